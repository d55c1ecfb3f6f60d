// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"
#include "rules/saying/token.h"

#include <optional>
#include <span>

namespace saying {

/// Who "I" is: whoever does what "I" do, or has what is "mine". Nothing where the line does not
/// tell, or tells both. `isSure`: nobody is only left over.
[[nodiscard]] std::optional<rules::Side> whoTells(std::span<const Token> line, bool &isSure);

} // namespace saying
