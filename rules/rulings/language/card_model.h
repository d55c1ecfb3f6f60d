// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine knows of a card, and how much of its text that is.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

/// What the part of a card concerns that its model leaves out.
enum class Uncovered : std::uint8_t {
    Anything,
    Install,
    Play,
    Rez,
    Use,       ///< of an ability that the file leaves out
    Access,    ///< of the card
    Steal,     ///< of the card
    Score,     ///< of the card
    Encounter, ///< with the card
    Run,       ///< any, while the card is active
    Turn,      ///< its beginning, while the card is active
};

inline constexpr core::Words<Uncovered, 11> uncoveredWords{{{Uncovered::Anything, "anything"},
                                                            {Uncovered::Install, "install"},
                                                            {Uncovered::Play, "play"},
                                                            {Uncovered::Rez, "rez"},
                                                            {Uncovered::Use, "use"},
                                                            {Uncovered::Access, "access"},
                                                            {Uncovered::Steal, "steal"},
                                                            {Uncovered::Score, "score"},
                                                            {Uncovered::Encounter, "encounter"},
                                                            {Uncovered::Run, "run"},
                                                            {Uncovered::Turn, "turn"}}};

/// How much of a card's text its file says; None: there is no file, only facts are known.
enum class Modelled : std::uint8_t { None, Partial, Full };

inline constexpr core::Words<Modelled, 3> modelledWords{
    {{Modelled::None, "none"}, {Modelled::Partial, "partial"}, {Modelled::Full, "full"}}};

/// What bound credits may be spent on: “use these credits to …”.
enum class Spending : std::uint8_t {
    Anything,
    Use, ///< of an ability, nested costs in it included
    Install,
    Rez,
    Play,
    Trash, ///< of an accessed card
    Steal,
    Trace,
    RemoveTag,
    Advance, ///< as the basic action
};

inline constexpr core::Words<Spending, 10> spendingWords{{{Spending::Anything, "anything"},
                                                          {Spending::Use, "use"},
                                                          {Spending::Install, "install"},
                                                          {Spending::Rez, "rez"},
                                                          {Spending::Play, "play"},
                                                          {Spending::Trash, "trash"},
                                                          {Spending::Steal, "steal"},
                                                          {Spending::Trace, "trace"},
                                                          {Spending::RemoveTag, "remove-tag"},
                                                          {Spending::Advance, "advance"}}};

/// One of the things that bound credits pay for.
struct BoundTo {
    Spending to = Spending::Anything;
    Filter of;                     ///< the card it is spent on
    Where where = Where::Anywhere; ///< of an install: in or in front of such a server
};

/// Credits on a card that its player spends from there.
struct Recurring {
    bool there = false;
    /// It refills to so many every turn; otherwise they are those that effects place on it.
    std::optional<Amount> refillsTo;
    std::vector<BoundTo> uses{BoundTo{}}; ///< one of these
    Condition during;                     ///< they may be spent while it holds
};

/// A card as the engine sees it: facts of the card library and abilities of its file. Belongs to
/// card_models.cpp, or to State::ownModels where a question describes it; nothing ever changes it.
struct CardModel {
    std::string title; ///< empty: a card that a question describes by its facts alone
    Side side = Side::Corp;
    std::optional<rules::Faction> faction; ///< none: a question describes the card without one
    CardType type = CardType::Asset;
    std::vector<std::string> subtypes;
    bool unique = false;
    std::optional<int> cost; ///< to play, install or rez, in credits; none: an X, or no cost
    std::optional<int> strength;
    std::optional<int> trashCost;
    std::optional<int> advancementRequirement;
    std::optional<int> memory;
    int points = 0;
    std::optional<int> pointsWhenStolen; ///< in the score area of the Runner
    int link = 0;
    Recurring recurring;
    bool canBeAdvanced = false;
    bool staysInPlay = false;            ///< an event or operation that resolving does not trash
    std::optional<Amount> mostX;         ///< the most that the X of its cost may be
    std::optional<Cost> rezInstead;      ///< may be paid instead of its rez cost
    Condition playIf;                    ///< “play only if”
    Condition playMinimum;               ///< what there must be at least
    Condition installIf;                 ///< “install only if”
    Where installOnly = Where::Anywhere; ///< “install only in”
    bool installsFaceup = false;         ///< although it is not rezzed
    bool removedAfterPlay = false;       ///< from the game instead of trashed
    bool endsActionPhase = false;        ///< once it is resolved
    Modelled modelled = Modelled::Full;
    std::string uncovered;              ///< what a partial model leaves out
    rules::EnumSet<Uncovered> concerns; ///< questions that this makes underivable
    bool errata = false;                ///< the wording is that of the errata of FAQ 1.6
    bool byJudge = false; ///< abilities as a question states them for a card with a title
    std::vector<Ability> abilities;
    // What is asked of every card on the table time and again is found once.
    bool copiesText = false; ///< an ability of it has the text of other cards
    bool blanksText = false; ///< an ability of it takes the text of cards
    /// These are all that it has.
    void giveAbilities(std::vector<Ability> all);
    /// nullptr when no ability has this id.
    [[nodiscard]] const Ability *find(std::string_view id) const;
};

} // namespace rulings
