// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// Nobody asks for a number that they have just told: where nothing is played that could change it,
/// something else is meant, and the question is a doubt.
void doubtSaidBack(Scene &scene);

} // namespace saying
