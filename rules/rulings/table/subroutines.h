// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Subroutines of ice, and which of them are broken.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// One of a piece of ice, as it is now.
struct Subroutine {
    SubroutineKey key;
    const Ability *printed = nullptr; ///< none: an effect or another card has given it

    [[nodiscard]] const std::vector<Effect> &effects() const { return *key.first; }
};

/// All that it has now, in the order they resolve in: those of its text as often as it says, those
/// that other cards add, and those it has gained in this run.
[[nodiscard]] std::vector<Subroutine> subroutinesOf(const Table &table, ObjectId ice);
[[nodiscard]] int subroutineCount(const Table &table, ObjectId ice);
/// Of the present encounter or the last one, zero subroutines included (Rules Reference 1.0, "All",
/// "Bypass").
[[nodiscard]] bool allBroken(const Table &table);
/// In an encounter that the question begins in, subroutines count as unbroken unless it says more.
void assumeUnbroken(const Table &table);
/// What the ice encountered has gained or lost since it was looked at: what was broken stays so.
void lookAtSubroutines(Table &table);

/// A subroutine printed on that ice, in the present encounter with it or the last one of the run.
[[nodiscard]] bool isPrintedBroken(const Table &table, ObjectId ice);

/// Whether that card broke every subroutine of the ice in one encounter.
[[nodiscard]] bool isBrokenWhole(const Table &table, ObjectId ice, ObjectId by);

/// It breaks subroutines, and that costs clicks.
[[nodiscard]] bool breaksForClicks(const Ability &ability);

} // namespace rulings
