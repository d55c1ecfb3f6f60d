// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deck_sentences.h"

#include "app/wording.h"

#include <algorithm>
#include <map>

namespace app {

using rules::AdviceCode;
using rules::Card;
using rules::CardId;
using rules::Problem;
using rules::ProblemCode;

namespace {

std::string number(int value) { return std::to_string(value); }

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
            return counted(static_cast<int>(m_deck.list.deck.unknown.size()), "line names",
                           "lines name")
                + " no card we know: " + unknownLines() + '.';
        case ProblemCode::NoIdentity:
            return "The list names no identity; a deck needs exactly one.";
        case ProblemCode::IdentityInDeck:
            return titles(problem) + ' ' + isOrAre(problem)
                + " no card of a deck: a deck has one identity, outside of it.";
        case ProblemCode::DeckSize:
            return number(m_verdict.size) + " cards, " + number(m_verdict.minimum - m_verdict.size)
                + " fewer than the " + number(m_verdict.minimum) + " that " + identity()
                + " needs.";
        case ProblemCode::TooManyCopies:
            return tooManyCopies(problem);
        case ProblemCode::WrongSide:
            return titles(problem) + ' ' + isOrAre(problem) + " no " + sideName(m_verdict.side)
                + (problem.cards.size() == 1 ? " card." : " cards.");
        case ProblemCode::Influence:
            return influenceWords(m_verdict.influence) + '.';
        case ProblemCode::OutOfFactionAgenda:
        case ProblemCode::NoInfluenceValue:
            return withFactions(problem)
                + ": a card without influence value belongs in its own faction only.";
        case ProblemCode::ForbiddenFaction:
            return identity() + " takes no such cards: " + withFactions(problem) + '.';
        case ProblemCode::AmpereAgendas:
            return ampereAgendas(problem);
        case ProblemCode::AgendaPoints:
            return agendaPoints();
        case ProblemCode::NotReleased:
            return notReleased(problem);
        case ProblemCode::Rotated:
            return titles(problem) + ' ' + isOrAre(problem) + " outside the card pool "
                + (m_deck.format.pool ? m_deck.format.pool->name : "of this event") + '.';
        case ProblemCode::Banned:
            return "Not allowed under " + list() + ": " + bannedWords(problem) + '.';
        case ProblemCode::Restricted:
            return number(static_cast<int>(problem.cards.size()))
                + " different restricted cards where " + list() + " allows 1: " + titles(problem)
                + '.';
        case ProblemCode::Points:
            return points(problem);
        case ProblemCode::Startup3Pointers:
            return number(m_verdict.threePointAgendas)
                + " copies of agendas worth 3 points or more where " + list() + " allows "
                + number(m_deck.format.list->mostThreePointAgendas.value_or(0)) + ": "
                + titles(problem) + '.';
        case ProblemCode::DraftOnly:
            return titles(problem) + ": made for drafts only.";
        case ProblemCode::CampaignOnly:
            return titles(problem) + ": part of a campaign and no tournament card.";
        case ProblemCode::MultiplayerOnly:
            return titles(problem) + ": made for games of several players only.";
        }
        return {};
    }

    [[nodiscard]] std::string advice(AdviceCode code) const
    {
        const auto *rule =
            m_deck.list.deck.identity ? m_rules.ruleOf(*m_deck.list.deck.identity) : nullptr;
        const std::string kind = rule ? rule->startingSubtype : std::string();
        const std::string count = number(rule ? rule->startingCards : 0);
        switch (code) {
        case AdviceCode::LargeDeck:
            return number(m_verdict.size)
                + " cards: make sure that the deck can be randomized in a short time.";
        case AdviceCode::StartingCardsNotNamed:
            return "Ask which " + count + " different cards of the subtype " + kind
                + " begin installed: they are no part of the deck.";
        case AdviceCode::StartingCardsWrong:
            return identity() + " begins with " + count + " different cards of the subtype " + kind
                + "; correct what the list names.";
        case AdviceCode::SizeOnlyWithStartingCards:
            return "The deck has its " + number(m_verdict.minimum)
                + " cards only because listed cards of the subtype " + kind
                + " are counted; ask whether they begin installed.";
        }
        return {};
    }

private:
    [[nodiscard]] const Card &card(CardId id) const { return m_rules.library()[id]; }
    [[nodiscard]] std::string identity() const
    {
        return m_deck.list.deck.identity ? card(*m_deck.list.deck.identity).title : "the identity";
    }
    [[nodiscard]] std::string list() const { return m_deck.format.list->name; }

    static std::string sideName(rules::Side side)
    {
        return side == rules::Side::Corp ? "Corp" : "Runner";
    }
    static std::string isOrAre(const Problem &problem)
    {
        return problem.cards.size() == 1 ? "is" : "are";
    }

    /// The cards, each as `said` puts it.
    template <class Said>
    [[nodiscard]] std::string each(const Problem &problem, Said said) const
    {
        std::vector<std::string> words;
        for (const CardId id : problem.cards)
            words.push_back(said(id));
        return wordList(words);
    }
    [[nodiscard]] std::string titles(const Problem &problem) const
    {
        return each(problem, [&](CardId id) { return card(id).title; });
    }
    [[nodiscard]] std::string withFactions(const Problem &problem) const
    {
        return each(problem, [&](CardId id) {
            return card(id).title + " (" + std::string(nameOf(card(id).faction)) + ")";
        });
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
        return "Too many copies: "
            + each(problem,
                   [&](CardId id) {
                       return number(m_deck.list.deck.copiesOf(id)) + " × " + card(id).title + " ("
                           + number(rules::mostCopies(id, rule, m_rules, m_deck.format.date))
                           + " allowed)";
                   })
            + '.';
    }

    [[nodiscard]] std::string ampereAgendas(const Problem &problem) const
    {
        std::map<std::string_view, int> different;
        for (const CardId id : problem.cards)
            ++different[nameOf(card(id).faction)];
        std::vector<std::string> words;
        for (const auto &[faction, count] : different)
            words.push_back(number(count) + " of " + std::string(faction));
        return "More different agendas of one faction than the 2 allowed: " + wordList(words) + " ("
            + titles(problem) + ").";
    }

    [[nodiscard]] std::string agendaPoints() const
    {
        const auto required = m_verdict.agendaRequired.value_or(rules::AgendaRange{});
        const int cards = std::max(m_verdict.size, m_verdict.minimum);
        return counted(m_verdict.agendaPoints, "agenda point", "agenda points") + "; "
            + number(cards) + " cards need " + number(required.least) + " or "
            + number(required.most) + '.';
    }

    [[nodiscard]] std::string notReleased(const Problem &problem) const
    {
        return "Not released by " + toString(m_deck.format.date) + ": "
            + each(problem,
                   [&](CardId id) {
                       const auto &released = card(id).released;
                       return card(id).title + " ("
                           + (released ? toString(*released) : std::string("no date")) + ")";
                   })
            + "; the organizer may authorize them.";
    }

    [[nodiscard]] std::string bannedWords(const Problem &problem) const
    {
        return each(problem, [&](CardId id) {
            const bool bySubtype =
                m_deck.format.list->mark(id).effect == rules::Effect::BannedSubtype;
            return card(id).title + (bySubtype ? " (by its subtype)" : "");
        });
    }

    [[nodiscard]] std::string points(const Problem &problem) const
    {
        return number(m_verdict.listPoints) + " points where " + list() + " allows "
            + number(m_deck.format.list->pointLimit.value_or(0)) + ": "
            + each(problem,
                   [&](CardId id) {
                       return card(id).title + " (" + number(m_deck.format.list->mark(id).value)
                           + ")";
                   })
            + '.';
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
    std::string text = number(influence.spent);
    if (influence.universal > 0)
        text += " + " + number(influence.universal) + " universal = " + number(influence.total());
    text += " influence spent";
    if (!influence.limit)
        return text + ", no limit";
    text += " of " + number(*influence.limit);
    if (*influence.limit != *influence.limitPrinted)
        text += " (" + number(*influence.limitPrinted) + " printed, "
            + counted(influence.listCopies, "copy", "copies") + " on the list)";
    if (influence.total() > *influence.limit)
        text += ": " + number(influence.total() - *influence.limit) + " too many";
    return text;
}

} // namespace app
