// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// From the approach to ice to the end of the encounter with it.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Whether the question tells that an ability of the ice has resolved in the encounter with it that
/// goes on where the question begins.
[[nodiscard]] bool isResolvedHere(const Table &table, ObjectId source, const Ability &ability);
/// Run::ice, which the run has come to.
void approachIce(Table &table);
/// With Run::ice; whoever calls raises that it is encountered.
void startEncounter(Table &table);
/// Effects on the next ice encountered become effects of this encounter.
void attachToEncounter(Table &table);
/// The unbroken ones, in the order of the card, gained ones last; until the encounter is over.
void resolveSubroutines(Table &table);
/// An effect waits for whether all subroutines are broken, and what happens unless they are.
[[nodiscard]] bool isTollDue(const State &state);
void settleUnlessAllBroken(Table &table);
/// The encounter ends: what waits for its end happens.
void endEncounter(Table &table);
/// An encounter outside the order of the run's steps.
void encounterApart(Table &table, ObjectId ice);
/// The encounter ends at once; that the ice is passed follows with the interrupt.
void bypass(Table &table);
/// Removes lasting effects whose time is over.
void expire(State &state, Duration duration);

} // namespace rulings
