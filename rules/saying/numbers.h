// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "runner 2 credits", "4 cards in his grip", "tagged", "corp has 5 points", "hand size 3".
bool readNumber(Scene &scene);
/// "last click", "first click"
bool readClick(Scene &scene);
/// "First click I ran into Enigma": the run that is under way took it.
void settleFirstClick(Scene &scene);

} // namespace saying
