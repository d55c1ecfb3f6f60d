// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// A document asks one thing. Facts are asked for together, but one that was read takes the place
/// of one that was guessed; of others the one that was asked first stands, and that what is left
/// out is marked. `before` is how it was before the last piece was read.
void keepOneQuestion(Scene &scene, const Scene &before);

} // namespace saying
