// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"
#include "rules/saying/scene.h"

#include <optional>
#include <string_view>

namespace saying {

/// Who does such things where nobody else is named.
[[nodiscard]] std::optional<rules::Side> whoDoes(std::string_view verb);
/// "lose", "draw": what a player has is another number afterwards.
[[nodiscard]] bool changesNumbers(std::string_view verb);

/// "drew for the mandatory draw": by no click.
[[nodiscard]] bool isMandatoryDraw(const Scene &scene);

} // namespace saying
