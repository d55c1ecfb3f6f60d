// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of preventing and avoiding.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <vector>

namespace rulings {

/// What abilities would wait for if it happened.
[[nodiscard]] std::optional<EventKind> eventOf(Prevented kind);
/// Texts speak of avoiding it, and not of preventing.
[[nodiscard]] bool isAvoided(Prevented kind);
/// `one` as it is afterwards.
[[nodiscard]] Sentence prevents(ObjectId source, const Impending &one, int prevented);
/// That a player uses it, unless it prevents by itself.
void sayUsed(const Table &table, ObjectId source, const Ability &ability);
/// That a card prevents nothing of what is about to happen, though it prevents such things: for the
/// reader.
void sayPreventsNot(const Table &table, ObjectId source, const Ability &ability,
                    core::FunctionRef<Sentence()> why);
/// The same, if it does prevent such things.
void notePreventsNot(const Table &table, ObjectId source, const Ability &ability,
                     const std::vector<Impending> &impending);
/// The same of cards that lie without effect; `works`: it would prevent some of it.
void noteDormantPrevention(const Table &table,
                           core::FunctionRef<bool(ObjectId, const Ability &)> works);

} // namespace rulings
