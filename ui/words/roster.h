// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <vector>

#include <QString>

namespace ui {

/// What a player checks before round 1: that he is there, as whom, and that his lists came.
struct RosterLine {
    QString name;
    QString corp; ///< "–" where none is entered
    QString runner;
    QString lists; ///< "in", "Corp missing" …; empty where the event has no lists
};

/// Everybody who plays, by name.
[[nodiscard]] std::vector<RosterLine> roster(const tournament::Event &event);
/// Lists were asked for, or some came.
[[nodiscard]] bool hasLists(const tournament::Event &event);

} // namespace ui
