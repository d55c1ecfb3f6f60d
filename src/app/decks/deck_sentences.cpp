// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_sentences.h"

#include "app/sentences/wording.h"
#include "core/english.h"

#include <algorithm>
#include <map>

namespace app {

using core::English;
using core::SentenceValue;
using rules::AdviceCode;
using rules::Card;
using rules::CardId;
using rules::Problem;
using rules::ProblemCode;

namespace {

/// What the sentences of one deck share.
class Words {
public:
    Words(const CheckedDeck &deck, const rules::DeckRules &rules)
        : m_deck(deck), m_rules(rules), m_verdict(deck.verdict)
    {
    }

    [[nodiscard]] std::string problem(const Problem &problem) const
    {
        switch (problem.code) {
        case ProblemCode::UnknownCard:
            return English::tr("{n} line names no card we know: {lines}.",
                               "{n} lines name no card we know: {lines}.",
                               static_cast<int>(m_deck.list.deck.unknown.size()),
                               {{"lines", unknownLines()}});
        case ProblemCode::NoIdentity:
            return English::tr("The list names no identity; a deck needs exactly one.");
        case ProblemCode::IdentityInDeck:
            return English::tr(
                "{cards} is no card of a deck: a deck has one identity, outside of it.",
                "{cards} are no card of a deck: a deck has one identity, outside of it.",
                count(problem), {titles(problem)});
        case ProblemCode::DeckSize:
            return English::tr(
                "{size} cards, {missing} fewer than the {minimum} that {identity} needs.",
                {{"size", m_verdict.size},
                 {"missing", m_verdict.minimum - m_verdict.size},
                 {"minimum", m_verdict.minimum},
                 identity()});
        case ProblemCode::TooManyCopies:
            return tooManyCopies(problem);
        case ProblemCode::WrongSide:
            return wrongSide(problem);
        case ProblemCode::Influence:
            return English::tr("{influence}.",
                               {{"influence", influenceWords(m_verdict.influence)}});
        case ProblemCode::OutOfFactionAgenda:
        case ProblemCode::NoInfluenceValue:
            return English::tr(
                "{cards}: a card without influence value belongs in its own faction only.",
                {withFactions(problem)});
        case ProblemCode::ForbiddenFaction:
            return English::tr("{identity} takes no such cards: {cards}.",
                               {identity(), withFactions(problem)});
        case ProblemCode::AmpereAgendas:
            return ampereAgendas(problem);
        case ProblemCode::AgendaPoints:
            return agendaPoints();
        case ProblemCode::NotReleased:
        case ProblemCode::Rotated:
        case ProblemCode::Banned:
        case ProblemCode::Restricted:
        case ProblemCode::Points:
        case ProblemCode::Startup3Pointers:
        case ProblemCode::DraftOnly:
        case ProblemCode::CampaignOnly:
        case ProblemCode::MultiplayerOnly:
            return byPool(problem);
        }
        return {};
    }

    [[nodiscard]] std::string advice(AdviceCode code) const
    {
        const auto *rule =
            m_deck.list.deck.identity ? m_rules.ruleOf(*m_deck.list.deck.identity) : nullptr;
        const SentenceValue kind("kind", rule ? rule->startingSubtype : std::string());
        const SentenceValue count("count", rule ? rule->startingCards : 0);
        switch (code) {
        case AdviceCode::LargeDeck:
            return English::tr(
                "{size} cards: make sure that the deck can be randomized in a short time.",
                {{"size", m_verdict.size}});
        case AdviceCode::StartingCardsNotNamed:
            return English::tr("Ask which {count} different cards of the subtype {kind} begin "
                               "installed: they are no part of the deck.",
                               {count, kind});
        case AdviceCode::StartingCardsWrong:
            return English::tr("{identity} begins with {count} different cards of the subtype "
                               "{kind}; correct what the list names.",
                               {identity(), count, kind});
        case AdviceCode::SizeOnlyWithStartingCards:
            return English::tr("The deck has its {minimum} cards only because listed cards of "
                               "the subtype {kind} are counted; ask whether they begin installed.",
                               {{"minimum", m_verdict.minimum}, kind});
        }
        return {};
    }

private:
    [[nodiscard]] const Card &card(CardId id) const { return m_rules.library()[id]; }
    [[nodiscard]] SentenceValue identity() const
    {
        return {"identity",
                m_deck.list.deck.identity ? card(*m_deck.list.deck.identity).title
                                          : English::tr("the identity")};
    }
    [[nodiscard]] SentenceValue list() const { return {"list", m_deck.format.list->name}; }

    static int count(const Problem &problem) { return static_cast<int>(problem.cards.size()); }

    /// The cards, each as `said` puts it.
    template <class Said>
    [[nodiscard]] SentenceValue each(const Problem &problem, Said said) const
    {
        std::vector<std::string> words;
        for (const CardId id : problem.cards)
            words.push_back(said(id));
        return {"cards", wordList(words)};
    }
    [[nodiscard]] SentenceValue titles(const Problem &problem) const
    {
        return each(problem, [&](CardId id) { return card(id).title; });
    }
    [[nodiscard]] SentenceValue withFactions(const Problem &problem) const
    {
        return each(problem, [&](CardId id) {
            return English::tr(
                "{title} ({about})",
                {{"title", card(id).title}, {"about", std::string(nameOf(card(id).faction))}});
        });
    }

    /// What the card pool and the list in force say of the cards.
    [[nodiscard]] std::string byPool(const Problem &problem) const
    {
        switch (problem.code) {
        case ProblemCode::NotReleased:
            return notReleased(problem);
        case ProblemCode::Rotated:
            return rotated(problem);
        case ProblemCode::Banned:
            return English::tr("Not allowed under {list}: {cards}.",
                               {list(), bannedWords(problem)});
        case ProblemCode::Restricted:
            return English::tr("{n} different restricted card where {list} allows 1: {cards}.",
                               "{n} different restricted cards where {list} allows 1: {cards}.",
                               count(problem), {list(), titles(problem)});
        case ProblemCode::Points:
            return points(problem);
        case ProblemCode::Startup3Pointers:
            return English::tr(
                "{copies} copies of agendas worth 3 points or more where {list} allows {most}: "
                "{cards}.",
                {{"copies", m_verdict.threePointAgendas},
                 list(),
                 {"most", m_deck.format.list->mostThreePointAgendas.value_or(0)},
                 titles(problem)});
        case ProblemCode::DraftOnly:
            return English::tr("{cards}: made for drafts only.", {titles(problem)});
        case ProblemCode::CampaignOnly:
            return English::tr("{cards}: part of a campaign and no tournament card.",
                               {titles(problem)});
        default:
            return English::tr("{cards}: made for games of several players only.",
                               {titles(problem)});
        }
    }

    [[nodiscard]] std::string wrongSide(const Problem &problem) const
    {
        if (m_verdict.side == rules::Side::Corp)
            return English::tr("{cards} is no Corp card.", "{cards} are no Corp cards.",
                               count(problem), {titles(problem)});
        return English::tr("{cards} is no Runner card.", "{cards} are no Runner cards.",
                           count(problem), {titles(problem)});
    }

    [[nodiscard]] std::string rotated(const Problem &problem) const
    {
        if (!m_deck.format.pool)
            return English::tr("{cards} is outside the card pool of this event.",
                               "{cards} are outside the card pool of this event.", count(problem),
                               {titles(problem)});
        return English::tr("{cards} is outside the card pool {pool}.",
                           "{cards} are outside the card pool {pool}.", count(problem),
                           {titles(problem), {"pool", m_deck.format.pool->name}});
    }

    [[nodiscard]] std::string unknownLines() const
    {
        std::vector<std::string> words;
        for (const auto &line : m_deck.list.deck.unknown)
            words.push_back("\"" + line + "\"");
        return wordList(words);
    }

    [[nodiscard]] std::string tooManyCopies(const Problem &problem) const
    {
        const auto *rule =
            m_deck.list.deck.identity ? m_rules.ruleOf(*m_deck.list.deck.identity) : nullptr;
        const auto cards = each(problem, [&](CardId id) {
            return English::tr(
                "{copies} × {title} ({most} allowed)",
                {{"copies", m_deck.list.deck.copiesOf(id)},
                 {"title", card(id).title},
                 {"most", rules::mostCopies(id, rule, m_rules, m_deck.format.date)}});
        });
        return English::tr("Too many copies: {cards}.", {cards});
    }

    [[nodiscard]] std::string ampereAgendas(const Problem &problem) const
    {
        std::map<std::string_view, int> different;
        for (const CardId id : problem.cards)
            ++different[nameOf(card(id).faction)];
        std::vector<std::string> words;
        for (const auto &[faction, count] : different)
            words.push_back(English::tr("{count} of {faction}",
                                        {{"count", count}, {"faction", std::string(faction)}}));
        return English::tr(
            "More different agendas of one faction than the 2 allowed: {factions} ({cards}).",
            {{"factions", wordList(words)}, titles(problem)});
    }

    [[nodiscard]] std::string agendaPoints() const
    {
        const auto required = m_verdict.agendaRequired.value_or(rules::AgendaRange{});
        const int cards = std::max(m_verdict.size, m_verdict.minimum);
        return English::tr("{n} agenda point; {cards} cards need {least} or {most}.",
                           "{n} agenda points; {cards} cards need {least} or {most}.",
                           m_verdict.agendaPoints,
                           {{"cards", cards}, {"least", required.least}, {"most", required.most}});
    }

    [[nodiscard]] std::string notReleased(const Problem &problem) const
    {
        const auto cards = each(problem, [&](CardId id) {
            const auto &released = card(id).released;
            return English::tr(
                "{title} ({about})",
                {{"title", card(id).title},
                 {"about", released ? toString(*released) : English::tr("no date")}});
        });
        return English::tr("Not released by {date}: {cards}; the organizer may authorize them.",
                           {{"date", toString(m_deck.format.date)}, cards});
    }

    [[nodiscard]] SentenceValue bannedWords(const Problem &problem) const
    {
        return each(problem, [&](CardId id) {
            const bool bySubtype =
                m_deck.format.list->mark(id).effect == rules::Effect::BannedSubtype;
            return bySubtype ? English::tr("{title} (by its subtype)", {{"title", card(id).title}})
                             : card(id).title;
        });
    }

    [[nodiscard]] std::string points(const Problem &problem) const
    {
        const auto cards = each(problem, [&](CardId id) {
            return English::tr(
                "{title} ({about})",
                {{"title", card(id).title}, {"about", m_deck.format.list->mark(id).value}});
        });
        return English::tr("{points} points where {list} allows {most}: {cards}.",
                           {{"points", m_verdict.listPoints},
                            list(),
                            {"most", m_deck.format.list->pointLimit.value_or(0)},
                            cards});
    }

    const CheckedDeck &m_deck;
    const rules::DeckRules &m_rules;
    const rules::Verdict &m_verdict;
};

} // namespace

std::string sentence(const Problem &problem, const CheckedDeck &deck, const rules::DeckRules &rules)
{
    return Words(deck, rules).problem(problem);
}

std::string sentence(AdviceCode advice, const CheckedDeck &deck, const rules::DeckRules &rules)
{
    return Words(deck, rules).advice(advice);
}

std::string influenceWords(const rules::InfluenceCount &influence)
{
    const SentenceValue spent("spent",
                              influence.universal == 0
                                  ? std::to_string(influence.spent)
                                  : English::tr("{spent} + {universal} universal = {total}",
                                                {{"spent", influence.spent},
                                                 {"universal", influence.universal},
                                                 {"total", influence.total()}}));
    if (!influence.limit)
        return English::tr("{spent} influence spent, no limit", {spent});
    const SentenceValue limit(
        "limit",
        *influence.limit == *influence.limitPrinted
            ? std::to_string(*influence.limit)
            : English::tr("{limit} ({printed} printed, {n} copy on the list)",
                          "{limit} ({printed} printed, {n} copies on the list)",
                          influence.listCopies,
                          {{"limit", *influence.limit}, {"printed", *influence.limitPrinted}}));
    if (influence.total() <= *influence.limit)
        return English::tr("{spent} influence spent of {limit}", {spent, limit});
    return English::tr("{spent} influence spent of {limit}: {over} too many",
                       {spent, limit, {"over", influence.total() - *influence.limit}});
}

} // namespace app
