// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/saying/scene.h"

#include <string>

namespace saying {

/// "twice", "3 times"; 1 where nothing is said.
[[nodiscard]] int takeTimes(Scene &scene);
/// "3 damage" behind "prevents": as often as the ability must be used for so much. Takes nothing.
[[nodiscard]] int timesToPrevent(const Scene &scene, const rulings::Ability &ability);
/// "to 5", "by 2" behind "boosts gordian": how often it must be made stronger for that; less than 1
/// where it is so strong.
[[nodiscard]] int timesToBoost(Scene &scene, const std::string &card,
                               const rulings::Ability &ability);

} // namespace saying
