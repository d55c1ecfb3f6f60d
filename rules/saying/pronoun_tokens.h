// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/token.h"

#include <vector>

namespace saying {

/// "Trashed her with Imp", "rez him": what such things are done to is a card. "It's my turn": that
/// is none.
void meanCardsByPronouns(std::vector<Token> &tokens);

} // namespace saying
