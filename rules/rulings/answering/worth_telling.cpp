// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/worth_telling.h"

#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/steps_passed.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// What is asked for, and what that makes of a line.
class Reader {
public:
    Reader(std::span<const TraceLine> trace, const State &state, const Question &question)
        : m_trace(trace), m_state(state), m_question(question)
    {
    }

    [[nodiscard]] std::vector<std::size_t> told() const
    {
        std::vector<std::size_t> told, beside;
        const std::vector<bool> left = leftBeside();
        for (std::size_t i = 0; i < m_trace.size(); ++i)
            (left[i] ? beside : told).push_back(i);
        dropSteps(told, m_trace, m_question);
        if (std::ranges::any_of(told, [&](std::size_t i) { return !m_trace[i].because.empty(); }))
            return told;
        told.insert(told.end(), beside.begin(), beside.end());
        std::ranges::sort(told);
        dropSteps(told, m_trace, m_question);
        return told;
    }

private:
    [[nodiscard]] bool isAsked(Ids facts) const
    {
        return std::ranges::any_of(m_question.report, [&](std::string_view path) {
            return std::ranges::any_of(facts,
                                       [&](std::string_view fact) { return path.ends_with(fact); });
        });
    }

    /// The act that is asked about concerns it.
    [[nodiscard]] bool isOfAct(ObjectId card) const
    {
        const auto &act = m_question.act;
        return act
            && (act->object == card || std::ranges::find(act->chosen, card) != act->chosen.end());
    }

    [[nodiscard]] bool isAskedAbout(ObjectId card) const
    {
        return m_question.ask == Ask::Order || isFactAsked(card, {}) || isOfAct(card);
    }

    /// A fact of that card, or one of these if there are any.
    [[nodiscard]] bool isFactAsked(ObjectId card, Ids facts) const
    {
        const std::string_view name = m_state[card].name;
        return std::ranges::any_of(m_question.report, [&](std::string_view path) {
            return path.size() > name.size() && path.starts_with(name) && path[name.size()] == '.'
                && (facts.size() == 0 || isAmong(path.substr(name.size() + 1), facts));
        });
    }

    /// Where that card lies, or how.
    [[nodiscard]] bool isPlaceAsked(ObjectId card) const
    {
        return m_question.ask == Ask::Order
            || isAsked({m_state[card].owner == Side::Corp ? "corp.pile" : "runner.pile"})
            || isFactAsked(card, {"zone", "faceup", "known-to", "position", "active", "revealed"})
            || isOfAct(card);
    }

    [[nodiscard]] bool isFollowedBy(std::size_t line, std::string_view rule) const
    {
        return line + 1 < m_trace.size() && !m_trace[line + 1].idle
            && restsOn(m_trace[line + 1], rule);
    }

    /// Something waits for what the line tells.
    [[nodiscard]] bool isWaitedFor(std::size_t line) const
    {
        return isFollowedBy(line, "trigger.met") || isFollowedBy(line, "trigger.works-inactive")
            || isFollowedBy(line, "prevent.while-resolving")
            || isFollowedBy(line, "avoid.while-resolving");
    }

    /// What a card that was played, paid with or trashed does in the end.
    [[nodiscard]] bool followsOfItself(std::size_t i) const
    {
        const std::string_view rule = ruleOf(m_trace[i]);
        const ObjectId card = cardOf(m_trace[i]);
        if (!card.exists())
            return false;
        if (rule == "zone.trash-pile" && i > 0 && restsOn(m_trace[i - 1], "cost.at-once")
            && cardOf(m_trace[i - 1]) == card)
            return m_question.ask != Ask::Order;
        if (rule == "play.steps" && m_question.ask != Ask::Cost) // that it is played was said
            return !isFactAsked(card, {"faceup", "known-to", "active", "revealed"});
        if (isWaitedFor(i))
            return false;
        if (rule == "play.resolved")
            return !isPlaceAsked(card);
        if (rule == "access.trashed-faceup") // the next line says it, with how it lies
            return (isFollowedBy(i, "archives.orientation") || isFollowedBy(i, "archives.accessed"))
                && (isPlaceAsked(card) || isWaitedFor(i + 1));
        if (!isAmong(rule, {"zone.trash-pile", "archives.orientation", "archives.accessed"})
            || isPlaceAsked(card))
            return false;
        std::size_t cause = i; // behind which the server may have ceased to exist
        while (cause-- > 0
               && (ruleOf(m_trace[cause]) == rule || ruleOf(m_trace[cause]) == "server.ceases"))
            ;
        return cause < i
            && (restsOn(m_trace[cause], "play.resolved") || restsOn(m_trace[cause], "cost.at-once")
                || restsOn(m_trace[cause], "access.trashed-faceup"));
    }

    /// A card on the table waits for such, and not for its own.
    [[nodiscard]] bool isAnyMetBy(EventKind event) const
    {
        return std::ranges::any_of(m_state.objects, [&](const Object &object) {
            return std::ranges::any_of(object.card->abilities, [&](const Ability &ability) {
                const auto *conditional = ability.asIf<ConditionalAbility>();
                return isMetBy(ability, event)
                    && !(conditional && conditional->when.object
                         && conditional->when.object->ref == Ref::Self);
            });
        });
    }

    /// What the line above it says has no other effect.
    [[nodiscard]] bool isAllOfIt(std::size_t i) const
    {
        return i > 0 && m_trace[i - 1].depth < m_trace[i].depth
            && restsOn(m_trace[i - 1], "subroutine.resolve-in-order")
            && m_trace[i + 1].depth < m_trace[i].depth;
    }

    /// What a text has forbidden before, the refusal says again.
    [[nodiscard]] bool isRefusedAgain(std::size_t i) const
    {
        if (m_question.ask != Ask::Legal || i + 1 >= m_trace.size()
            || ruleOf(m_trace[i]) != "cannot.prevails"
            || ruleOf(m_trace.back()) != "cannot.prevails" || isAllOfIt(i))
            return false;
        const auto cards = cardsOf(m_trace[i]);
        return cards.size() > 1 && cards == cardsOf(m_trace.back());
    }

    /// Of what people see and know, and of servers that are no more.
    [[nodiscard]] bool isOfKnowledge(std::size_t i) const
    {
        const TraceLine &line = m_trace[i];
        const std::string_view rule = ruleOf(line);
        if (isAmong(
                rule,
                {"info.not-shown", "info.hq-accesses", "info.install-hidden", "info.show-chosen"}))
            return !isAsked({"known-to", ".revealed"});
        if (rule == "archives.not-turned" || rule == "discard.facedown")
            return !isAsked({".faceup", "known-to", ".revealed"});
        if (rule == "breaker.boost-over")
            return !isFactAsked(cardOf(line), {"strength"});
        if (rule == "score.tokens-removed")
            return !isAsked({".advancement"});
        if (rule == "score.adding" && !cardOf(line).exists())
            return !isAnyMetBy(EventKind::Scored) && !isAnyMetBy(EventKind::Stolen);
        if (rule == "info.looked-at") // what happens to them then says more
            return m_question.ask != Ask::Order
                && (!isAsked({".position", ".depth"})
                    || (i + 1 < m_trace.size() && m_trace[i + 1].depth >= line.depth));
        const bool ofServer = m_question.act
            && (m_question.act->kind == ActKind::Install || m_question.act->kind == ActKind::Run);
        return rule == "server.ceases" && !ofServer && !isAsked({".exists", ".new", ".ice"});
    }

    /// How several things follow each other, or from where a payment comes, which nobody asked.
    [[nodiscard]] bool isOfSequence(std::size_t i) const
    {
        if (m_question.ask == Ask::Order)
            return false;
        const std::string_view rule = ruleOf(m_trace[i]);
        const bool ofAct = m_question.ask == Ask::Legal || m_question.ask == Ask::Cost;
        if (rule == "click.lost" || rule == "click.running-total")
            return !ofAct && !isAsked({".clicks"});
        if (rule == "batch.simultaneous")
            return std::none_of(m_trace.begin() + static_cast<std::ptrdiff_t>(i), m_trace.end(),
                                [](const TraceLine &line) { return line.triggers; });
        if (rule == "run.bad-publicity" || rule == "run.bad-publicity-lost")
            return !(ofAct && m_question.by == Side::Runner)
                && !isAsked({"runner.credits", "run.credits"});
        if (rule == "access.number" && !m_trace[i].value)
            return !isAsked({".accesses", ".accessed"});
        return rule == "cost.triggers-after" || (rule == "cost.hosted-counters" && !ofAct);
    }

    /// What becomes of a card that was accessed and stays where it was.
    [[nodiscard]] bool isOfReturn(std::size_t i) const
    {
        const std::string_view rule = ruleOf(m_trace[i]);
        if (rule == "access.goes-back" && !cardOf(m_trace[i]).exists())
            return !isAsked({".zone", ".faceup", ".position", "known-to"});
        const ObjectId card = cardOf(m_trace[i]);
        if (!card.exists()
            || !isAmong(rule, {"access.set-aside", "access.not-again", "access.goes-back"}))
            return false;
        // Where it lies then matters to an act only if that is to access it.
        const bool asked = m_question.ask == Ask::Legal ? m_question.act->kind == ActKind::Access
                                                        : isAskedAbout(card);
        return !asked && !isWaitedFor(i);
    }

    [[nodiscard]] bool wasSaidBy(std::string_view rule, std::size_t before) const
    {
        return std::any_of(m_trace.begin(), m_trace.begin() + static_cast<std::ptrdiff_t>(before),
                           [&](const TraceLine &one) { return ruleOf(one) == rule; });
    }

    /// The run ends with its server, and nobody asked how it goes on.
    [[nodiscard]] bool isOfServerGone(std::size_t i) const
    {
        return ruleOf(m_trace[i]) == "run.server-gone" && !isAboutCourse(m_question)
            && std::none_of(m_trace.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_trace.end(),
                            [](const TraceLine &one) {
                                return restsOn(one, "trigger.met")
                                    || restsOn(one, "trigger.works-inactive");
                            });
    }

    /// That the ability which is asked about was met says more.
    [[nodiscard]] bool isPlainAfterMet(std::size_t i) const
    {
        if (!m_trace[i].plain || !m_question.act || !m_question.act->object.exists())
            return false;
        return std::any_of(m_trace.begin(), m_trace.begin() + static_cast<std::ptrdiff_t>(i),
                           [&](const TraceLine &line) {
                               return restsOn(line, "trigger.met") && !line.plain
                                   && speaksOf(line, m_question.act->object);
                           });
    }

    /// How a number comes about is told where a breaker is measured by it, otherwise at the last.
    [[nodiscard]] bool isValueTwice(std::size_t i) const
    {
        const auto isSame = [&](std::size_t other) {
            return m_trace[other].what == m_trace[i].what;
        };
        const auto measures = [&](std::size_t line) {
            return isFollowedBy(line, "breaker.strength");
        };
        for (std::size_t other = 0; other < m_trace.size(); ++other)
            if (isSame(other) && other != i && (other < i ? measures(other) : !measures(i)))
                return true;
        return false;
    }

    /// Another line says the same.
    [[nodiscard]] bool isSaidTwice(std::size_t i) const
    {
        const TraceLine &line = m_trace[i];
        if (line.value && isValueTwice(i))
            return true;
        if (line.retold || isAsChosen(m_trace, i, m_state) || wasSaidWithMore(m_trace, i, m_state)
            || isPlainAfterMet(i) || isRefusedAgain(i))
            return true;
        if (ruleOf(line) == "info.show-chosen" && cardOf(line).exists()) // the next line says it
            return isFollowedBy(i, "info.reveal") && cardOf(m_trace[i + 1]) == cardOf(line);
        if (line.ofReport && ruleOf(line) == "install.not-a-new-server")
            return wasSaidBy("install.not-a-new-server", i);
        if (line.endsRun)
            return std::any_of(
                m_trace.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_trace.end(),
                [](const TraceLine &one) { return restsOn(one, "run.unsuccessful"); });
        if (ruleOf(line) == "access.trash-cost")
            return isFollowedBy(i, "cost.at-once");
        return ruleOf(line) == "trace.corp-first"
            && std::any_of(m_trace.begin(), m_trace.begin() + static_cast<std::ptrdiff_t>(i),
                           [&](const TraceLine &one) { return one.what == line.what; });
    }

    /// How a run goes its way, and no more than that.
    [[nodiscard]] bool isOfCourse(std::size_t i) const
    {
        const TraceLine &line = m_trace[i];
        if (line.stepOf || line.speaksOf)
            return !line.endsRun;
        const bool ofAccess = isAmong(ruleOf(line), {"access.card", "access.hq", "access.rnd"});
        if (!ofAccess
            && !isAmong(ruleOf(line),
                        {"run.approach-inward", "run.pass", "run.pass-unrezzed", "run.successful"}))
            return false;
        const ObjectId card = cardOf(line);
        return !card.exists() || (!isAskedAbout(card) && !(ofAccess && actsOnAccess(card)));
    }

    /// Its text waits for being accessed, which is told even where nothing comes of it.
    [[nodiscard]] bool actsOnAccess(ObjectId card) const
    {
        return std::ranges::any_of(m_state[card].card->abilities, [](const Ability &ability) {
            return isMetBy(ability, EventKind::Accessed);
        });
    }

    /// Whether anything else than a course is told.
    [[nodiscard]] bool hasDeed(const std::vector<bool> &left) const
    {
        for (std::size_t i = 0; i < m_trace.size(); ++i) {
            if (!left[i] && !isOfCourse(i) && !m_trace[i].because.empty() && !m_trace[i].price)
                return true;
        }
        return false;
    }

    [[nodiscard]] bool isMetByNext(std::size_t i) const
    {
        return isFollowedBy(i, "trigger.met")
            || isFollowedBy(i, "trigger.requirement-in-condition");
    }

    /// Lines of the course of a run that nothing follows from before the next act of the script.
    void leaveCourse(std::vector<bool> &left) const
    {
        const bool ofAct = m_question.ask == Ask::Legal || m_question.ask == Ask::Cost;
        if ((m_question.ask != Ask::Outcome && !ofAct) || isAboutCourse(m_question))
            return;
        // What an act rests on is where the game has come to.
        bool nothing = !ofAct && hasDeed(left); // follows
        std::optional<std::size_t> where; // an act is done, though an encounter is told before
        for (std::size_t i = m_trace.size(); i-- > 0;) {
            if (m_trace[i].ofReport) // a fact that was asked for comes of no course
                continue;
            // At a step of a turn no run is on any more.
            if (ofAct && m_trace[i].stepOf && m_trace[i].stepOf->kind != TimingKind::Run) {
                nothing = true;
                continue;
            }
            if (i + 1 < m_trace.size() && m_trace[i].played != m_trace[i + 1].played) {
                nothing = true;
                where = m_trace[i].stepOf ? std::optional(i) : std::nullopt;
            }
            // That it was successful may be what an act or an ability asks for.
            const std::string_view rule = ruleOf(m_trace[i]);
            if ((rule == "run.successful" && (ofAct || isMetByNext(i)))
                || (rule == "run.pass" && isFollowedBy(i, "trigger.met")))
                continue;
            nothing = nothing && (left[i] || isOfCourse(i));
            if (nothing)
                left[i] = true;
            else if (where && restsOn(m_trace[i], "encounter.before-paid"))
                left[*where] = false;
        }
    }

    [[nodiscard]] std::vector<bool> leftBeside() const
    {
        std::vector<bool> left(m_trace.size());
        for (std::size_t i = 0; i < m_trace.size(); ++i)
            left[i] = followsOfItself(i) || isOfKnowledge(i) || isOfReturn(i) || isSaidTwice(i)
                || isOfServerGone(i) || isOfSequence(i);
        leaveVain(left, m_trace, m_state, m_question);
        leaveCourse(left);
        return left;
    }

    std::span<const TraceLine> m_trace;
    const State &m_state;
    const Question &m_question;
};

} // namespace

std::vector<std::size_t> worthTelling(std::span<const TraceLine> trace, const State &state,
                                      const Question &question)
{
    return Reader(trace, state, question).told();
}

} // namespace rulings
