// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/untold.h"

#include "core/words.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/silent_cards.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// It says where a card goes or what is done with it, and not what its text does.
bool isOfPlace(const TraceLine &line)
{
    constexpr std::array<std::string_view, 9> rules{"access.",    "archives.",  "zone.",
                                                    "install.",   "info.",      "run.",
                                                    "encounter.", "score.area", "play."};
    return std::ranges::all_of(line.because, [&](const Rule *rule) {
        return std::ranges::any_of(rules, [&](std::string_view one) {
            return std::string_view(rule->id).starts_with(one);
        });
    });
}

/// It says how a run comes to a card and passes it.
bool isOfRun(const TraceLine &line)
{
    return !line.because.empty() && std::ranges::all_of(line.because, [](const Rule *rule) {
        return std::string_view(rule->id).starts_with("run.");
    });
}

/// Lines that may tell what the text of a card does or does not do.
std::vector<const TraceLine *> linesOfTexts(const std::vector<TraceLine> &trace)
{
    std::vector<const TraceLine *> lines;
    for (const TraceLine &line : trace)
        if (!line.because.empty() && (line.of.exists() || !isOfPlace(line)))
            lines.push_back(&line);
    return lines;
}

bool tellsOf(const TraceLine &line, ObjectId card)
{
    return line.of == card || (!isOfPlace(line) && speaksOf(line, card));
}

/// What is left of it, each where it came up; none behind `end`.
void insertIdle(Table &table, std::size_t end)
{
    auto &trace = table.record.trace;
    auto &silent = table.record.silent;
    for (Silent &one : silent) {
        one.at = std::min(one.at, end);
        // What an ability does stands right under that it triggers.
        if (one.at > 0 && trace[one.at - 1].triggers) {
            one.depth = trace[one.at - 1].depth;
            while (one.at < end && trace[one.at].depth > one.depth)
                ++one.at;
        }
    }
    std::ranges::stable_sort(silent, {}, &Silent::at);
    for (auto one = silent.rbegin(); one != silent.rend(); ++one) {
        const RuleName rule = table.orElse(one->rule, "trigger.met"_rule);
        TraceLine line;
        line.what = one->why;
        if (table.hasRule(rule))
            line.because.push_back(&table.book->rule(rule));
        line.depth = one->depth;
        line.played = one->played;
        line.ofReport = one->ofReport;
        line.idle = true;
        trace.insert(trace.begin() + static_cast<std::ptrdiff_t>(one->at), std::move(line));
    }
}

/// The number that its requirement begins with; none: it asks for something else.
std::optional<int> leastAsked(const Silent &one)
{
    const auto *conditional = one.ability ? one.ability->asIf<ConditionalAbility>() : nullptr;
    if (!conditional)
        return std::nullopt;
    const Condition &also = conditional->when.also;
    const Condition &first =
        also.kind == Condition::Kind::All && !also.parts.empty() ? also.parts.front() : also;
    return first.kind == Condition::Kind::AtLeast && !first.negated
            && first.right.of == Amount::Of::Nothing
        ? std::optional(first.right.plus)
        : std::nullopt;
}

/// It tells why the text of a card does not count for another one of which something is asked, and
/// no line tells of both.
bool isOfAsked(const Table &table, const Question &question, const Silent &one)
{
    if (!one.ability || one.ability->kind() != AbilityKind::Constant)
        return false;
    ObjectId other;
    one.why.forEachValue([&](const Sentence::Value &value) {
        if (const auto *card = std::get_if<ObjectId>(&value); card && *card != one.source)
            other = *card;
    });
    if (!other.exists())
        return false;
    const std::string path = table.state[other].name + '.';
    const auto tellsOfBoth = [&](const TraceLine &line) {
        return speaksOf(line, one.source) && speaksOf(line, other);
    };
    return std::ranges::any_of(question.report,
                               [&](const std::string &fact) { return fact.starts_with(path); })
        && std::ranges::none_of(table.record.trace, tellsOfBoth);
}

/// Which of them stand for the others of their card.
std::vector<bool> standsForOthers(const std::vector<Silent> &silent)
{
    // Of several abilities for which nothing comes of one event, the last one stands for all.
    const auto isLast = [&](const Silent &one) {
        const auto first = std::ranges::find_if(silent, [&](const Silent &other) {
            return !other.first && other.source == one.source;
        });
        const auto same = [&](const Silent &other) {
            return !other.first && other.source == one.source && other.at == first->at;
        };
        return &one == &*std::find_if(silent.rbegin(), silent.rend(), same);
    };
    // Of several numbers of one thing the least: what falls short of it falls short of the others.
    const auto isLeast = [&](const Silent &one) {
        const auto asked = leastAsked(one);
        return asked && std::ranges::none_of(silent, [&](const Silent &other) {
                   const auto others = leastAsked(other);
                   return &other != &one && !other.first && other.source == one.source
                       && other.at == one.at && (!others || *others < *asked);
               });
    };
    const auto hasLeast = [&](const Silent &one) {
        return std::ranges::any_of(silent, [&](const Silent &other) {
            return !other.first && other.source == one.source && other.at == one.at
                && isLeast(other);
        });
    };
    std::vector<bool> last;
    for (const Silent &one : silent)
        last.push_back(one.first || (hasLeast(one) ? isLeast(one) : isLast(one)));
    return last;
}

/// An effect of its card has made it: that nothing came of it matters where that effect was told.
bool isMade(const Table &table, const Silent &one)
{
    return std::ranges::none_of(table.state[one.source].card->abilities,
                                [&](const Ability &own) { return &own == one.ability; });
}

/// What a card that was played costs besides, where what the player has left is asked.
bool isOfPlaying(const Table &table, const Question &question, const Silent &one)
{
    const std::string player(core::toWord(rules::sideWords, table.state[one.source].owner));
    return one.ability->kind() == AbilityKind::AdditionalCost
        && std::ranges::any_of(question.script,
                               [&](const Act &act) {
                                   return act.kind == ActKind::Play && act.object == one.source;
                               })
        && std::ranges::any_of(question.report, [&](const std::string &fact) {
               return (one.ability->cost.clicks > 0 && fact == player + ".clicks")
                   || (!one.ability->cost.credits.is(0) && fact == player + ".credits");
           });
}

/// It waits for something at its server, which came elsewhere, where the credits of its player are
/// asked: what else of the card is told says nothing of that.
bool isOfAskedCredits(const Table &table, const Question &question, const Silent &one)
{
    const auto *conditional = one.ability ? one.ability->asIf<ConditionalAbility>() : nullptr;
    if (!conditional || conditional->when.event != EventKind::AccessesBegin
        || conditional->when.where == Where::Anywhere)
        return false;
    const std::string player(core::toWord(rules::sideWords, table.state[one.source].owner));
    return std::ranges::find(question.report, player + ".credits") != question.report.end();
}

/// A card that nothing is told of: why its ability does not trigger or count; of one that does
/// something, why not again. `before`: lines that stand behind in any case.
void insertSilent(Table &table, const Question &question, std::size_t before)
{
    auto &trace = table.record.trace;
    auto &silent = table.record.silent;
    // A refusal may have been told with it already.
    std::erase_if(silent, [&](const Silent &one) {
        return std::ranges::find(trace, one.why, &TraceLine::what) != trace.end();
    });
    if (silent.empty())
        return;
    const auto lines = linesOfTexts(trace);
    const std::vector<bool> last = standsForOthers(silent);
    std::size_t index = 0;
    std::erase_if(silent, [&](const Silent &one) {
        const bool kept = last[index++];
        if (one.first)
            return one.at > trace.size();
        // Asked about, it says why this ability does nothing though another one does.
        const bool apart = one.ability
            && (one.ability->kind() == AbilityKind::IfSuccessful || isMade(table, one)
                || isOfPlaying(table, question, one)
                || (one.ability->kind() == AbilityKind::Conditional
                    && areCountersAsked(table.state, question, one.source)));
        if (isOfAskedCredits(table, question, one))
            return false;
        // That it does not change what is asked of this card, it changes what is of others.
        if (kept && isOfAsked(table, question, one))
            return false;
        // Of a card that comes up elsewhere it need not be told where it does not.
        if (!one.ability && std::ranges::any_of(trace, [&](const TraceLine &line) {
                return !isOfRun(line) && speaksOf(line, one.source);
            }))
            return true;
        return !kept || std::ranges::any_of(lines, [&](const TraceLine *line) {
            return apart ? speaksOf(*line, AbilityOf{one.source, one.ability->id})
                         : tellsOf(*line, one.source);
        });
    });
    insertIdle(table, trace.size() - std::min(before, trace.size()));
}

} // namespace

namespace {

/// A card that cannot be chosen matters to who asks of it; that an ability waits for another turn,
/// the refusal of the one that is asked about says.
bool isSaidElsewhere(const Silent &one, const State &state, const Question &question, bool refused)
{
    const auto &act = question.act;
    // What is refused anyway needs no text that forbids nothing, nor another ability of its card.
    if (refused && one.ability && question.ask == Ask::Legal && act
        && (one.ability->kind() == AbilityKind::Cannot
            || (act->kind == ActKind::Use && act->object == one.source
                && act->ability != one.ability->id)))
        return true;
    if (!one.ability) {
        const std::string path = state[one.source].name + '.';
        return (act && act->object == one.source)
            || std::ranges::none_of(question.report, [&](const std::string &fact) {
                   return fact.starts_with(path);
               });
    }
    return question.ask == Ask::Legal && act && act->kind == ActKind::Use
        && act->object == one.source
        && (isMetBy(*one.ability, EventKind::TurnBegins)
            || isMetBy(*one.ability, EventKind::TurnEnds));
}

} // namespace

void tellSilent(Table &table, const Question &question, bool refused)
{
    std::erase_if(table.record.silent, [&](const Silent &card) {
        return isSaidElsewhere(card, table.state, question, refused);
    });
    const bool over = table.state.winner != Winner::Nobody;
    if (table.record.silent.empty() && !refused && !over && question.ask != Ask::Chooser)
        noteOnlyOne(table, question);
    if (!refused && !over) {
        noteNoDiscard(table, question);
        noteStaying(table, question);
        notePlayedInVain(table, question);
    }
    // What an act is refused or allowed for stands last.
    const bool ofAct =
        question.ask == Ask::Legal || question.ask == Ask::Cost || question.ask == Ask::Chooser;
    insertSilent(table, question, ofAct ? 1 : 0);
}

} // namespace rulings
