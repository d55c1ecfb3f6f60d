// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A past form that tells an act, where it could tell how a card lies: by what is said with it.
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "installed Ice Wall on HQ and trashed Quandary while doing so", "rezzed Grim during the run",
/// "(Taurus won its trace) and trashed the Mem Chip", "Clone Chip is trashed to install a program".
[[nodiscard]] std::optional<SaidAct> takeToldAsDone(Scene &scene);

} // namespace saying
