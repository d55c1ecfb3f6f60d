// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What reads a piece of a line that tells something.
#pragma once

#include "rules/saying/scene.h"

#include <span>

namespace saying {

/// Takes what it understands from the cursor on; false: nothing.
using Reader = bool (*)(Scene &);

/// In turn: what comes first would be misread by what comes later.
[[nodiscard]] std::span<const Reader> readersInTurn();

} // namespace saying
