// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The only thing that disrupts an effect: preventing or avoiding it while it resolves.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// One thing that is about to happen and may be prevented.
struct Impending {
    Prevented kind = Prevented::Damage;
    Damage damage = Damage::Net; ///< of Damage
    int amount = 1;              ///< points or tags; of all else 1, and 0 once it is prevented
    ObjectId object;             ///< none of damage, tags and traces
    int subroutine = 0;          ///< which of them would be broken
    bool preventable = true;     ///< false: the text says that it cannot be prevented
};

/// Whether any card in force prevents or avoids something.
[[nodiscard]] bool canAnythingPrevent(const Table &table);
/// Players answer before any of it happens; what is left stands in `impending`.
void letPrevent(Table &table, std::vector<Impending> &impending);
/// Takes so much off what is about to happen, and tells what was prevented; `noMore`: its text lets
/// it prevent no more.
void takeAway(Table &table, ObjectId source, Impending &one, int taken, bool noMore);
/// What lasting effects prevent of it, which nobody chooses.
void preventLasting(Table &table, std::vector<Impending> &impending);
/// Of what is about to happen while an effect of that card resolves that prevents it.
void preventThis(Table &table, ObjectId source, int amount);
/// Of a prevent effect that is used while nothing lets it.
[[nodiscard]] Sentence nothingToPrevent(const Ability &ability);
/// It cannot be prevented, though a card in force prevents such.
[[nodiscard]] bool isFirm(const Table &table, const Impending &impending);

} // namespace rulings
