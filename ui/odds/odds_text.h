// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/event_odds.h"
#include "ui/statistics/plot.h"

#include <QString>

namespace ui {

/// "62.3 %"; what happened in every finish or in none is said so.
[[nodiscard]] QString chanceText(const tournament::Share &share);
/// "2–5", "3".
[[nodiscard]] QString placesText(const tournament::PlayerOdds &player);
/// What a win, a level match, a loss and an intentional draw do for this player, a line each.
[[nodiscard]] QString matchText(const tournament::Event &event, const app::EventOdds &odds,
                                const tournament::PlayerOdds &player);
/// The finishes on each place, from his best to his worst.
[[nodiscard]] Plot placesPlot(const tournament::Event &event, const tournament::Odds &odds,
                              const tournament::PlayerOdds &player);

} // namespace ui
