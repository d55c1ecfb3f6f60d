// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "the katana fires", "heimdall's first sub resolves": nothing of that ice is broken any more.
bool readFiring(Scene &scene);
/// "my Eli stopped him dead": the run is over.
bool readStopped(Scene &scene);
/// "(bypasses it) without breaking anything": nothing that comes of it.
bool readNoneBroken(Scene &scene);
/// "the run goes on" where nobody decides about that: what comes of what was told.
bool readRunGoesOn(Scene &scene);

} // namespace saying
