// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

#include <optional>
#include <string>
#include <vector>

namespace app {

/// Entries first … last of the log, as undo takes them back.
using ActRange = storage::Span;

/// What the log calls who sits here: where several desks share the event, with the name of the
/// desk.
[[nodiscard]] std::string nameInLog(const Session &session);

/// The acts in force among these entries that somebody else than who sits here did, oldest first:
/// nobody takes them back without being told.
[[nodiscard]] std::vector<LogLine> actsOfOthers(const Session &session, const ActRange &span);

/// Whose acts an undo of these entries takes back: "Ada did this: Report round 2, table 3 … Taking
/// it back …". Nothing where all of them were done here, and nobody need be asked.
[[nodiscard]] std::optional<std::string> whoseActsGo(const Session &session, const ActRange &span);

} // namespace app
