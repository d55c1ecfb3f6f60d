// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// At the mark behind what somebody says: "he says ties are his and I'm tagged", "I say only if I
/// break all", "so no damage and no tag", "I pay 2 and then break it". What stands behind it is
/// said, too.
[[nodiscard]] bool isStillSaid(const Scene &scene);

} // namespace saying
