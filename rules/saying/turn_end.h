// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "when the turn ends": of the turn that it is.
bool readTurnEnds(Scene &scene);

} // namespace saying
