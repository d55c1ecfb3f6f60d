// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "the katana fires", "heimdall's first sub resolves": nothing of that ice is broken any more.
bool readFiring(Scene &scene);

} // namespace saying
