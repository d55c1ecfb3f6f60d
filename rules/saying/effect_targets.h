// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the card that was just used or played is used on, said by what it does.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(plays Drive By,) trashing PAD Campaign", "(pops Political Operative) and pays 5 to trash Ash",
/// "(uses Data Dealer) to forfeit Fan Site": chosen by that act, where it can choose it.
bool readEffectTarget(Scene &scene);
/// "(picks Rototurret's) end the run", "the second sub": which of its subroutines resolves;
/// "(plays Inside Job) and bypasses it": what the card does anyway.
bool readEffectSaid(Scene &scene);

} // namespace saying
