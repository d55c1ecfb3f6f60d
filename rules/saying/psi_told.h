// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who won a secret bid of which nobody said what was spent.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "wins the psi game", "I lost the psi on Bullfrog": the least that both spend for that, as a
/// doubt. Every such card is the Corp's, and does something where the bids differ.
bool readPsiTold(Scene &scene);

} // namespace saying
