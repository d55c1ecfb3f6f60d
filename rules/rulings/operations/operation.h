// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of each thing that an effect can do.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <initializer_list>
#include <string_view>

namespace rulings {

struct Operation {
    Op op = Op::GainCredits;
    /// The keys it takes in the card language.
    std::initializer_list<std::string_view> keys;
    void (*resolve)(Table &, const Effect &, Context &) = nullptr;
    /// Whether it could change anything, costs left out of account; none: always.
    bool (*couldChange)(const Table &, const Effect &, const Context &) = nullptr;
    /// Whether it can be done completely; none: whenever it could change anything.
    bool (*canBeWhole)(const Table &, const Effect &, const Context &) = nullptr;
};

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
