// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "how much does the install cost", "what is the rez cost": of the last such act that was told,
/// which is asked about instead of being done.
bool readCostOfTold(Scene &scene);

} // namespace saying
