// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Small pieces shared by the sentences.
namespace app {

enum class Junction : std::uint8_t { And, Or };

/// "Ada, Ben and Cy".
[[nodiscard]] std::string wordList(const std::vector<std::string> &items,
                                   Junction junction = Junction::And);
/// "table 3", "tables 1, 2 and 5"; long lists end with "12 more".
[[nodiscard]] std::string tableWords(const std::vector<int> &tables);
/// "game 3", "games 1 and 2": of the bracket.
[[nodiscard]] std::string gameWords(const std::vector<int> &games);
/// "1 game", "2 games" on the command line, which speaks English; see core::English elsewhere.
[[nodiscard]] std::string counted(int number, std::string_view one, std::string_view many);
/// "12:30", "65:00": minutes and seconds, a begun second counts.
[[nodiscard]] std::string durationText(std::int64_t milliseconds);

} // namespace app
