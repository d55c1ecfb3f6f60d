// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

/// SHA-256 in lower-case hexadecimal, so that anybody can check the chain of an event file with
/// sha256sum.
[[nodiscard]] std::string sha256(std::string_view bytes);

} // namespace core
