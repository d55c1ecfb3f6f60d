// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"

#include <string>

namespace core {

/// "2016-03-05T14:07:31Z"
[[nodiscard]] std::string isoTime(Timestamp at);
/// "2016-03-05T14:07:31.250Z"
[[nodiscard]] std::string isoTimeExact(Timestamp at);

} // namespace core
