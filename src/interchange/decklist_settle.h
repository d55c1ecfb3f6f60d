// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_line.h"

#include <span>

namespace interchange {

/// What only the lines together can tell about their numbers: that they number the lines, that a
/// column holds costs, that a number stands on a line of its own, that each line is one copy.
void settleCounts(std::span<ListLine> lines, const rules::CardLibrary &library);

} // namespace interchange
