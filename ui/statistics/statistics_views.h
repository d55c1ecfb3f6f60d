// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings/statistics.h"
#include "ui/statistics/plot.h"

#include <QStringList>

namespace ui {

/// One question to the statistics.
enum class StatisticsView {
    FactionsInCut,
    FactionsWon,
    IdentitiesInCut,
    IdentitiesWon,
    Sides,
    TimedGames,
};

/// The same figures as a table, with more of them.
struct StatisticsTable {
    QStringList headers;
    QList<QStringList> rows;
    int counted = 0;    ///< the column with what is counted
    QList<int> numbers; ///< columns that hold numbers
    friend bool operator==(const StatisticsTable &, const StatisticsTable &) = default;
};

[[nodiscard]] QString titleOf(StatisticsView view);
[[nodiscard]] Plot plotOf(StatisticsView view, const tournament::Statistics &statistics);
[[nodiscard]] StatisticsTable tableOf(StatisticsView view,
                                      const tournament::Statistics &statistics);
/// What is left out of this view and why; empty: nothing.
[[nodiscard]] QString remarkOn(StatisticsView view, const tournament::Statistics &statistics);
/// "3 of 5 (60 %)".
[[nodiscard]] QString shareText(const tournament::Share &share);

} // namespace ui
