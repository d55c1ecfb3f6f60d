// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "Ice Wall is trashed, right?", "that's 2 credits, isn't it?", "So it is trashed?": such a clause
/// tells nothing, and is what is asked. One that tells an act is read, and asked about, as others
/// are.
bool askTagged(Scene &scene);

} // namespace saying
