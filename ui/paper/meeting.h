// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <vector>

namespace ui {

struct MeetingSeat {
    const tournament::Player *player = nullptr;
    int table = 0;
};

/// Pure: where everybody who plays sits for the player meeting, by name. Two to a table in the
/// order of names on the TO's table numbers, except that a fixed table keeps its player.
[[nodiscard]] std::vector<MeetingSeat> meetingSeats(const tournament::Event &event);

} // namespace ui
