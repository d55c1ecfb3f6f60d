// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/event_odds.h"

#include <string>
#include <vector>

namespace app {

/// Why there are no odds to work out, and what to do.
[[nodiscard]] std::string noOddsSentence(const tournament::Event &event,
                                         const tournament::Refusal &refusal);
/// What the figures count and what they rest on, to be read beside them.
[[nodiscard]] std::vector<std::string> modelSentences(const tournament::Odds &odds);
/// Whether the last round will leave one player alone ahead, and what one more would do.
[[nodiscard]] std::vector<std::string> winnerSentences(const tournament::Odds &odds);
/// What an intentional draw does for one of its two players.
[[nodiscard]] std::string drawSentence(const tournament::Event &event, const tournament::Odds &odds,
                                       const tournament::DrawOdds &draw, tournament::Seat seat);

} // namespace app
