// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/questions.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/asked.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/cards.h"
#include "rules/saying/choices.h"
#include "rules/saying/cost_of_told.h"
#include "rules/saying/deciding.h"
#include "rules/saying/declining.h"
#include "rules/saying/facts.h"
#include "rules/saying/guests.h"
#include "rules/saying/installing.h"
#include "rules/saying/outcomes.h"
#include "rules/saying/paid_from.h"
#include "rules/saying/psi_told.h"
#include "rules/saying/run_credits.h"
#include "rules/saying/told_of.h"
#include "rules/saying/wanted_before.h"
#include "rules/saying/worth.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

class QuestionReader {
public:
    explicit QuestionReader(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    bool read()
    {
        Attempt attempt(m_scene);
        m_begin = m_scene.at();
        m_scene.asks = true;
        const bool understood = one();
        m_scene.asks = false;
        return understood && attempt.keep();
    }

    bool askWhether(const SaidAct &said, std::size_t begin)
    {
        m_begin = begin;
        return asks(said);
    }

private:
    bool one()
    {
        if (const auto asked = isOfCard() ? takeOutcome(m_scene) : std::nullopt)
            return report(*asked);
        if (const auto said = takeTrashingNeeded(m_scene))
            return asks(*said) && askIfNot();
        for (const auto reader : {takeVerdictOnDraw, takePsiAsked, takeWorth, takeRunCredits})
            if (const auto asked = reader(m_scene))
                return report(*asked);
        if (m_scene.take(TermKind::Ask, "happens") || m_scene.take(TermKind::Ask, "order")) {
            setQuestion(m_draft, "order");
            return chip(English::tr("what happens, one after the other?"));
        }
        if (m_scene.is(TermKind::Ask, "allowed")) {
            const std::string words = m_scene.token().text;
            // Of something else: "do I get both", "so it's enough".
            const bool isSaid = words.ends_with("enough") && !beginsClause(m_scene, m_begin);
            m_scene.doubts = m_scene.doubts || words.ends_with("both") || isSaid;
            m_scene.skip();
            const auto paid = paidOnAccess(m_scene, words);
            return paid ? asks(*paid) : allowed();
        }
        if (costOfAct())
            return true;
        if (m_scene.is(TermKind::Ask, "may")) {
            Attempt attempt(m_scene);
            m_scene.skip();
            const bool isLegal = legal();
            m_scene.goTo(isLegal ? m_scene.at() : attempt.begin());
            return (isLegal || facts()) && attempt.keep();
        }
        if (m_scene.take(TermKind::Ask, "who"))
            return who();
        if (m_scene.take(TermKind::Ask, "must"))
            return mustDo() || facts();
        return m_scene.take(TermKind::Ask, "too-late") ? tooLate() : facts();
    }

    bool report(const AskedFacts &asked)
    {
        askFor(m_scene, asked, m_begin);
        return chip(asked.says);
    }

    /// "what happens to crypsis"
    [[nodiscard]] bool isOfCard() const
    {
        return m_scene.is(TermKind::Ask, "happens") && m_scene.token(1).value(TermKind::Link);
    }

    /// "can the corp rez it", "can it be rezzed"
    bool legal()
    {
        for (const auto reader : {takeDeclining, takeHosting})
            if (const auto said = reader(m_scene))
                return asks(*said);
        if (const auto paid = takePaidFrom(m_scene))
            return asksOfPaying(*paid);
        if (auto said = takeAct(m_scene))
            return asks(*said);
        Attempt attempt(m_scene);
        if (Attempt who(m_scene); m_scene.takeWho() && m_scene.token().isMark) // "can he?"
            return allowed() && who.keep() && attempt.keep();
        if (!isCardNext(m_scene))
            return false;
        const auto card = takeCard(m_scene);
        const std::string verb = passiveVerb();
        auto said = verb.empty() ? std::nullopt : actOn(m_scene, verb, *card);
        return said && asks(*said) && attempt.keep();
    }

    std::string passiveVerb()
    {
        if (const auto flag = m_scene.take(TermKind::Flag)) {
            for (const auto &[word, verb] : {std::pair("rezzed", "rez"),
                                             {"scored", "score"},
                                             {"stolen", "steal"},
                                             {"trashed", "trash"},
                                             {"advanced", "advance"},
                                             {"installed", "install"}})
                if (*flag == word)
                    return verb;
            return {};
        }
        return m_scene.take(TermKind::Verb).value_or(std::string());
    }

    bool asks(const SaidAct &said)
    {
        if (said.isOpen || said.acts.empty())
            return false; // which of several it is: each is a question of its own
        const bool isTold = takeBackSame(said.acts.back());
        beginAt(m_draft, said);
        for (std::size_t i = 0; i + 1 < said.acts.size() && !isTold; ++i)
            m_draft.play(said.acts[i]);
        setQuestion(m_draft, "legal");
        m_draft.tell("question/by", core::toWord(rules::sideWords, said.by));
        m_draft.tell("question/act", said.acts.back());
        takeNothingNew();
        m_scene.asksOn = true;
        m_scene.lastVerb = said.verb;
        (void)chip(said.asks.empty() ? mayInWords(m_draft, said.by, said.acts.back(), said.says)
                                     : said.asks);
        m_scene.chips.back().of = said.by;
        return true;
    }

    /// Whether that card's credits may be spent on it.
    bool asksOfPaying(const PaidFrom &paid)
    {
        if (!asks(paid.act))
            return false;
        m_draft.tell("question/from", paid.card);
        m_scene.asksOn = false;
        m_scene.chips.back().says =
            English::tr("may credits of {card} be spent on this: {act}?",
                        {{"card", m_draft.nameOf(paid.card)}, {"act", paid.act.says}});
        return true;
    }

    /// "(may he run) again", "(can he score it) now", "this turn"
    void takeNothingNew()
    {
        while (m_scene.take(TermKind::Time, "now") || m_scene.take(TermKind::Time, "this-turn")
               || m_scene.token().text == "again")
            if (m_scene.token().text == "again")
                m_scene.skip();
    }

    /// "the corp plays hedge fund. can he play it?": asked about, as is all behind it, and not
    /// done.
    bool takeBackSame(const Json &act)
    {
        if (m_draft.script().empty() || !act.asObject() || act.asObject()->empty())
            return false;
        const auto &[verb, card] = act.asObject()->front();
        constexpr std::array<std::string_view, 8> ofOne{"play",  "install", "rez", "score",
                                                        "steal", "trash",   "use", "respond"};
        const auto &script = m_draft.script();
        const auto isSame = [&](const Json &one) {
            const Json *done = one.find(verb);
            return done && *done == card;
        };
        const auto same = std::ranges::find_if(script, isSame);
        // An ability that is used several times may be used once more.
        const bool isMore = (act.find("use") || act.find("respond")) && saysAgain(m_scene, m_begin);
        if (std::ranges::find(ofOne, verb) == ofOne.end() || act.find("break") || isMore
            || std::ranges::count_if(script, isSame) != 1)
            return false;
        m_draft.tell("question/script", Json(Json::Array(script.begin(), same)));
        return true;
    }

    /// Behind the last act stands something that was not understood.
    [[nodiscard]] bool isUnreadBetween() const
    {
        std::size_t last = 0;
        for (const Chip &chip : m_scene.chips)
            if (chip.kind == ChipKind::Act)
                last = std::max(last, chip.span.end);
        return std::ranges::any_of(m_scene.open,
                                   [&](const Open &open) { return open.span.begin >= last; });
    }

    /// Of a player, and no more than what follows from one.
    [[nodiscard]] static bool isDecision(const Json &act)
    {
        constexpr std::array<std::string_view, 8> follows{
            "to", "spend", "pick", "option", "access", "continue", "draw", "to_server"};
        return std::ranges::none_of(
            follows, [&](std::string_view verb) { return act.find(verb) != nullptr; });
    }

    /// "is that allowed?": what was decided last.
    bool allowed()
    {
        if (const auto paid = paidBefore(m_scene, m_begin))
            return asksOfPaying(*paid);
        if (auto said = wantedBefore(m_scene, m_begin))
            return asks(*said);
        if (m_draft.script().empty()) {
            const std::string card = m_scene.card;
            const auto type = m_draft.typeOf(card);
            if (card.empty() || !rules::isPlayed(type))
                return false;
            auto said = actOn(m_scene, "play", card);
            return said && asks(*said);
        }
        m_scene.doubts = m_scene.doubts || isUnreadBetween();
        core::Json::Array acts = m_draft.script();
        const auto decided = std::ranges::find_if(acts | std::views::reverse, isDecision);
        if (decided != std::ranges::rend(acts))
            acts.erase(decided.base(), acts.end()); // what follows from it
        else
            while (acts.size() > 1 && acts.back().find("to"))
                acts.pop_back();
        Json act = acts.back();
        acts.pop_back();
        if (act.find("install") && takeNoneTrashed(m_scene))
            act.set("for", Json::array());
        m_draft.tell("question/script", Json(std::move(acts)));
        setQuestion(m_draft, "legal");
        const Side by = m_scene.lastBy.value_or(m_scene.player.value_or(Side::Runner));
        m_draft.tell("question/by", core::toWord(rules::sideWords, by));
        m_draft.tell("question/act", act);
        return chip(mayInWords(m_draft, by, act, English::tr("what was told last")));
    }

    /// "he wants to break the wall. What does it cost him?": all of what was told last, where that
    /// takes several acts.
    bool costsAllTold()
    {
        Attempt attempt(m_scene);
        (void)m_scene.takeWho();
        const auto told = m_scene.chips | std::views::reverse;
        const auto last = std::ranges::find(told, ChipKind::Act, &Chip::kind);
        const std::size_t acts = m_draft.script().size();
        if (!m_scene.isAtMark() || acts < 2 || last == told.end() || last->paths.size() < 2
            || last->paths.back() != Draft::actPath(acts - 1))
            return false;
        addReport(m_draft, {"runner.credits"});
        (void)chip(
            English::tr("how many credits are left after this: {act}?", {{"act", last->says}}));
        return attempt.keep();
    }

    /// "what does it cost to steal it", "cost of stealing obokata"
    bool costOfAct()
    {
        Attempt attempt(m_scene);
        const bool asked = m_scene.take(TermKind::Ask, "how-much")
            || m_scene.take(TermKind::Ask, "what") || m_scene.take(TermKind::Ask, "how-many");
        (void)m_scene.take(TermKind::Noun, "credits");
        (void)m_scene.take(TermKind::Ask, "does");
        std::optional<std::string> card; // "what does orion cost to rez"
        if (!m_scene.take(TermKind::It) && asked && !m_scene.value(TermKind::Noun)
            && isCardNext(m_scene))
            card = takeCard(m_scene);
        const bool isPaid = asked && m_scene.takeWho() // "what do I pay to trash it"
            && (m_scene.token().text.starts_with("pay to ")
                || (m_scene.take(TermKind::Verb, "spend") && m_scene.is(TermKind::Link, "to")));
        const bool costs = isPaid || m_scene.take(TermKind::Noun, "cost")
            || m_scene.take(TermKind::Verb, "cost") || (asked && takesTo(m_scene))
            || (asked && m_scene.is(TermKind::Link, "to")); // "how much to break it"
        if (!costs)
            return false;
        card = card ? card : takeWhatNeeds(m_scene);
        if (costsAllTold())
            return attempt.keep();
        skipToWhatCosts(m_scene);
        auto said = card ? takeCostOf(m_scene, *card) : takeAct(m_scene);
        if (!said || said->acts.empty())
            return false;
        beginAt(m_draft, *said);
        for (std::size_t i = 0; i + 1 < said->acts.size(); ++i)
            m_draft.play(said->acts[i]);
        attempt.keep();
        if (said->acts.size() > 1)
            return chip(askCostOfSeveral(m_draft, *said));
        setQuestion(m_draft, "cost");
        m_draft.tell("question/act", said->acts.back());
        return chip(English::tr("what does it cost: {act}?", {{"act", said->says}}));
    }

    /// "who wins", "who decides"
    bool who()
    {
        Attempt attempt(m_scene);
        if (m_scene.take(TermKind::Verb, "win")) {
            addReport(m_draft, {"winner"});
            return attempt.keep() && chip(English::tr("who wins?"));
        }
        if (!takeSpendingFirst(m_scene) && !takeDeciding(m_scene))
            return false;
        setQuestion(m_draft, "chooser");
        return chip(English::tr("who decides?")) && attempt.keep();
    }

    /// "must he steal it", "must he trash a program": whether it is possible without.
    bool mustDo()
    {
        for (const auto reader : {takeHavingToSteal, takeHavingToUse, takeHavingToTrash})
            if (const auto said = reader(m_scene))
                return asks(*said) && askIfNot();
        return false;
    }

    /// "is it too late to rez it", "too late?"
    bool tooLate()
    {
        (void)(m_scene.take(TermKind::Link, "to") || m_scene.take(TermKind::Link, "for"));
        return (m_scene.isAtMark() ? allowed() : legal()) && askIfNot();
    }

    /// Yes is the answer where it may not be done.
    bool askIfNot()
    {
        m_draft.tell("question/whether", Json::object({{"is", false}}));
        return true;
    }

    bool facts()
    {
        Attempt attempt(m_scene);
        auto asked = takeFacts(m_scene);
        if (!asked)
            asked = takeOutcome(m_scene);
        if (!asked)
            return false;
        askFor(m_scene, *asked, attempt.begin());
        attempt.keep();
        (void)chip(asked->says);
        m_scene.chips.back().of = sideOfFacts(asked->facts);
        return true;
    }

    bool chip(std::string says)
    {
        m_scene.addChip(ChipKind::Question, m_begin, std::move(says), {"question"});
        return true;
    }

    Scene &m_scene;
    Draft &m_draft;
    std::size_t m_begin = 0;
};

} // namespace

bool askWhether(Scene &scene, const SaidAct &said, std::size_t begin)
{
    return QuestionReader(scene).askWhether(said, begin);
}

bool readQuestion(Scene &scene) { return QuestionReader(scene).read(); }

} // namespace saying
