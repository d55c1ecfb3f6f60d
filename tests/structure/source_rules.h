// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace structure {

/// What is wrong with one source file, one sentence each; `path` as sourceFiles() writes it.
[[nodiscard]] std::vector<std::string> problemsOf(std::string_view path, std::string_view text);

} // namespace structure
