// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How far it reaches what somebody says.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>

namespace saying {

/// At the mark behind what somebody says: "he says ties are his and I'm tagged", "I say only if I
/// break all", "so no damage and no tag", "I pay 2 and then break it". What stands behind it is
/// said, too.
[[nodiscard]] bool isStillSaid(const Scene &scene);
/// At a mark or "and" behind what is said: "(says that's a tag), 5 credits and the run ends".
/// `begin`: where it began.
[[nodiscard]] bool isListedInClaim(const Scene &scene, std::size_t begin);

/// Where a claim that stands at the cursor begins in its sentence: with who says it.
[[nodiscard]] std::size_t beginOfClaim(const Scene &scene, std::size_t sentence);

} // namespace saying
