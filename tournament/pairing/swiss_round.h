// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "tournament/event/command.h"

namespace tournament {

/// The next Swiss round of this event as pairing proposes it: what RoundPaired will record.
[[nodiscard]] core::Expected<Round, Refusal> proposeRound(const Event &event,
                                                          const PairRound &request);

/// The round with two players exchanged, reasons, cost and broken rules computed anew.
[[nodiscard]] core::Expected<TablesChanged, Refusal> proposeSwap(const Event &event,
                                                                 const SwapPlayers &request);

/// The seed of a round, derived from the tournament's.
[[nodiscard]] std::uint64_t roundSeed(const Event &event, int round);

} // namespace tournament
