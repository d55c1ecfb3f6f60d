// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in front of the name of a card.
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// "two rezzed", "double advanced"
struct BeforeCard {
    std::optional<int> count;
    std::vector<std::string> flags;
    bool isCountOfFlag = false;
};

/// Nothing where there are more than nine of a card: it is no number of cards.
[[nodiscard]] std::optional<BeforeCard> takeBeforeCard(Scene &scene);

} // namespace saying
