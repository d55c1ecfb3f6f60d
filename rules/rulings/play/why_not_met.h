// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why an ability that waits for an event cannot be used now or does not trigger, in words for a
// judge.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// What came nearest to the trigger condition of the ability.
[[nodiscard]] Sentence whyNotMet(const Table &table, ObjectId source, const Ability &ability);

/// Of an ability that replaces something, or that nothing offers now.
[[nodiscard]] Sentence nothingForIt(ObjectId card);

/// Why nothing came of the ability as it was looked at, otherwise the sentence that is given.
[[nodiscard]] Sentence noted(const Table &table, ObjectId source, const Ability &ability,
                             Sentence otherwise);

/// For the reader alone, who may ask why nothing comes of it.
void noteSilent(const Table &table, const Ability &ability, ObjectId source,
                core::FunctionRef<Sentence()> why);
/// It was met before, as often as it may be: told also where its card is told of.
void noteFirstWas(const Table &table, const Ability &ability, ObjectId source,
                  core::FunctionRef<Sentence()> why);
/// Of what it waits for the first time only.
[[nodiscard]] Sentence firstWasBefore(const Table &table, ObjectId source, const Ability &ability);
[[nodiscard]] Sentence waitsForOf(ObjectId card, const TriggerCondition &when, Side player,
                                  Side owner);
/// It happened, and at another server; empty: no words.
[[nodiscard]] Sentence waitsElsewhere(const Table &table, ObjectId card, const Ability &ability,
                                      const Event &event);
/// `done`: the opponent of that player has just done it.
[[nodiscard]] Sentence waitsForBy(ObjectId card, Sentence event, Side player, bool done = false);
/// `text`: the card whose text it has; often none.
[[nodiscard]] Sentence addsDamage(ObjectId card, ObjectId text, const Sentence &damage);
[[nodiscard]] Sentence waitsForOther(ObjectId card, Damage wanted, Damage is);
/// Of installed cards that lie without effect, and of the card that it happened to where that was
/// inactive and has not just left: `wouldBeMet` by it.
void noteInactive(const Table &table, const Event &event, const std::vector<ObjectId> &left,
                  core::FunctionRef<bool(ObjectId, const Ability &)> wouldBeMet);
[[nodiscard]] Sentence silentBecause(ObjectId card, const Sentence &why);
/// What waits for the beginning of a turn that has come already, of a card that becomes active.
void noteTurnBegun(const Table &table, ObjectId id);
// Of a card that was trashed, and of the place that the ability asks for.
[[nodiscard]] Sentence wasNotInstalled(ObjectId card, ObjectId trashed);
[[nodiscard]] Sentence wasInRoot(ObjectId card, ObjectId trashed);

} // namespace rulings
