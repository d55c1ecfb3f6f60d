// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording.h"

namespace app {

std::string wordList(const std::vector<std::string> &items, std::string_view last)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0)
            text += i + 1 == items.size() ? ' ' + std::string(last) + ' ' : ", ";
        text += items[i];
    }
    return text;
}

std::string tableWords(const std::vector<int> &tables)
{
    constexpr std::size_t longest = 12;
    std::vector<std::string> numbers;
    for (const int table : tables) {
        if (numbers.size() == longest && tables.size() > longest + 1) {
            numbers.push_back(std::to_string(tables.size() - longest) + " more");
            break;
        }
        numbers.push_back(std::to_string(table));
    }
    return (tables.size() == 1 ? "table " : "tables ") + wordList(numbers);
}

std::string counted(int number, std::string_view one, std::string_view many)
{
    return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
}

std::string capitalized(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace app
