// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "does not jack out", "says he goes in": the decision to jack out is behind the Runner, and the
/// game stands in the window that follows it.
bool readGoingIn(Scene &scene);

} // namespace saying
