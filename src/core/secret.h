// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace core {

/// 128 bits from the system's own source of randomness, as 32 hexadecimal digits: for what nobody
/// may guess. Draws of a tournament come from seeds on record instead (random.h).
[[nodiscard]] std::string drawSecret();

} // namespace core
