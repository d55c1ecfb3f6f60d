// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Turns and runs, step by step, along the timing structures of the version. What a step of a turn
// does: turn_walk.h.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <string_view>

namespace rulings {

/// The game comes to that step: what the step itself does happens, and abilities it meets resolve.
void enterStep(Table &table, const At &at);
/// Both players let the game go on to the next step. Throws NotAllowed at the end of a structure.
void advance(Table &table);
/// Follows an interrupt of the timing structure that takes effect at once.
void followInterrupt(Table &table);
/// `source`: the card whose effect it is, if any.
void beginRun(Table &table, ServerId server, ObjectId source);
/// By an effect or by jacking out: the run moves on to its unsuccessful end, unless its success was
/// declared already.
void endRun(Table &table);
/// Whether he does: it may be prevented.
bool jackOut(Table &table);
/// Of Run::leaving: the run goes on elsewhere, with the ice that lies further inward there.
inline constexpr std::string_view movedRun = "moved";
/// By number or topic of a step: nothing when the structure has none.
[[nodiscard]] const rules::TimingStep *findStep(const Rulebook &book, TimingKind kind,
                                                std::string_view name);
/// The step of a run that the next act of the script leads to; nothing when it leads nowhere.
[[nodiscard]] const rules::TimingStep *stepAhead(const Table &table);

} // namespace rulings
