// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "the katana fires", "heimdall's first sub resolves": nothing of that ice is broken any more.
/// "my Eli stopped him dead": the run is over.
bool readStopped(Scene &scene);
bool readFiring(Scene &scene);

} // namespace saying
