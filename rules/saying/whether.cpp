// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/whether.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/facts_in_words.h"
#include "rules/saying/given.h"
#include "rules/saying/places.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/who_does.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

class WhetherReader {
public:
    explicit WhetherReader(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    std::optional<AskedFacts> read()
    {
        if (auto asked = ofRun())
            return asked;
        if (isCardNext(m_scene)) {
            Attempt attempt(m_scene);
            const auto card = takeSuchAs(m_scene.token(1));
            if (auto asked = card ? ofCardNamed(*card) : std::nullopt) {
                attempt.keep();
                return asked;
            }
        }
        return ofWho();
    }

private:
    using Asked = std::optional<AskedFacts>;

    /// "is it passed": the ice; "is it stolen": the agenda.
    std::optional<std::string> takeSuchAs(const Token &flag)
    {
        if (flag.is(TermKind::Flag, "passed") || flag.is(TermKind::Flag, "broken"))
            return takeCard(m_scene, fitsVerb("encounter"));
        if (flag.is(TermKind::Flag, "stolen") || flag.is(TermKind::Flag, "scored"))
            return takeCard(m_scene, [](const Draft &draft, const std::string &card) {
                return draft.typeOf(card) == rules::CardType::Agenda;
            });
        return takeCard(m_scene);
    }

    [[nodiscard]] static AskedFacts facts(std::vector<std::string> facts, std::string says,
                                          Json whether = {})
    {
        return {std::move(facts), std::move(says), std::move(whether)};
    }

    static AskedFacts whatHappens()
    {
        return facts({"order"}, English::tr("what happens, one after the other?"));
    }

    /// Of a card: "trashed", "passed".
    static AskedFacts isSo(const std::string &card, const char *fact, std::string says, bool value)
    {
        const std::string path = card + '.' + fact;
        return facts({path}, std::move(says), claimOf(path, value));
    }

    [[nodiscard]] AskedFacts isTrashed(const std::string &card, bool value) const
    {
        return isSo(card, "trashed",
                    English::tr("is {card} trashed?", {{"card", m_draft.nameOf(card)}}), value);
    }

    [[nodiscard]] AskedFacts isPassed(const std::string &card) const
    {
        return isSo(card, "passed",
                    English::tr("is {card} passed?", {{"card", m_draft.nameOf(card)}}), true);
    }

    /// "do the subs resolve", "are they broken": of the ice that is met.
    Asked ofSubroutines()
    {
        const bool isOfAll = m_scene.take(TermKind::Moment, "run/subroutines") // "subs fire"
            || (m_scene.take(TermKind::Noun, "subroutines")
                && (m_scene.take(TermKind::Verb, "resolve")
                    || m_scene.take(TermKind::Flag, "broken")));
        if (!isOfAll)
            return std::nullopt;
        const std::string ice = m_draft.textAt("state/run/ice");
        if (ice.empty())
            return whatHappens();
        m_scene.doubts = true; // where breaking is still to come
        return flagged(ice, "broken", m_draft.nameOf(ice));
    }

    Asked ofRun()
    {
        Attempt attempt(m_scene);
        if (auto asked = ofSubroutines()) {
            attempt.keep();
            return asked;
        }
        if (m_scene.take(TermKind::Noun, "game")) {
            (void)(m_scene.take(TermKind::Flag, "over") || m_scene.take(TermKind::Verb, "end"));
            attempt.keep();
            return facts({"winner"}, English::tr("who wins?"),
                         claimOf("winner", "nobody", "is_not"));
        }
        if (!m_scene.take(TermKind::Noun, "run"))
            return std::nullopt;
        const bool goesOn = m_scene.take(TermKind::Verb, "continue");
        if (!goesOn)
            (void)m_scene.take(TermKind::Verb); // "count", "end"
        const auto flag = m_scene.take(TermKind::Flag);
        attempt.keep();
        if (flag && (*flag == "successful" || *flag == "unsuccessful"))
            return facts({"run.status"}, English::tr("is the run successful?"),
                         claimOf("run.status", *flag));
        return facts({"run.on", "run.status"}, English::tr("is the run over?"),
                     claimOf("run.on", goesOn));
    }

    /// "(does Tyrant) get its token", "(do I) get a counter": one more than before.
    Asked ofCounter(const std::string &card)
    {
        Attempt attempt(m_scene);
        if (card.empty() || !m_draft.cardOf(card)
            || (!m_scene.take(TermKind::Verb, "take") && !m_scene.take(TermKind::Verb, "gain")))
            return std::nullopt;
        m_scene.skipIdle();
        const int more = m_scene.takeNumber().value_or(1);
        m_scene.skipIdle();
        const auto noun = m_scene.take(TermKind::Noun);
        const std::string kind = noun && *noun != "credits" && *noun != "power"
            ? counterKind(m_draft, card, *noun, true)
            : std::string();
        if (kind.empty())
            return std::nullopt;
        attempt.keep();
        const std::string path = Draft::objectPath(card) + "/counters/" + kind;
        const std::string fact = card + '.' + kind;
        return facts({fact},
                     English::tr("does {card} get a counter?", {{"card", m_draft.nameOf(card)}}),
                     claimOf(fact, m_draft.numberAt(path).value_or(0) + more, "at_least"));
    }

    /// "(do I lose) the three on Whizzard", "the credits on Kati Jones": what lies there then.
    Asked lostFromCard()
    {
        Attempt attempt(m_scene);
        (void)m_scene.take(TermKind::Place, "all");
        m_scene.skipIdle();
        (void)m_scene.takeNumber();
        const auto noun = m_scene.take(TermKind::Noun);
        if (!m_scene.take(TermKind::Link, "on") || !isCardNext(m_scene)
            || m_scene.value(TermKind::It))
            return std::nullopt;
        const auto card = takeCard(m_scene);
        const std::string kind = counterKind(m_draft, *card, noun ? *noun : "credits");
        if (kind.empty())
            return std::nullopt;
        attempt.keep();
        const bool isRecurring = kind == "credits" && m_draft.modelOf(*card)->recurring.refillsTo;
        const std::string key = isRecurring ? "recurring" : kind == "credits" ? "credit" : kind;
        return facts(
            {*card + '.' + key},
            English::tr("how many of these are on {card}?", {{"card", m_draft.nameOf(*card)}}));
    }

    Asked ofCardNamed(const std::string &card)
    {
        const std::string name = m_draft.nameOf(card);
        if (auto asked = ofCounter(card))
            return asked;
        if (auto asked = takeGivenBy(m_scene, card))
            return asked;
        (void)m_scene.take(TermKind::Verb, "take"); // "does it get trashed"
        if (const auto flag = m_scene.take(TermKind::Flag))
            return flagged(card, *flag, name);
        if (auto asked = takeTriggering(m_scene, card))
            return asked;
        if (m_scene.take(TermKind::Verb, "resolve"))
            return whatHappens();
        m_scene.skipIdle();
        const bool dies = isOfDying(m_scene.token());
        if (m_scene.take(TermKind::Verb, "survive"))
            return isTrashed(card, dies);
        if (Attempt go(m_scene); m_scene.take(TermKind::Verb, "go") && m_scene.isAtMark()) {
            go.keep();
            m_scene.doubts = true; // "does it go?": where to, nobody says
            return isTrashed(card, true);
        }
        if (m_scene.take(TermKind::Verb, "trash") && isCardNext(m_scene))
            return isTrashed(*takeCard(m_scene), true);
        if (m_scene.take(TermKind::Verb, "bypass") && isCardNext(m_scene))
            return isPassed(*takeCard(m_scene));
        if (const auto place = takePlace(m_scene))
            return facts({card + ".zone"}, English::tr("where is {card}?", {{"card", name}}));
        return std::nullopt;
    }

    Asked ofWho()
    {
        const auto who = m_scene.takeWho();
        (void)m_scene.take(TermKind::Ask, "must");
        m_scene.skipIdle();
        const bool dies = isOfDying(m_scene.token());
        if (const auto flag = m_scene.take(TermKind::Flag)) {
            if (*flag == "tagged" || *flag == "untagged")
                return facts({"runner.tagged"}, English::tr("is the Runner tagged?"),
                             claimOf("runner.tagged", *flag == "tagged"));
            m_scene.doubts = m_scene.doubts || mayBeACard(m_scene);
            return *flag == "dead" || *flag == "alive" ? Asked(isFlatlined(dies)) : std::nullopt;
        }
        if (m_scene.take(TermKind::Verb, "survive")) {
            m_scene.doubts = m_scene.doubts || !who || mayBeACard(m_scene);
            return isFlatlined(dies);
        }
        if (m_scene.take(TermKind::Verb, "win")) {
            const auto side = who ? who->side : std::nullopt;
            return facts({"winner"}, English::tr("who wins?"),
                         side ? claimOf("winner", core::toWord(rules::sideWords, *side)) : Json());
        }
        return changed(who);
    }

    /// "does he lose credits", "does she get a tag", "does the runner pay 3"
    Asked changed(const std::optional<Who> &who)
    {
        if (auto asked = takeGivenTo(m_scene, who))
            return asked;
        if (auto asked = ofCounter(m_scene.card)) {
            m_scene.doubts = true; // on which card, nobody says
            return asked;
        }
        const auto verb = m_scene.take(TermKind::Verb);
        if (auto asked = verb && *verb == "lose" ? lostFromCard() : std::nullopt)
            return asked;
        const bool has = !verb && m_scene.take(TermKind::Have, "has");
        if (!verb && !has)
            return std::nullopt;
        (void)m_scene.take(TermKind::Place);
        const bool isCounted = m_scene.takeNumber().has_value();
        const bool isGot = verb && *verb == "take" && m_scene.is(TermKind::Type, "agenda")
            && !m_draft.script().empty(); // "does he get the agenda", of one that is accessed
        if (verb && (*verb == "steal" || isGot) && isCardNext(m_scene)) {
            const auto card = takeCard(m_scene, fitsVerb("steal"));
            return card ? flagged(*card, "stolen", m_draft.nameOf(*card)) : Asked();
        }
        if (verb && (*verb == "pass" || *verb == "encounter" || *verb == "access")
            && isCardNext(m_scene)) {
            const auto card = takeCard(m_scene, fitsVerb(*verb == "pass" ? "encounter" : *verb));
            if (!card)
                return std::nullopt;
            return *verb == "pass" ? isPassed(*card) : whatHappens();
        }
        const auto noun = m_scene.take(TermKind::Noun);
        if (verb && !changesNumbers(*verb))
            return std::nullopt;
        const bool isOfFive = isCounted && m_scene.isAtMark();
        // "do we pay?": how much, nobody says
        m_scene.doubts =
            m_scene.doubts || (!noun && verb && !isCounted && m_draft.script().empty());
        if (!noun && verb
            && (*verb == "spend" || (isOfFive && (*verb == "gain" || *verb == "lose"))))
            return ofPlayer(m_scene, "credits", std::nullopt, who);
        if (!noun && verb && *verb == "draw")
            return ofPlayer(m_scene, "cards", std::nullopt, who);
        auto asked = noun ? ofOnePlayer(*noun) : std::nullopt;
        return !noun || asked ? asked : ofPlayer(m_scene, *noun, std::nullopt, who);
    }

    Scene &m_scene;
    Draft &m_draft;
};

} // namespace

std::optional<AskedFacts> takeWhether(Scene &scene) { return WhetherReader(scene).read(); }

std::optional<AskedFacts> takeTrashedInAccess(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.take(TermKind::Verb, "trash") || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene, [](const Draft &draft, const std::string &object) {
        return draft.isAccessed(object);
    });
    if (!card || !scene.draft.isAccessed(*card))
        return std::nullopt;
    attempt.keep();
    scene.doubts = true; // it is looked at what comes of it
    const std::string fact = *card + ".trashed";
    return AskedFacts{{fact},
                      English::tr("is {card} trashed?", {{"card", scene.draft.nameOf(*card)}}),
                      claimOf(fact, true)};
}

} // namespace saying
