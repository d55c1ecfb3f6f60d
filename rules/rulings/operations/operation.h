// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of each thing that an effect can do.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace rulings {

/// Its keys, what it does, and what others have to know of it. What is left out it does not have.
struct Operation {
    Op op = Op::GainCredits;
    /// The keys it takes in the card language.
    std::initializer_list<std::string_view> keys;
    /// What those say that it alone has; none: the others are read of every effect.
    How (*read)(const core::JsonPlace &) = nullptr;
    void (*resolve)(Table &, const Effect &, Context &) = nullptr;
    /// Whether it could change anything, costs left out of account; none: always.
    bool (*couldChange)(const Table &, const Effect &, const Context &) = nullptr;
    /// Whether it can be done completely; none: whenever it could change anything.
    bool (*canBeWhole)(const Table &, const Effect &, const Context &) = nullptr;
    /// Whether a player decides something for it; none: nobody does.
    bool (*needsChoice)(const Effect &) = nullptr;
    /// What it leaves behind that no other fact of a situation tells; none: nothing.
    Remains (*remains)(const Effect &) = nullptr;
    /// Without the part before it, it is nothing to use an ability for.
    bool onlyFollows = false;
    /// It decides what other effects speak of, and does no more.
    bool onlyDecides = false;
    /// If it is told to have resolved, which parts inside it did; none: that is not told.
    const std::vector<Effect> *(*partsDone)(const Table &, const Effect &,
                                            const Context &) = nullptr;
    /// What of a composite effect may be prevented before any part of it happens; none: nothing.
    Impending (*impending)(const Table &, const Effect &, const Context &) = nullptr;
    /// Where it puts cards of that player, whichever cards they are; none: that matters.
    Zone (*putsInto)(const Effect &, Side owner) = nullptr;
};

// Each is in the file named after it; registry.cpp, which defines these, lists them all.
[[nodiscard]] const Operation &operationOf(Op op);
[[nodiscard]] bool couldChange(const Table &table, const Effect &effect, const Context &context);

extern const Operation gainCreditsOperation;
extern const Operation loseCreditsOperation;
extern const Operation gainClicksOperation;
extern const Operation loseClicksOperation;
extern const Operation drawOperation;
extern const Operation doDamageOperation;
extern const Operation takeTagsOperation;
extern const Operation removeTagsOperation;
extern const Operation trashOperation;
extern const Operation endRunOperation;
extern const Operation bypassOperation;
extern const Operation breakOperation;
extern const Operation chooseOperation;
extern const Operation payOperation;
extern const Operation mustPayOperation;
extern const Operation mustOneOperation;
extern const Operation togetherOperation;
extern const Operation ifOperation;
extern const Operation modifyOperation;
extern const Operation additionalCostOperation;
extern const Operation nextEncounterOperation;
extern const Operation placeOperation;
extern const Operation removeOperation;
extern const Operation rezOperation;
extern const Operation derezOperation;
extern const Operation addToHandOperation;
extern const Operation traceOperation;
extern const Operation takeBadPublicityOperation;
extern const Operation installOperation;
extern const Operation hostOperation;
extern const Operation swapOperation;
extern const Operation moveToOperation;
extern const Operation searchOperation;
extern const Operation shuffleOperation;
extern const Operation revealOperation;
extern const Operation exposeOperation;
extern const Operation addToScoreAreaOperation;
extern const Operation turnFacedownOperation;
extern const Operation turnFaceupOperation;
extern const Operation convertOperation;
extern const Operation playOperation;
extern const Operation runOperation;
extern const Operation redirectOperation;
extern const Operation accessMoreOperation;
extern const Operation offerAccessOperation;
extern const Operation limitAccessesOperation;
extern const Operation encounterOperation;
extern const Operation addSubroutineOperation;
extern const Operation forbidOperation;
extern const Operation gainSubtypeOperation;
extern const Operation chooseServerOperation;
extern const Operation laterOperation;
extern const Operation psiOperation;
extern const Operation takeCreditsOperation;
extern const Operation jackOutOperation;
extern const Operation lookOperation;
extern const Operation trashTopOperation;
extern const Operation moveCountersOperation;
extern const Operation moveRunOperation;
extern const Operation chooseNumberOperation;

} // namespace rulings
