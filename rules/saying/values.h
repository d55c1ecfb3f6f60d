// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/term.h"

#include <span>
#include <string_view>

namespace saying {

/// What a word of that kind can stand for, where no other table of the rules knows it.
[[nodiscard]] std::span<const std::string_view> valuesOf(TermKind kind);

} // namespace saying
