// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/token.h"

#include <vector>

namespace saying {

/// Words that are another thing by those around them: "has" that asks, "my turn" that is all of a
/// clause, "playing" in front of an identity, a word of a title that was named before.
void readInContext(std::vector<Token> &tokens);

} // namespace saying
