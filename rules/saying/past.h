// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "made a successful run on hq last turn", "stole an agenda this turn": what happened before.
bool readPast(Scene &scene);

} // namespace saying
