// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/wording.h"

#include "core/english.h"
#include "core/harmless.h"

namespace app {

using core::English;

std::string wordList(const std::vector<std::string> &items, Junction junction)
{
    std::string list;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i == 0)
            list = core::isolated(items[i]);
        else if (i + 1 < items.size())
            list = English::tr("{list}, {next}", {{"list", list}, {"next", items[i]}});
        else if (junction == Junction::And)
            list = English::tr("{list} and {last}", {{"list", list}, {"last", items[i]}});
        else
            list = English::tr("{list} or {last}", {{"list", list}, {"last", items[i]}});
    }
    return list;
}

std::string tableWords(const std::vector<int> &tables)
{
    constexpr std::size_t longest = 12;
    std::vector<std::string> numbers;
    for (const int table : tables) {
        if (numbers.size() == longest && tables.size() > longest + 1) {
            const int more = static_cast<int>(tables.size() - longest);
            //: the end of a list of numbers: tables 1, 2 and 5 more
            numbers.push_back(English::tr("{n} more", "{n} more", more));
            break;
        }
        numbers.push_back(std::to_string(table));
    }
    return English::tr("table {numbers}", "tables {numbers}", static_cast<int>(tables.size()),
                       {{"numbers", wordList(numbers)}});
}

std::string gameWords(const std::vector<int> &games)
{
    std::vector<std::string> numbers;
    for (const int game : games)
        numbers.push_back(std::to_string(game));
    return English::tr("game {numbers}", "games {numbers}", static_cast<int>(games.size()),
                       {{"numbers", wordList(numbers)}});
}

std::string counted(int number, std::string_view one, std::string_view many)
{
    return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
}

std::string durationText(std::int64_t milliseconds)
{
    const std::int64_t seconds = (milliseconds + 999) / 1000;
    const auto two = [](std::int64_t value) {
        return (value < 10 ? "0" : "") + std::to_string(value);
    };
    return std::to_string(seconds / 60) + ':' + two(seconds % 60);
}

} // namespace app
