// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a player has to decide for an effect.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// The first effect, nested ones included, of which a player has to decide something.
[[nodiscard]] const Effect *firstChoice(const std::vector<Effect> &effects);
/// Of a card that may be played: that there is something for it to do, where it asks for cards.
void noteWhatToChoose(Judgement &judgement, const Table &table, const Act &act);

} // namespace rulings
