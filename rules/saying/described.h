// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// Of several copies the one spoken of last, or the ice of the run; otherwise the newest. A doubt.
[[nodiscard]] std::string oneOf(Scene &scene, const std::vector<std::string> &copies);
/// "an unrezzed ice", "a resource": a card of that type that has no name.
[[nodiscard]] std::optional<std::string> takeDescribed(Scene &scene);

/// "requirement 3", "strength 4" of a card without a name.
bool takeDescription(Scene &scene, const std::string &object);

} // namespace saying
