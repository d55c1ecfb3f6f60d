// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Subroutines of the ice encountered that are broken.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Which unbroken subroutines of the ice encountered such an effect may break, from 1.
[[nodiscard]] std::vector<int> breakable(const Table &table, Breakable which);
/// Of the ice encountered: those that the script names, otherwise the first ones.
void breakSubroutines(Table &table, const Effect &effect, const Context &context);
[[nodiscard]] Sentence isBrokenInWords(ObjectId ice, int number);
/// Of an effect that breaks where it can: why it breaks nothing now; empty: it can. `stronger`: how
/// much strength the ability adds before it breaks.
[[nodiscard]] Sentence whyNothingBreaks(const Table &table, const Effect &effect,
                                        const Context &context, int stronger = 0);
/// An icebreaker is strong enough for the ice encountered.
void requireStrength(Judgement &judgement, const Table &table, ObjectId id);
/// What the rules ask of an icebreaker anyway: no less strength than the encountered ice has.
[[nodiscard]] bool isStrengthForIce(const Condition &condition);

} // namespace rulings
