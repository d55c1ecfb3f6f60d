// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that are named as what a card chooses: the card's own abilities tell which and where.
#pragma once

#include "rules/saying/draft.h"

#include <string>
#include <vector>

namespace saying {

/// Those cards are what the act chooses, in the order and at the places in which it can be done; a
/// place is assumed where nobody told one. False, and nothing changed, where they cannot be.
bool chooseAllFor(Draft &draft, core::Json &act, const std::vector<std::string> &cards);
/// The card that is used or played by it; empty: another act.
[[nodiscard]] std::string doerOf(const core::Json &act);

} // namespace saying
