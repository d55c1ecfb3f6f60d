// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citation.h"
#include "rules/cards/card.h"
#include "rules/decks/problem_code.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace rules {

/// One broken rule with every card that breaks it; the figures behind it stand in the Verdict.
struct Problem {
    ProblemCode code = ProblemCode::NoIdentity;
    std::vector<CardId> cards;
    core::Citation rule;
};

/// What a judge should look at although the deck is legal.
enum class AdviceCode : std::uint8_t {
    LargeDeck,                 ///< hard to randomize in a short time
    StartingCardsNotNamed,     ///< ask which ones begin installed
    StartingCardsWrong,        ///< not so many different ones of that subtype
    SizeOnlyWithStartingCards, ///< large enough only because directives are counted
};

inline constexpr core::Words<AdviceCode, 4> adviceWords{
    {{AdviceCode::LargeDeck, "LARGE_DECK"},
     {AdviceCode::StartingCardsNotNamed, "STARTING_CARDS_NOT_NAMED"},
     {AdviceCode::StartingCardsWrong, "STARTING_CARDS_WRONG"},
     {AdviceCode::SizeOnlyWithStartingCards, "SIZE_ONLY_WITH_STARTING_CARDS"}}};

struct CardPips {
    CardId card;
    int pips = 0; ///< of all copies together
};

struct InfluenceCount {
    int spent = 0;     ///< pips of out-of-faction cards
    int universal = 0; ///< what the list adds, in faction too
    std::optional<int> limitPrinted;
    std::optional<int> limit;     ///< after the list's reduction; none: no limit
    int listCopies = 0;           ///< copies of cards on a list that bears on influence
    std::vector<CardPips> byCard; ///< cards that cost any

    [[nodiscard]] int total() const { return spent + universal; }
    /// What the copies of a card cost together; 0 where they cost nothing.
    [[nodiscard]] int paidFor(CardId card) const
    {
        const auto found = std::ranges::find(byCard, card, &CardPips::card);
        return found == byCard.end() ? 0 : found->pips;
    }
};

struct AgendaRange {
    int least = 0;
    int most = 0;
    friend bool operator==(const AgendaRange &, const AgendaRange &) = default;
};

/// Agenda points of a Corp deck of this many cards (Tournament Rules 3.0.2, "Deck Restrictions").
[[nodiscard]] constexpr AgendaRange agendaRange(int cards)
{
    const int least = 2 * (cards / 5) + 2;
    return {least, least + 1};
}

/// Everything there is to say about a deck, as codes and figures; app/deck_sentences.h says it in
/// words.
struct Verdict {
    std::vector<Problem> problems;
    std::vector<AdviceCode> advice;
    Side side = Side::Corp;
    int size = 0;
    int minimum = 0; ///< 0 without an identity
    InfluenceCount influence;
    int agendaPoints = 0;
    std::optional<AgendaRange> agendaRequired; ///< none for a Runner
    int listPoints = 0;                        ///< of a list that counts points by title
    int threePointAgendas = 0;                 ///< copies

    [[nodiscard]] bool legal() const { return problems.empty(); }
    [[nodiscard]] const Problem *find(ProblemCode code) const
    {
        const auto found = std::ranges::find(problems, code, &Problem::code);
        return found == problems.end() ? nullptr : &*found;
    }
};

} // namespace rules
