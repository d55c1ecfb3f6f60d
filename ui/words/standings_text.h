// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings/standings.h"

#include <QString>

namespace ui {

/// "points, SoS (sum), drawn number": what decides a place, in this order.
[[nodiscard]] QString orderText(const tournament::Event &event, const tournament::Profile &profile);

/// The sums behind the figures of one player, exact, a line for each figure.
[[nodiscard]] QString derivationText(const tournament::Event &event,
                                     const tournament::StandingsDerivation &derivation);

} // namespace ui
