// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How far it reaches what somebody says.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>

namespace saying {

/// At the mark or "and" behind what somebody says, which began there: what stands behind it is
/// said, too. "He says ties are his and I'm tagged", "I say only if I break all", "so no damage and
/// no tag", "I pay 2 and then break it", "(says that's a tag), 5 credits and the run ends".
[[nodiscard]] bool isStillSaid(const Scene &scene, std::size_t begin);
/// A card or a number of counters in what somebody says: it is there, whatever is said of it.
void readInClaim(Scene &scene);

/// Where a claim that stands at the cursor begins in its sentence: with who says it.
[[nodiscard]] std::size_t beginOfClaim(const Scene &scene, std::size_t sentence);

} // namespace saying
