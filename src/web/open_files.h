// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace web {

/// How many of so many connections this program may have at once and still open files: each is one,
/// and usually a program may have 1,024. Raises that as far as the system lets it.
[[nodiscard]] std::size_t roomForConnections(std::size_t wanted);

} // namespace web
