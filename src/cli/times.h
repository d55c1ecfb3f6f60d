// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"

#include <optional>
#include <string>

namespace cli {

/// "15:07", as the clock on the wall of the hall shows it.
[[nodiscard]] std::string localTime(core::Timestamp at);

/// "10:00" on that day, or today where it is empty, and "2016-03-05 10:00"; by the clock on the
/// wall.
[[nodiscard]] std::optional<core::Timestamp>
readLocalTime(const std::string &text, const std::string &day, core::Timestamp now);

} // namespace cli
