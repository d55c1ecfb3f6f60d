// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What parts clauses and sentences.
#pragma once

#include "rules/saying/token.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace saying {

/// "," ";" "." "?" ":" where the line has such a mark there; empty where it has none. `last` is the
/// token that ends just before it, nullptr where none does; `isBegun`: there are some.
[[nodiscard]] std::string markAt(std::string_view line, std::size_t at, const Token *last,
                                 bool isBegun);

} // namespace saying
