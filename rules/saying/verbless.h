// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "Clone Chip to install Clot", "Self-modifying Code for Corroder", "Corroder to break Ice Wall",
/// "Emergency Shutdown on Tollbooth": the card is used or played for that, as a doubt.
bool readVerblessUse(Scene &scene);

} // namespace saying
