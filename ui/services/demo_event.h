// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <vector>

namespace ui {

/// An invented tournament to try everything on: 16 players, two finished rounds and a third that is
/// half entered. The first command creates the event.
[[nodiscard]] std::vector<tournament::Command> demoEvent(std::uint64_t seed);

} // namespace ui
