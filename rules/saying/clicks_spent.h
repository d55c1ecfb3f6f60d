// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Clicks that are spent, and nobody tells on what.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "spends all clicks"
bool readClicksSpent(Scene &scene);
/// "before the end of the turn" behind what is asked: not that it ends.
bool readBeforeTurnEnds(Scene &scene);
/// By the ability that the act uses.
[[nodiscard]] int clicksGained(const Draft &draft, const core::Json &act);
/// What is left of the clicks there, and before the turn ends, is spent on credits: a doubt.
void settleClicksSpent(Scene &scene);

} // namespace saying
