// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/clock/round_clock.h"
#include "ui/projector/wall_picture.h"
#include "ui/projector/wall_sheet.h"

namespace ui {

/// What the clock of the round says now; the one thing on a frozen wall that goes on, because a
/// standing clock would lie to the players.
struct WallClock {
    QString face;          ///< "45:00", empty without a clock
    QString state;         ///< "ends at 15:05"
    QStringList tables;    ///< with extra time
    QStringList procedure; ///< once time is over
    bool over = false;
    friend bool operator==(const WallClock &, const WallClock &) = default;
};

[[nodiscard]] WallClock wallClock(const tournament::Event &event, int round, core::Timestamp now);

/// How many pages the picture has on a wall of that size.
[[nodiscard]] int pagesOf(const WallPicture &picture, const QSizeF &wall);
/// Lines of the page that a reader has to look through.
[[nodiscard]] int linesOn(const WallPicture &picture, int page, const QSizeF &wall);
[[nodiscard]] WallSheet sheetOf(const WallPicture &picture, const WallClock &clock, int page,
                                const QSizeF &wall);

} // namespace ui
