// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/clock/round_clock.h"

#include <QStringList>

namespace ui {

// The clock of a round in words, for strip, status bar and wall alike.

/// "45:00", "0:00" once over; what was played where there is no limit.
[[nodiscard]] QString clockFace(const tournament::ClockReading &reading);
/// "ends at 15:05", "paused", "over since 15:05".
[[nodiscard]] QString clockState(const tournament::ClockReading &reading);
/// "Table 7: +5 min, until 15:10"; a line for each table that plays on.
[[nodiscard]] QStringList extraTimeLines(const tournament::Event &event,
                                         const tournament::Round &round, core::Timestamp now);
/// What to do when time is called, a sentence each.
[[nodiscard]] QStringList procedureLines(const tournament::Event &event,
                                         const tournament::Round &round);
/// "Round 3", "Cut, round 1".
[[nodiscard]] QString roundName(const tournament::Event &event, const tournament::Round &round);
/// A length outside what the profile gives: its range, where it is mere advice.
[[nodiscard]] QString lengthAdvice(const tournament::MinutesRule &rule, int minutes);

} // namespace ui
