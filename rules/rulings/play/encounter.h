// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// From the beginning of an encounter to its end.
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
void startEncounter(Table &table);
/// Effects on the next ice encountered become effects of this encounter.
void attachToEncounter(Table &table);
void resolveSubroutines(Table &table);
/// Of the ice encountered: those that the script names, otherwise the first ones.
void breakSubroutines(Table &table, const Effect &effect, const Context &context);
/// The encounter ends: what waits for its end happens.
void endEncounter(Table &table);
/// An encounter outside the order of the run's steps.
void encounterApart(Table &table, ObjectId ice);
void bypass(Table &table);
/// Lasting effects whose time is over.
void expire(State &state, Duration duration);

} // namespace rulings
