// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/players_csv.h"

#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/imported_field.h"
#include "tournament/event/limits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

namespace interchange {

using tournament::PlayerEntry;

namespace {

enum class Column {
    Name,
    FirstName,
    LastName,
    Pronouns,
    CorpIdentity,
    CorpFaction,
    RunnerIdentity,
    RunnerFaction,
    Byes,
    Table,
    Seat
};

// Headers people and programs use, folded and without anything but letters and digits.
constexpr std::array<std::pair<std::string_view, Column>, 38> synonyms{
    {{"name", Column::Name},
     {"player", Column::Name},
     {"playername", Column::Name},
     {"fullname", Column::Name},
     {"firstname", Column::FirstName},
     {"givenname", Column::FirstName},
     {"lastname", Column::LastName},
     {"surname", Column::LastName},
     {"familyname", Column::LastName},
     {"pronouns", Column::Pronouns},
     {"pronoun", Column::Pronouns},
     {"corp", Column::CorpIdentity},
     {"corpid", Column::CorpIdentity},
     {"corpidentity", Column::CorpIdentity},
     {"corporation", Column::CorpIdentity},
     {"corporationidentity", Column::CorpIdentity},
     {"corpdeck", Column::CorpIdentity},
     {"corpfaction", Column::CorpFaction},
     {"corporationfaction", Column::CorpFaction},
     {"runner", Column::RunnerIdentity},
     {"runnerid", Column::RunnerIdentity},
     {"runneridentity", Column::RunnerIdentity},
     {"runnerdeck", Column::RunnerIdentity},
     {"runnerfaction", Column::RunnerFaction},
     {"byes", Column::Byes},
     {"bye", Column::Byes},
     {"awardedbyes", Column::Byes},
     {"rewardbyes", Column::Byes},
     {"firstroundbye", Column::Byes},
     {"firstroundbyes", Column::Byes},
     {"table", Column::Table},
     {"tablenumber", Column::Table},
     {"fixedtable", Column::Table},
     {"seat", Column::Seat},
     {"draftseat", Column::Seat},
     {"seatnumber", Column::Seat},
     {"spieler", Column::Name},
     {"joueur", Column::Name}}};

std::optional<Column> columnOf(const std::string &header)
{
    std::string key = core::folded(header);
    std::erase_if(key, [](char c) { return (c < 'a' || c > 'z') && (c < '0' || c > '9'); });
    const auto found = std::ranges::find(synonyms, std::string_view(key),
                                         &std::pair<std::string_view, Column>::first);
    return found == synonyms.end() ? std::nullopt : std::optional(found->second);
}

using Columns = std::map<Column, std::size_t>;

Columns columnsOf(const CsvRecord &header)
{
    Columns columns;
    for (std::size_t i = 0; i < header.cells.size(); ++i)
        if (const auto column = columnOf(header.cells[i]))
            columns.emplace(*column, i);
    return columns;
}

bool namesPlayers(const Columns &columns)
{
    return columns.contains(Column::Name)
        || (columns.contains(Column::FirstName) && columns.contains(Column::LastName));
}

[[noreturn]] void fail(const CsvRecord &record, const std::string &problem)
{
    throw core::DataError{"line " + std::to_string(record.line), problem};
}

class Row {
public:
    Row(const CsvRecord &record, const Columns &columns) : m_record(record), m_columns(columns) { }

    [[nodiscard]] PlayerEntry entry() const
    {
        PlayerEntry entry;
        entry.name = m_columns.contains(Column::Name)
            ? text(Column::Name)
            : core::tidied(text(Column::FirstName) + ' ' + text(Column::LastName));
        if (const auto problem = nameProblem(entry.name))
            fail(m_record, *problem);
        if (core::folded(entry.name).empty())
            fail(m_record, "the player has no name");
        entry.pronouns = text(Column::Pronouns);
        entry.corpIdentity = text(Column::CorpIdentity);
        entry.corpFaction = text(Column::CorpFaction);
        entry.runnerIdentity = text(Column::RunnerIdentity);
        entry.runnerFaction = text(Column::RunnerFaction);
        entry.awardedByes = byes();
        entry.fixedTable = number(Column::Table, "table", 1);
        entry.seat = number(Column::Seat, "seat", 1);
        return entry;
    }

private:
    [[nodiscard]] std::string text(Column column) const
    {
        const auto at = m_columns.find(column);
        if (at == m_columns.end() || at->second >= m_record.cells.size())
            return {};
        std::string words = core::tidied(m_record.cells[at->second]);
        if (const auto problem = nameProblem(words))
            fail(m_record, *problem);
        return words;
    }

    [[nodiscard]] std::optional<int> number(Column column, const char *what, int least) const
    {
        constexpr int most = 9999;
        const std::string cell = text(column);
        if (cell.empty())
            return std::nullopt;
        int value = 0;
        const auto *end = cell.data() + cell.size();
        if (std::from_chars(cell.data(), end, value).ptr != end || value < least || value > most)
            fail(m_record,
                 std::string("expected a ") + what + " number from " + std::to_string(least)
                     + " to " + std::to_string(most) + ", found " + core::jsonQuoted(cell));
        return value;
    }

    [[nodiscard]] int byes() const
    {
        const std::string word = core::folded(text(Column::Byes));
        if (word == "yes" || word == "y" || word == "true" || word == "x")
            return 1;
        if (word == "no" || word == "n" || word == "false" || word == "-")
            return 0;
        return number(Column::Byes, "bye", 0).value_or(0);
    }

    const CsvRecord &m_record;
    const Columns &m_columns;
};

} // namespace

bool hasPlayerHeader(const std::vector<CsvRecord> &records)
{
    return !records.empty() && namesPlayers(columnsOf(records.front()));
}

std::vector<PlayerEntry> playersFrom(const std::vector<CsvRecord> &records)
{
    using tournament::mostPlayers;
    if (records.size() > mostPlayers + 1)
        throw core::DataError{"",
                              "the list has more than " + std::to_string(mostPlayers)
                                  + " lines, which no event has"};
    const bool header = hasPlayerHeader(records);
    const Columns columns = header ? columnsOf(records.front()) : Columns{{Column::Name, 0}};
    std::vector<PlayerEntry> players;
    std::map<std::string, std::size_t> lines;
    for (std::size_t i = header ? 1 : 0; i < records.size(); ++i) {
        const CsvRecord &record = records[i];
        if (!header && record.cells.size() > 1)
            fail(record,
                 "the list has several columns but no header; begin it with a line such as "
                 "name,corp,runner");
        PlayerEntry entry = Row(record, columns).entry();
        const auto [first, fresh] = lines.emplace(core::folded(entry.name), record.line);
        if (!fresh)
            fail(record,
                 entry.name + " stands in line " + std::to_string(first->second)
                     + " already; give the two different names");
        players.push_back(std::move(entry));
    }
    if (players.empty())
        throw core::DataError{"", "the list holds no players"};
    return players;
}

} // namespace interchange
