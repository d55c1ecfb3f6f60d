// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "scored a Project Beale with 5 tokens": it had them as it was scored, and is scored now, as a
/// doubt.
void settleScoredWith(Scene &scene);

} // namespace saying
