// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <string>

namespace interchange {

/// What an overlay of a stream shows (docs/overlay.md). It follows from the event alone: the clock
/// is told as a deadline, so that nothing has to be written while it runs.
[[nodiscard]] std::string overlayJson(const tournament::Event &event);

} // namespace interchange
