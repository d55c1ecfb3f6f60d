// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card that came by another one.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "got Femme Fatale with Test Run", "installed Corroder with Modded": that card is played or used
/// and chooses the first one, where it can.
bool readGotWith(Scene &scene);
/// "(as he met it he) installed Paperclip from the heap": an act, and not how it lies.
bool readInstalledFrom(Scene &scene);

} // namespace saying
