// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a conditional ability whose trigger condition is met.
#pragma once

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// What a player decides of several abilities that wait.
[[nodiscard]] Sentence whichTriggersFirst();
[[nodiscard]] AbilityOf waitingAbility(const Pending &waiting);
/// It works on its card being accessed, although that is not active.
[[nodiscard]] bool worksThough(const Table &table, const Pending &waiting);
[[nodiscard]] Sentence isMet(const Table &table, const Pending &waiting);
/// What else its condition asks for, and that it is so; empty: nothing, or there are no words.
[[nodiscard]] Sentence neededInWords(const Table &table, const Pending &waiting);
[[nodiscard]] RuleName whyMet(const Table &table, const Pending &waiting);

/// That it triggers, in one line with that it was met. Its turn is worth a rule only where others
/// wait, too. `alone`: no other one waited with it.
void sayTriggers(Table &table, const Pending &waiting, bool alone);

} // namespace rulings
