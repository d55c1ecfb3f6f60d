// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards go by damage: chance takes them, unless a text lets a player choose.
#pragma once

#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// How many cards go by it, where some remain, and whether chance alone takes them. `first`: no
/// damage of that kind was taken in this turn before.
void sayLostByDamage(const Table &table, Damage kind, int amount, bool first);
void loseByDamage(Table &table, Damage kind, int amount, bool first);

} // namespace rulings
