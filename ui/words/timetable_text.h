// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/clock/timetable.h"

#include <QList>
#include <QString>

namespace ui {

/// "14:10" by the clock on the wall: the one place where a time of the event meets a time zone.
[[nodiscard]] QString timeOfDay(core::Timestamp at);

/// One line of the day as people read it.
struct TimetableText {
    QString part;  ///< "Round 3", "Break", "Cut, round 2"
    QString start; ///< "10:02", "about 14:10", "–" where nobody knows
    QString end;
    bool now = false;
    /// It is over, and nobody noted when.
    [[nodiscard]] bool isUntold() const { return start == end; }
    friend bool operator==(const TimetableText &, const TimetableText &) = default;
};
[[nodiscard]] QList<TimetableText> timetableTexts(const tournament::Event &event,
                                                  core::Timestamp now);

/// "round 3 about 14:10"; empty when there is none or nobody can say when.
[[nodiscard]] QString nextRoundText(const tournament::Event &event, core::Timestamp now);

} // namespace ui
