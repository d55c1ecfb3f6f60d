// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions for what a card has or is worth, and for who may act.
#pragma once

#include "rules/saying/facts.h"

#include <optional>

namespace saying {

/// "how many subroutines has komainu", "how many points is beale worth", "who may act first"
[[nodiscard]] std::optional<AskedFacts> takeWorth(Scene &scene);

} // namespace saying
