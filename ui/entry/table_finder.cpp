// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_finder.h"

#include "core/text.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace ui {

namespace {

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const char *end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && last == end ? std::optional(value) : std::nullopt;
}

void addTable(TableSearch &search, int table)
{
    if (std::ranges::find(search.tables, table) == search.tables.end())
        search.tables.push_back(table);
}

} // namespace

TableSearch findTable(const tournament::Event &event, const tournament::Round &round,
                      std::string_view typed)
{
    TableSearch search;
    const std::string wanted = core::folded(core::tidied(typed));
    if (wanted.empty())
        return search;
    if (const auto table = number(wanted)) {
        if (std::ranges::find(round.matches, *table, &tournament::Match::table)
            != round.matches.end())
            search.tables.push_back(*table);
        return search;
    }
    std::vector<std::string> names;
    for (const auto &match : round.matches) {
        for (const auto id : {std::optional(match.p1), match.p2}) {
            const auto *player = id ? tournament::findPlayer(event, *id) : nullptr;
            if (!player)
                continue;
            const std::string folded = core::folded(player->name);
            names.push_back(player->name);
            if (folded == wanted) // "Ann" is Ann even where an Anna plays
                return {{match.table}, {player->name}};
            if (folded.find(wanted) != std::string::npos) {
                addTable(search, match.table);
                search.players.push_back(player->name);
            }
        }
    }
    if (search.tables.empty())
        search.players = core::suggestions(typed, names);
    return search;
}

int nextMissing(const tournament::Event &event, int round, int table)
{
    const auto missing = tournament::missingResults(event, round);
    if (missing.empty())
        return 0;
    const auto after = std::ranges::upper_bound(missing, table);
    return after == missing.end() ? missing.front() : *after;
}

} // namespace ui
