// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "made a successful run on hq last turn", "stole an agenda this turn": what happened before.
bool readPast(Scene &scene);
/// Behind a "not" the same: nothing of the kind happened. The chip begins at `begin`.
bool readNoPast(Scene &scene, std::size_t begin);

} // namespace saying
