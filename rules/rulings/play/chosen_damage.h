// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards go by damage: chance takes them, unless a text lets a player choose.
#pragma once

#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// `first`: no damage of that kind was taken in this turn before.
void loseByDamage(Table &table, Damage kind, int amount, bool first);

} // namespace rulings
