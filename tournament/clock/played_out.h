// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/event/fact.h"

namespace tournament {

/// What stops the clocks of rounds that are played to the end: once the event goes on, nobody plays
/// by them any more.
[[nodiscard]] Facts stopPlayedOut(const Event &event, core::Timestamp now);

} // namespace tournament
