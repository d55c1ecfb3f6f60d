// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory is left: "memory full", "no memory left", "0 MU free".
#pragma once

#include "rules/saying/scene.h"

namespace saying {

bool readMemoryLeft(Scene &scene);
/// "(5 programs) of 1 MU each": those that were told last.
bool readMemoryOfEach(Scene &scene);
/// A program without a name takes what is told to be taken and the named ones do not take.
void settleMemoryLeft(Scene &scene);

} // namespace saying
