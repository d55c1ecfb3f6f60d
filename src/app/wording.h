// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Small pieces of English shared by the sentences.
namespace app {

/// "Ada, Ben and Cy".
[[nodiscard]] std::string wordList(const std::vector<std::string> &items,
                                   std::string_view last = "and");
/// "table 3", "tables 1, 2 and 5"; long lists end with "12 more".
[[nodiscard]] std::string tableWords(const std::vector<int> &tables);
/// "1 game", "2 games".
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many);
[[nodiscard]] std::string capitalized(std::string text);

} // namespace app
