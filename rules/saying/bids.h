// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "The Runner pays 3 and the Corp pays 5": what both spend in a trace is told in any order. A
/// player who was taken to spend nothing (performing.cpp) spends what is told of them behind it.
void settleBids(Scene &scene);

} // namespace saying
