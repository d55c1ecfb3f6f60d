// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "Successful run on R&D, Medium now has 3 counters": what was told before has been counted in.
/// The table begins with so many that there are 3 by then. Without such a word the number is that
/// of before, and a doubt where what was told before changes it.
void settleCountedNow(Scene &scene);

/// "(had 2 tags,) cleared 1": before what is told next.
bool readTagsCleared(Scene &scene);

} // namespace saying
