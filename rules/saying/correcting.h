// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A later line that tells something anew takes the place of what was told before.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "The run was on R&D": the run that is going on, and the ice it meets, are there. Takes what
/// stands at the cursor.
bool readRunWasOn(Scene &scene);
/// Once the line is read: what was decided before is decided anew, ice that "was not broken" is
/// not, and a card that is accessed lies where the run is.
void settleCorrections(Scene &scene, const Draft &before);

} // namespace saying
