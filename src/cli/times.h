// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"

#include <string>

namespace cli {

/// "2016-03-05T14:07:31Z"
[[nodiscard]] std::string isoTime(core::Timestamp at);
/// "15:07", as the clock on the wall of the hall shows it.
[[nodiscard]] std::string localTime(core::Timestamp at);

} // namespace cli
