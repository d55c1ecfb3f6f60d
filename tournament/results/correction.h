// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <vector>

namespace tournament {

/// What changing results of earlier rounds would have meant for the rounds paired since. Nothing is
/// ever paired again: the TO is told, that is all.
///
/// The later rounds, ascending, that our pairing would have made otherwise had the results been
/// those of `after` instead of `before`. Rounds that we did not pair are left out.
[[nodiscard]] std::vector<int> roundsPairedOtherwise(const Event &before, const Event &after,
                                                     int correctedRound);

} // namespace tournament
