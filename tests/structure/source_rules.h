// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace structure {

/// What is wrong with one source file, one sentence each; `path` as sourceFiles() writes it.
[[nodiscard]] std::vector<std::string> problemsOf(std::string_view path, std::string_view text);

/// Whether one of the build's lists, folder and content each, names this file, or finds it with all
/// others of its folder.
[[nodiscard]] bool isListed(const std::string &file,
                            const std::vector<std::pair<std::string, std::string>> &lists);

} // namespace structure
