// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/facts.h"

#include "core/english.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/facts_in_words.h"
#include "rules/saying/given.h"
#include "rules/saying/outcomes.h"
#include "rules/saying/places.h"
#include "rules/saying/whether.h"
#include "rules/saying/who_does.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

class FactReader {
public:
    explicit FactReader(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    std::optional<AskedFacts> read()
    {
        Attempt attempt(m_scene);
        auto asked = inTurn();
        if (asked) {
            tail();
            attempt.keep();
        }
        return asked;
    }

private:
    using Asked = std::optional<AskedFacts>;

    Asked inTurn()
    {
        if (m_scene.take(TermKind::Ask, "how-strong"))
            return strength();
        const bool isMuch = m_scene.take(TermKind::Ask, "how-much");
        m_scene.doubts = m_scene.doubts || (isMuch && m_scene.isAtMark()); // of what?
        if (isMuch || m_scene.take(TermKind::Ask, "how-many")) {
            if (isMuch && !m_scene.value(TermKind::Noun))
                return counted("credits");
            return asksOfDiscard() ? discarded() : howMany();
        }
        if (m_scene.take(TermKind::Ask, "where"))
            return where();
        if (m_scene.take(TermKind::Ask, "what") || m_scene.take(TermKind::Ask, "which"))
            return what();
        if (m_scene.take(TermKind::Ask, "does") || m_scene.take(TermKind::Ask, "is")
            || m_scene.take(TermKind::Ask, "must")) {
            (void)m_scene.take(TermKind::Not);
            (void)m_scene.take(TermKind::Ask, "must");
            return takeWhether(m_scene);
        }
        if (auto asked = takeTrashedInAccess(m_scene))
            return asked;
        return ofCard();
    }

    /// "(how many) must he discard"
    [[nodiscard]] bool asksOfDiscard() const
    {
        Scene ahead = m_scene;
        (void)(ahead.take(TermKind::Ask, "does") || ahead.take(TermKind::Ask, "must"));
        (void)ahead.takeWho();
        (void)ahead.take(TermKind::Ask, "must");
        return ahead.take(TermKind::Verb, "discard");
    }

    /// At the end of a turn it is seen in what is left by then, and in how many may be kept.
    Asked discarded()
    {
        const std::string at = m_draft.textAt("state/at");
        const bool isAtEnd = at.ends_with("-turn/turn-ends") && m_draft.script().empty();
        auto asked = counted("cards");
        const std::string side = at.substr(0, at.find('-'));
        if (!asked || !isAtEnd || asked->facts.front() != side + ".hand")
            return asked;
        m_draft.tell("state/at", side + "-turn/discard");
        m_draft.assumePlayed(Json::object({{"to", "turn-ends"}}), momentInWords(at));
        asked->facts.push_back(side + ".hand-size");
        m_scene.doubts = true;
        return asked;
    }

    /// "left", "now", "after that" behind a question say nothing new.
    void tail()
    {
        if (m_scene.token().text == "after" && m_scene.token(1).isMark)
            m_scene.skip();
        while (m_scene.take(TermKind::Time, "now")) { }
        Attempt attempt(m_scene); // "the 2 credits from gabe", "trashed by that"
        if (!m_scene.take(TermKind::Link, "from") && !m_scene.take(TermKind::Link, "by"))
            return;
        m_scene.skipIdle();
        const bool ends = m_scene.isAtMark();
        if (ends || (isCardNext(m_scene) && takeCard(m_scene)))
            attempt.keep();
    }

    [[nodiscard]] static AskedFacts facts(std::vector<std::string> facts, std::string says)
    {
        return {std::move(facts), std::move(says)};
    }

    /// "I use Keyhole. How many cards do I see?": none that are accessed.
    [[nodiscard]] bool replacesAnAccess() const
    {
        return std::ranges::any_of(m_draft.objects(), [&](const std::string &object) {
            const auto *model = m_draft.modelOf(object);
            return model
                && std::ranges::any_of(model->abilities, &rulings::Ability::replacesAccess);
        });
    }

    /// How many cards on the table have a strength.
    [[nodiscard]] std::ptrdiff_t withStrength() const
    {
        return std::ranges::count_if(m_draft.objects(), [&](const std::string &object) {
            return hasPrintedStrength(m_draft, object);
        });
    }

    Asked strength()
    {
        (void)m_scene.take(TermKind::Ask, "is");
        const bool isNamed = isCardNext(m_scene);
        if (!isNamed && (m_scene.card.empty() || !m_scene.isAtMark()))
            return std::nullopt;
        const auto card =
            isNamed ? takeCard(m_scene, hasPrintedStrength) : std::optional(m_scene.card);
        m_scene.doubts = m_scene.doubts || (!isNamed && withStrength() > 1);
        return facts({*card + ".strength"},
                     English::tr("how strong is {card}?", {{"card", m_draft.nameOf(*card)}}));
    }

    Asked where()
    {
        (void)m_scene.take(TermKind::Ask);
        if (!isCardNext(m_scene))
            return std::nullopt;
        const auto card = takeCard(m_scene);
        (void)(m_scene.take(TermKind::Verb) || m_scene.take(TermKind::Flag));
        return facts({*card + ".zone"},
                     English::tr("where does {card} go?", {{"card", m_draft.nameOf(*card)}}));
    }

    Asked what()
    {
        (void)m_scene.take(TermKind::Ask, "is");
        if (m_scene.take(TermKind::Noun, "step"))
            return facts({"step"}, English::tr("which step is it?"));
        if (auto asked = ofCard())
            return asked;
        if (auto asked = ofPlayersLimit())
            return asked;
        if (Attempt left(m_scene); m_scene.token().text == "left") { // "what's left in the pool"
            m_scene.skip();
            if (m_scene.take(TermKind::Noun, "credits") && left.keep())
                return ofPlayer(m_scene, "credits", std::nullopt, std::nullopt);
        }
        return takeValueOf(m_scene);
    }

    /// "what is my maximum hand size", "the hand size of the corp"
    Asked ofPlayersLimit()
    {
        Attempt attempt(m_scene);
        // "my", "the runner's"
        const std::string owner = m_scene.token().text;
        auto who = m_scene.takeWho();
        if (!m_scene.take(TermKind::Noun, "hand-size"))
            return std::nullopt;
        (void)m_scene.take(TermKind::Link, "of"); // "of the Runner"
        if (!who)
            who = m_scene.takeWho();
        std::optional<Side> side = who ? who->side : m_scene.player;
        if (!who && owner.starts_with("my") && m_scene.subjects.me().side)
            side = m_scene.subjects.me().side;
        m_scene.doubts = m_scene.doubts || !who || !who->side;
        attempt.keep();
        return ofPlayer(m_scene, "hand-size", std::nullopt, Who{side.value_or(Side::Runner)});
    }

    /// "the strength of ice wall", "rez cost of tollbooth"
    Asked ofCard()
    {
        Attempt attempt(m_scene);
        const auto noun = m_scene.take(TermKind::Noun);
        if (!noun)
            return std::nullopt;
        constexpr std::array<std::string_view, 5> values{"strength", "trash-cost", "rez-cost",
                                                         "install-cost", "play-cost"};
        if (std::ranges::find(values, *noun) == values.end())
            return std::nullopt;
        (void)(m_scene.take(TermKind::Link, "of") || m_scene.take(TermKind::Link, "for"));
        (void)m_scene.take(TermKind::Ask, "is");
        if (!isCardNext(m_scene))
            return std::nullopt;
        const auto card = takeCard(m_scene);
        attempt.keep();
        return facts({*card + '.' + *noun}, valueInWords(*noun, m_draft.nameOf(*card)));
    }

    Asked howMany()
    {
        Attempt attempt(m_scene);
        const auto noun = m_scene.take(TermKind::Noun);
        if (!noun)
            return std::nullopt;
        std::vector<std::string> more;
        for (;;) { // "how many credits and cards"
            Attempt next(m_scene);
            const auto other =
                m_scene.take(TermKind::Join) ? m_scene.take(TermKind::Noun) : std::nullopt;
            if (!other)
                break;
            more.push_back(*other);
            next.keep();
        }
        const std::size_t behind = m_scene.at();
        auto asked = counted(*noun);
        const std::size_t end = m_scene.at();
        for (const std::string &other : more) {
            m_scene.goTo(behind);
            const auto also = asked ? counted(other) : std::nullopt;
            if (!also || m_scene.at() != end)
                return std::nullopt;
            asked->facts.insert(asked->facts.end(), also->facts.begin(), also->facts.end());
            asked->says += ' ' + also->says;
        }
        if (asked)
            attempt.keep();
        return asked;
    }

    Asked counted(const std::string &noun)
    {
        const bool isOfDiscard = noun == "cards" && asksOfDiscard(); // a verb, and no place
        auto place = noun == "cards" && !isOfDiscard ? takePlace(m_scene) : std::nullopt;
        (void)(m_scene.take(TermKind::Ask, "does") || m_scene.take(TermKind::Ask, "is")
               || m_scene.take(TermKind::Ask, "must"));
        bool isMay = m_scene.take(TermKind::Ask, "may");
        if (noun == "cards" && !place && !isOfDiscard) // "how many cards are in HQ"
            place = takePlace(m_scene);
        if (noun == "virus" || noun == "power" || noun == "advancement" || noun == "agenda"
            || noun == "counters")
            return counters(noun);
        if (auto asked = noun == "credits" ? takeAmountGiven(m_scene) : std::nullopt)
            return asked;
        (void)m_scene.take(TermKind::Have, "has"); // "has he got"
        const auto who = m_scene.takeWho();
        isMay = m_scene.take(TermKind::Ask, "may") || isMay; // "do I get to access"
        std::string verb;
        if (const auto said = m_scene.take(TermKind::Verb))
            verb = *said;
        (void)m_scene.take(TermKind::Have, "has");
        if (const auto more = m_scene.take(TermKind::Verb); more && verb.empty())
            verb = *more;
        if (isMay && (noun != "cards" || verb != "access"))
            return std::nullopt;
        if (noun == "cards" && !place && !who && verb.empty() && !m_scene.is(TermKind::Time, "now"))
            m_scene.doubts = true; // in the hand, or those accessed

        (void)m_scene.take(TermKind::Place); // "left"

        const bool isOfMemory = noun == "memory" && verb == "use"; // "how much memory is used"
        if (!verb.empty() && verb != "access" && !changesNumbers(verb) && !isOfMemory)
            return std::nullopt;
        doubtChange(noun, verb);
        // "How many cards does he look at?" need not be those that he accesses.
        const std::string &last = m_scene.tokens()[m_scene.at() - 1].text;
        m_scene.doubts = m_scene.doubts || last.starts_with("look")
            || ((last == "see" || last == "sees") && replacesAnAccess());
        if (noun == "accesses" || (noun == "cards" && verb == "access"))
            return facts({"run.accesses"}, English::tr("how many cards are accessed?"));
        if (auto asked = ofOnePlayer(noun))
            return asked;
        if (noun == "link")
            return facts({"runner.link"}, English::tr("how much link has the Runner?"));
        if (noun == "memory")
            return facts({"runner.memory-used", "runner.memory-limit"},
                         English::tr("how much memory is used, and how much is there?"));
        return ofPlayer(m_scene, noun, place, who);
    }

    /// How much comes, goes or is suffered is no number that can be asked for: what is left then is
    /// told in its place.
    void doubtChange(std::string_view noun, std::string_view verb)
    {
        const bool isDamage = noun == "damage" || noun == "net-damage" || noun == "meat-damage";
        const bool isOfPlayer = noun == "credits" || noun == "clicks" || noun == "cards";
        const bool changes = changesNumbers(verb) && verb != "end";
        m_scene.doubts = m_scene.doubts || isDamage || (isOfPlayer && changes);
    }

    [[nodiscard]] bool areOnOther(const std::string &card, const std::string &kind) const
    {
        return std::ranges::any_of(m_draft.objects(), [&](const std::string &object) {
            return object != card
                && m_draft.at(Draft::objectPath(object) + "/counters/" + kind) != nullptr;
        });
    }

    Asked counters(const std::string &noun)
    {
        (void)m_scene.take(TermKind::Time, "now"); // "left"
        (void)(m_scene.take(TermKind::Link, "on") || m_scene.take(TermKind::Have, "has"));
        std::string card = m_scene.card;
        const bool isNamed = isCardNext(m_scene);
        if (isNamed)
            card = *takeCard(m_scene);
        (void)m_scene.take(TermKind::Have, "has");
        if (card.empty())
            return std::nullopt;
        const std::string counted =
            noun == "counters" ? counterKind(m_draft, card, noun, true) : noun;
        const std::string kind = counted.empty() ? "virus" : counted;
        m_scene.doubts = m_scene.doubts || (!isNamed && areOnOther(card, kind));
        return facts(
            {card + '.' + kind},
            English::tr("how many counters has {card}?", {{"card", m_draft.nameOf(card)}}));
    }

    Scene &m_scene;
    Draft &m_draft;
};

} // namespace

std::optional<AskedFacts> takeFacts(Scene &scene) { return FactReader(scene).read(); }

} // namespace saying
