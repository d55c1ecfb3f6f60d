// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/asked.h"
#include "rules/saying/scene.h"

#include <optional>

namespace saying {

/// "how many credits does the runner have", "is tollbooth rezzed", "where does it go", "does the
/// runner survive". Nothing is taken where no fact is asked for.
[[nodiscard]] std::optional<AskedFacts> takeFacts(Scene &scene);

} // namespace saying
