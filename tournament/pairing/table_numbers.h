// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/pairing/pairing_context.h"

namespace tournament {

/// Orders the matches and numbers their tables: fixed tables keep their number, the others go by
/// combined points from high to low, then best standing, into the TO's ranges; byes come last and
/// get the numbers after the last table.
void numberTables(const Event &event, const PairingContext &context, std::vector<Match> &matches);

} // namespace tournament
