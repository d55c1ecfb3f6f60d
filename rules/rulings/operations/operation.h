// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of each thing that an effect can do.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

/// Its keys, what it does, and what others have to know of it. What is left out it does not have.
struct Operation {
    std::string_view word; ///< in the card language
    /// The keys it takes in the card language.
    std::initializer_list<std::string_view> keys;
    /// What those say that it alone has; none: the others are read of every effect.
    How (*read)(const core::JsonPlace &) = nullptr;
    void (*resolve)(Table &, const Effect &, Context &) = nullptr;
    /// Whether it could change anything, costs left out of account; none: always.
    bool (*couldChange)(const Table &, const Effect &, const Context &) = nullptr;
    /// Whether it can be done completely; none: whenever it could change anything.
    bool (*canBeWhole)(const Table &, const Effect &, const Context &) = nullptr;
    /// What it would do, as an option that a player may choose: "the run ends"; none: there are no
    /// words for it.
    Sentence (*inWords)(const Table &, const Effect &, const Context &) = nullptr;
    /// That it does not do that: "the run does not end"; none: there are no words for it.
    Sentence (*notInWords)(const Table &, const Effect &, const Context &) = nullptr;
    /// So much of what it is about: "2 credits"; none: the bare number.
    Sentence (*soMuch)(const Effect &, int number) = nullptr;
    /// Whether a player decides something for it; none: nobody does.
    bool (*needsChoice)(const Effect &) = nullptr;
    /// What it leaves behind that no other fact of a situation tells; none: nothing.
    Remains (*remains)(const Effect &) = nullptr;
    /// Where another part asks whether anything came of it: that it did, or that nothing did: "no
    /// card was exposed"; none: none asks.
    Sentence (*whatCame)(bool any) = nullptr;
    /// Without the part before it, it is nothing to use an ability for.
    bool onlyFollows = false;
    /// It decides what other effects speak of, and does no more.
    bool onlyDecides = false;
    /// If it is told to have resolved, which parts inside it did; none: that is not told.
    const std::vector<Effect> *(*partsDone)(const Table &, const Effect &,
                                            const Context &) = nullptr;
    /// What of a composite effect may be prevented before any part of it happens; none: nothing.
    Impending (*impending)(const Table &, const Effect &, const Context &) = nullptr;
    /// The ability that it makes; none: it makes none.
    const Ability *(*makes)(const Effect &) = nullptr;
    /// Where it puts cards of that player, whichever cards they are; none: that matters.
    Zone (*putsInto)(const Effect &, Side owner) = nullptr;
    /// What a card with it says, for who reads the card and no table: each has words for that.
    Sentence (*describe)(const Effect &, Side owner) = nullptr;
};

// Those that others of them speak of.
extern const Operation chooseOperation;
extern const Operation nameOperation;
/// Of a name that an effect asks for.
[[nodiscard]] const std::vector<std::string> &wordsToName(const Effect &effect);
/// It plays a card for its play cost.
[[nodiscard]] bool playsForCost(const Effect &effect);
extern const Operation placeOperation;
extern const Operation revealOperation;
extern const Operation shuffleOperation;

/// Of an effect that puts counters on its own card, always as many: of which kind, and how many.
[[nodiscard]] std::optional<std::pair<Counter, int>> putOnSelf(const Effect &effect);

/// Of an effect that hosts a card: where it may be put; empty: the effect does something else.
[[nodiscard]] std::vector<ObjectId> hostsToChoose(const Table &table, const Effect &effect,
                                                  const Context &context);
/// Of a number that an effect lets be chosen.
[[nodiscard]] int mostToChoose(const Table &table, const Effect &effect, const Context &context);
/// All there are (registry.cpp).
[[nodiscard]] std::span<const Operation *const> everyOperation();
[[nodiscard]] bool couldChange(const Table &table, const Effect &effect, const Context &context);

} // namespace rulings
