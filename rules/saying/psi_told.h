// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who won a secret bid of which nobody said what was spent.
#pragma once

#include "rules/saying/asked.h"
#include "rules/saying/scene.h"

#include <optional>

namespace saying {

/// "wins the psi game", "I lost the psi on Bullfrog": the least that both spend for that, as a
/// doubt. Every such card is the Corp's, and does something where the bids differ.
bool readPsiTold(Scene &scene);

/// "do we play the psi game", "is there a psi game": whether the only such card triggers.
[[nodiscard]] std::optional<AskedFacts> takePsiAsked(Scene &scene);

} // namespace saying
