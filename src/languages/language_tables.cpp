// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages/language_tables.h"

#include "languages/table_entry.h"

#include <algorithm>
#include <tuple>

namespace languages {

namespace {

/// Which of the two forms a number takes (Unicode, "Language Plural Rules"): French counts 0
/// with 1.
std::size_t formOf(std::string_view code, int number)
{
    return number == 1 || (number == 0 && code == "fr") ? 0 : 1;
}

std::string found(const Table &table, const char *context, const char *text, const char *many,
                  int number)
{
    const std::tuple key{std::string_view(context), std::string_view(text),
                         many ? std::string_view(many) : std::string_view()};
    const auto keyOf = [](const TableEntry &entry) {
        return std::tuple{entry.context, entry.source, entry.many};
    };
    const auto at = std::ranges::lower_bound(table.entries, key, {}, keyOf);
    if (at == table.entries.end() || keyOf(*at) != key)
        return {};
    return std::string(at->forms.at(many ? formOf(table.code, number) : 0));
}

} // namespace

std::vector<std::string_view> codes()
{
    std::vector<std::string_view> known;
    for (const Table &table : tables())
        known.push_back(table.code);
    return known;
}

core::English::Translator translator(std::string_view code)
{
    const auto table = std::ranges::find(tables(), code, &Table::code);
    if (table == tables().end())
        return {};
    return [table = *table](const char *context, const char *text, const char *many, int number) {
        return found(table, context, text, many, number);
    };
}

} // namespace languages
