// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/outcomes.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/cards.h"
#include "rules/saying/facts_in_words.h"
#include "rules/saying/pronouns.h"

#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

class OutcomeReader {
public:
    explicit OutcomeReader(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    std::optional<AskedFacts> read()
    {
        Attempt attempt(m_scene);
        auto asked = any();
        if (!asked)
            return std::nullopt;
        takeTail();
        // "Can he kill me?": by what, where nothing is done and nothing is under way?
        m_scene.doubts = m_scene.doubts
            || (m_asksIfPossible && m_who && m_draft.script().empty() && !m_draft.at("state/run"));
        attempt.keep();
        return asked;
    }

private:
    using Asked = std::optional<AskedFacts>;

    Asked any()
    {
        if (m_scene.take(TermKind::Ask, "how-many") || m_scene.take(TermKind::Ask, "how-much"))
            return howMany();
        if (m_scene.take(TermKind::Ask, "happens"))
            return happensTo();
        if (m_scene.token().text == "which" && m_scene.at() > 0
            && m_scene.tokens()[m_scene.at() - 1].text == "," && isRelative(m_scene, m_scene.at()))
            return std::nullopt; // "(steals it,) which kills the current": told, not asked
        m_asksWhat = m_scene.is(TermKind::Ask, "what") || m_scene.is(TermKind::Ask, "which");
        const bool asks = m_scene.take(TermKind::Ask, "who") || m_scene.take(TermKind::Ask, "what")
            || m_scene.take(TermKind::Ask, "which");
        for (bool more = true; more; m_isAsked = m_isAsked || more) {
            const bool isMay = m_scene.take(TermKind::Ask, "may");
            m_asksIfPossible = m_asksIfPossible || isMay;
            more = isMay || m_scene.take(TermKind::Ask, "does") || m_scene.take(TermKind::Ask, "is")
                || m_scene.take(TermKind::Ask, "must");
        }
        m_isAsked = m_isAsked || asks;
        if (!m_isAsked)
            return std::nullopt;
        if (auto moved = credits())
            return moved;
        takeSubject();
        while (m_scene.take(TermKind::Ask, "must") || m_scene.take(TermKind::Ask, "may")) { }
        for (auto reader : {&OutcomeReader::trace, &OutcomeReader::kills, &OutcomeReader::run,
                            &OutcomeReader::stays, &OutcomeReader::changes})
            if (Attempt one(m_scene); auto asked = (this->*reader)()) {
                one.keep();
                if (asks) // "who wins the trace"
                    asked->whether = {};
                return asked;
            }
        return std::nullopt;
    }

    static AskedFacts facts(std::vector<std::string> facts, std::string says, Json whether = {})
    {
        return {std::move(facts), std::move(says), std::move(whether)};
    }

    [[nodiscard]] AskedFacts isTrashed(const std::string &card, bool value) const
    {
        AskedFacts asked = *flagged(card, "trashed", m_draft.nameOf(card));
        asked.whether = claimOf(card + ".trashed", value);
        return asked;
    }

    static AskedFacts whatHappens()
    {
        return facts({"order"}, English::tr("what happens, one after the other?"));
    }

    [[nodiscard]] bool ends() const
    {
        const Token &token = m_scene.token();
        return m_scene.isAtEnd() || token.isMark || token.value(TermKind::Join)
            || token.is(TermKind::Time, "now");
    }

    void takeSubject()
    {
        if ((m_who = m_scene.takeWho()))
            return;
        if (m_scene.value(TermKind::It) && !m_scene.token().card) {
            m_isIt = true;
            m_scene.skip();
            m_object = m_scene.card;
            return;
        }
        Scene ahead = m_scene;
        if (!m_scene.value(TermKind::Noun) && isCardNext(ahead))
            m_object = takeCard(m_scene).value_or(std::string());
    }

    /// "who wins the trace", "does he beat it", "is the trace successful"
    Asked trace()
    {
        const bool isFirst = m_scene.take(TermKind::Noun, "trace");
        const bool fails = m_scene.take(TermKind::Flag, "unsuccessful");
        const bool isLost = !fails && m_scene.take(TermKind::Verb, "lose");
        const bool isDone = fails || isLost || m_scene.take(TermKind::Verb, "win")
            || m_scene.take(TermKind::Verb, "resolve") || m_scene.take(TermKind::Verb, "survive")
            || m_scene.take(TermKind::Verb, "pass") || m_scene.take(TermKind::Verb, "prevent")
            || m_scene.take(TermKind::Flag, "successful") || m_scene.take(TermKind::Flag, "passed");
        if (!isDone || (!isFirst && !m_scene.take(TermKind::Noun, "trace")))
            return std::nullopt;
        // Of the Runner it is asked whether it fails.
        const bool isOfRunner = m_who && m_who->side == Side::Runner;
        const bool isKnown = isFirst || (m_who && m_who->side);
        return facts({"trace.successful"}, English::tr("is the trace successful?"),
                     isKnown ? claimOf("trace.successful", !fails && isLost == isOfRunner)
                             : Json());
    }

    /// An event or operation that nobody has played yet has to be played to do anything.
    void playSubject()
    {
        if (m_object.empty() || m_isIt)
            return;
        const CardType type = m_draft.typeOf(m_object);
        const std::string zone = m_draft.textAt(Draft::objectPath(m_object) + "/zone");
        if (m_draft.hasAct("play", m_object) || zone == "play-area" || !rules::isPlayed(type))
            return;
        if (auto said = actOn(m_scene, "play", m_object)) {
            beginAt(m_draft, *said);
            for (Json &act : said->acts)
                m_draft.play(std::move(act));
        }
    }

    /// "does the second one kill him", "does that kill mimic"
    Asked kills()
    {
        if (!m_scene.take(TermKind::Verb, "kill"))
            return std::nullopt;
        if (isCardNext(m_scene)) {
            const auto card = takeCard(m_scene);
            return isTrashed(*card, true);
        }
        (void)m_scene.takeWho();
        if (!ends())
            return std::nullopt;
        playSubject();
        return isFlatlined(true);
    }

    /// "does he get in", "does it end the run", "is he through"
    Asked run()
    {
        const bool isRun =
            m_scene.take(TermKind::Verb, "end") && m_scene.take(TermKind::Noun, "run");
        bool passes = !isRun
            && (m_scene.take(TermKind::Verb, "pass") || m_scene.take(TermKind::Flag, "passed")
                || m_scene.take(TermKind::Moment, "run/access"));
        const bool isThrough = !isRun && !passes && m_who // "am I through?"
            && (m_scene.token().text == "through" || m_scene.token().text == "past");
        if (isThrough)
            m_scene.skip();
        if (Attempt past(m_scene); isThrough && !ends()) { // "is he past it?"
            const auto ice =
                isCardNext(m_scene) ? takeCard(m_scene, fitsVerb("encounter")) : std::nullopt;
            if (!ice || !ends() || m_draft.typeOf(*ice) != CardType::Ice)
                return std::nullopt;
            past.keep();
            m_scene.doubts = m_scene.doubts || m_draft.script().empty();
            return isPassed(*ice);
        }
        m_scene.doubts = m_scene.doubts || (isThrough && m_draft.script().empty());
        passes = passes || isThrough;
        if (!isRun && (!passes || (m_object.empty() && !m_who)))
            return std::nullopt;
        if (isRun || (m_who && ends())) {
            const std::string ice = m_draft.textAt("state/run/ice");
            if (isRun || ice.empty())
                return facts({"run.on", "run.status"}, English::tr("is the run over?"),
                             isRun ? claimOf("run.on", false) : Json());
            return isPassed(ice);
        }
        if (!m_who)
            return ends() ? flagged(m_object, "passed", m_draft.nameOf(m_object)) : std::nullopt;
        const auto card =
            isCardNext(m_scene) ? takeCard(m_scene, fitsVerb("encounter")) : std::nullopt;
        if (!card || m_draft.typeOf(*card) != CardType::Ice)
            return std::nullopt;
        return isPassed(*card);
    }

    [[nodiscard]] AskedFacts isPassed(const std::string &ice) const
    {
        m_scene.doubts = m_scene.doubts || m_asksIfPossible;
        return facts({ice + ".passed", "run.on"},
                     English::tr("is {card} passed?", {{"card", m_draft.nameOf(ice)}}),
                     claimOf(ice + ".passed", true));
    }

    /// "is it still there", "does ice wall die"
    Asked stays()
    {
        if (m_object.empty())
            return std::nullopt;
        m_scene.skipIdle();
        const bool dies = isOfDying(m_scene.token());
        const bool stays = m_scene.take(TermKind::Flag, "alive")
            || m_scene.take(TermKind::Flag, "dead") || m_scene.take(TermKind::Verb, "survive");
        return stays ? Asked(isTrashed(m_object, dies)) : std::nullopt;
    }

    /// "does the corp lose": the game.
    [[nodiscard]] Asked loses() const
    {
        const auto side = m_who ? m_who->side : std::nullopt;
        const auto other = side == Side::Corp ? Side::Runner : Side::Corp;
        return facts({"winner"}, English::tr("who wins?"),
                     side ? claimOf("winner", core::toWord(rules::sideWords, other)) : Json());
    }

    /// "does he lose a program", "does the corp lose", "does that work"
    Asked changes()
    {
        if (m_scene.take(TermKind::Verb, "lose")) {
            m_scene.doubts = m_scene.doubts || m_scene.value(TermKind::It); // what that is
            Scene ahead = m_scene;
            ahead.skipIdle(); // "there and then"
            if (ends() || ahead.isAtMark())
                return m_asksWhat ? Asked(whatHappens()) // "what do I lose"
                                  : loses();
            (void)m_scene.takeNumber();
            const bool isCard = m_scene.take(TermKind::Type) || isCardNext(m_scene);
            return isCard ? Asked(whatHappens()) : std::nullopt;
        }
        if (m_scene.take(TermKind::Verb, "resolve") && ends()) {
            playSubject();
            return whatHappens();
        }
        return std::nullopt;
    }

    /// "do the 6 credits go to the runner"
    Asked credits()
    {
        Attempt attempt(m_scene);
        (void)m_scene.takeNumber();
        if (!m_scene.take(TermKind::Noun, "credits") || !m_scene.take(TermKind::Verb))
            return std::nullopt;
        (void)m_scene.take(TermKind::Link, "to");
        const auto who = m_scene.takeWho();
        if (!who || !who->side || !ends())
            return std::nullopt;
        attempt.keep();
        const std::string side(core::toWord(rules::sideWords, *who->side));
        return facts({side + ".credits"}, playerInWords("credits", who->side));
    }

    /// "how many left", "how many does he have": of what was counted last.
    Asked howMany()
    {
        if (m_scene.value(TermKind::Noun))
            return std::nullopt;
        const std::size_t begin = m_scene.at();
        while (m_scene.take(TermKind::Ask, "does") || m_scene.take(TermKind::Ask, "is")) { }
        const auto who = m_scene.takeWho();
        if (m_scene.is(TermKind::Verb, "access"))
            return std::nullopt; // of what is counted there
        const std::string said = m_scene.token().text;
        const auto verb =
            m_scene.take(TermKind::Have) ? std::nullopt : m_scene.take(TermKind::Verb);
        if (m_scene.token().text == "after")
            m_scene.skip();
        while (m_scene.take(TermKind::Time, "now")) { }
        // "6 cards, no clicks left. How many do I pitch?"
        const bool isOfHand = verb == "discard" || said == "pitch" || said == "chuck"
            || said == "toss" || said == "bin";
        const std::string noun = isOfHand ? "hand" : m_scene.lastNoun;
        if (noun.empty() || !ends())
            return std::nullopt;
        m_scene.doubts = m_scene.doubts || verb || m_scene.at() == begin; // "How many?" alone
        if (noun == "tags")
            return ofOnePlayer(noun);
        if (noun != "credits" && noun != "clicks" && noun != "hand" && noun != "deck")
            return std::nullopt;
        const auto side = who && who->side ? who->side : m_scene.player;
        if (!side)
            return std::nullopt;
        const std::string word(core::toWord(rules::sideWords, *side));
        return facts({word + '.' + noun}, playerInWords(noun, side));
    }

    /// "what happens to crypsis"
    Asked happensTo()
    {
        const bool isWith = m_scene.take(TermKind::Link, "with"); // what it does, or its end
        if ((!isWith && !m_scene.take(TermKind::Link, "to")) || !isCardNext(m_scene))
            return std::nullopt;
        const auto card = takeCard(m_scene);
        m_scene.doubts = m_scene.doubts || isWith;
        return facts({*card + ".zone", *card + ".trashed"},
                     English::tr("where does {card} go?", {{"card", m_draft.nameOf(*card)}}));
    }

    /// "from Gabe", "by it", "to him", "now" say nothing new.
    void takeTail()
    {
        for (bool more = true; more;) {
            more = m_scene.take(TermKind::Time, "now");
            Attempt attempt(m_scene);
            const bool linked = m_scene.take(TermKind::Link, "from")
                || m_scene.take(TermKind::Link, "by") || m_scene.take(TermKind::Link, "with");
            if (linked && isCardNext(m_scene) && takeCard(m_scene))
                more = attempt.keep();
        }
    }

    Scene &m_scene;
    Draft &m_draft;
    std::optional<Who> m_who;
    std::string m_object;
    bool m_isIt = false;
    bool m_isAsked = false;
    bool m_asksWhat = false;
    bool m_asksIfPossible = false; ///< "can he get past it": with something that nobody told
};

} // namespace

std::optional<AskedFacts> takeValueOf(Scene &scene)
{
    Attempt attempt(scene);
    if (!isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    const auto noun = scene.take(TermKind::Noun);
    if (!noun || (*noun != "strength" && *noun != "trash-cost" && *noun != "rez-cost"))
        return std::nullopt;
    attempt.keep();
    return AskedFacts{{*card + '.' + *noun}, valueInWords(*noun, scene.draft.nameOf(*card))};
}

std::optional<AskedFacts> takeOutcome(Scene &scene) { return OutcomeReader(scene).read(); }

} // namespace saying
