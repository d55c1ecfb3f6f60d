// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// The piece was torn from words that belong to it: "I ran (Eli 1.0)", "paid 3 (and trashed him)",
/// "(he clicked) to run Archives".
[[nodiscard]] bool isTorn(const Scene &scene, const Chip &chip);

} // namespace saying
