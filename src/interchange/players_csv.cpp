// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/players_csv.h"

#include "core/harmless.h"
#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/imported_field.h"
#include "tournament/event/limits.h"
#include "tournament/event/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

namespace interchange {

namespace {

enum class Column {
    Number,
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
    Seat,
    Named,
    Photographed,
    Streamed
};

// Headers people and programs use, folded and without anything but letters and digits.
constexpr std::array<std::pair<std::string_view, Column>, 47> synonyms{
    {{"id", Column::Number},
     {"playerid", Column::Number},
     {"number", Column::Number},
     {"playernumber", Column::Number},
     {"no", Column::Number},
     {"nr", Column::Number},
     {"name", Column::Name},
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
     {"named", Column::Named},
     {"photographed", Column::Photographed},
     {"streamed", Column::Streamed},
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
        || (columns.contains(Column::FirstName) && columns.contains(Column::LastName))
        || (columns.contains(Column::Number) && columns.size() > 1);
}

[[noreturn]] void fail(const CsvRecord &record, const std::string &problem)
{
    throw core::DataError{"line " + std::to_string(record.line), problem};
}

class Row {
public:
    Row(const CsvRecord &record, const Columns &columns) : m_record(record), m_columns(columns) { }

    [[nodiscard]] ListedPlayer player() const
    {
        ListedPlayer player;
        player.line = m_record.line;
        player.number = id();
        player.name = name();
        if (core::folded(player.name).empty() && !player.number)
            fail(m_record, "the player has no name");
        player.pronouns = text(Column::Pronouns);
        player.corpIdentity = text(Column::CorpIdentity);
        player.corpFaction = text(Column::CorpFaction);
        player.runnerIdentity = text(Column::RunnerIdentity);
        player.runnerFaction = text(Column::RunnerFaction);
        player.awardedByes = byes();
        player.fixedTable = number(Column::Table, "table", 1);
        player.seat = number(Column::Seat, "seat", 1);
        player.named = consent(Column::Named);
        player.photographed = consent(Column::Photographed);
        player.streamed = consent(Column::Streamed);
        return player;
    }

private:
    [[nodiscard]] std::string name() const
    {
        std::string name = m_columns.contains(Column::Name)
            ? text(Column::Name)
            : core::tidied(text(Column::FirstName) + ' ' + text(Column::LastName));
        if (const auto problem = nameProblem(name))
            fail(m_record, *problem);
        return name;
    }

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

    /// Lists have numbers of many kinds; what cannot be one of ours says nothing.
    [[nodiscard]] std::optional<tournament::PlayerId> id() const
    {
        const std::string cell = text(Column::Number);
        tournament::PlayerId id;
        const auto *end = cell.data() + cell.size();
        if (std::from_chars(cell.data(), end, id.value).ptr != end || id.value < 1)
            return std::nullopt;
        return id;
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

    [[nodiscard]] static std::optional<bool> truth(const std::string &word)
    {
        if (word == "yes" || word == "y" || word == "true" || word == "x")
            return true;
        if (word == "no" || word == "n" || word == "false" || word == "-")
            return false;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<int> byes() const
    {
        if (const auto said = truth(core::folded(text(Column::Byes))))
            return *said ? 1 : 0;
        return number(Column::Byes, "bye", 0);
    }

    /// An answer that is no answer would be a consent nobody gave.
    [[nodiscard]] std::optional<tournament::Consent> consent(Column column) const
    {
        using tournament::Consent;
        const std::string word = core::folded(text(column));
        if (word.empty())
            return std::nullopt;
        if (const auto said = truth(word))
            return *said ? Consent::Yes : Consent::No;
        if (word != core::toWord(Consent::Unasked))
            fail(m_record,
                 "expected yes, no or unasked as a consent, found " + core::jsonQuoted(word));
        return Consent::Unasked;
    }

    const CsvRecord &m_record;
    const Columns &m_columns;
};

/// The players of a list; nobody stands in it twice.
class List {
public:
    void add(ListedPlayer player)
    {
        if (!player.name.empty()) {
            const auto [first, fresh] = m_lines.emplace(core::folded(player.name), player.line);
            if (!fresh)
                fail({player.line, {}},
                     core::isolated(player.name) + " stands in line "
                         + std::to_string(first->second)
                         + " already; give the two different names");
        }
        m_players.push_back(std::move(player));
    }

    [[nodiscard]] std::vector<ListedPlayer> players() &&
    {
        if (m_players.empty())
            throw core::DataError{"", "the list holds no players"};
        return std::move(m_players);
    }

private:
    std::vector<ListedPlayer> m_players;
    std::map<std::string, std::size_t> m_lines; ///< by folded name
};

void checkLength(std::size_t lines)
{
    using tournament::mostPlayers;
    if (lines > mostPlayers + 1)
        throw core::DataError{"",
                              "the list has more than " + std::to_string(mostPlayers)
                                  + " lines, which no event has"};
}

/// Cuts the part up to one of `ends` off the front of `rest`.
std::string_view take(std::string_view &rest, std::string_view ends)
{
    const auto end = rest.find_first_of(ends);
    const auto part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return part;
}

} // namespace

bool hasPlayerHeader(const std::vector<CsvRecord> &records)
{
    return !records.empty() && namesPlayers(columnsOf(records.front()));
}

std::vector<ListedPlayer> playersFrom(const std::vector<CsvRecord> &records)
{
    checkLength(records.size());
    const bool header = hasPlayerHeader(records);
    const Columns columns = header ? columnsOf(records.front()) : Columns{{Column::Name, 0}};
    List list;
    for (std::size_t i = header ? 1 : 0; i < records.size(); ++i) {
        const CsvRecord &record = records[i];
        if (!header && record.cells.size() > 1)
            fail(record,
                 "the list has several columns but no header; begin it with a line such as "
                 "name,corp,runner");
        list.add(Row(record, columns).player());
    }
    return std::move(list).players();
}

std::vector<ListedPlayer> playersOfLines(std::string_view text)
{
    const Columns columns{
        {Column::Name, 0}, {Column::CorpIdentity, 1}, {Column::RunnerIdentity, 2}};
    List list;
    for (std::size_t line = 1; !text.empty(); ++line) {
        checkLength(line);
        std::string_view rest = take(text, "\n");
        CsvRecord record{line, {}};
        do
            record.cells.push_back(core::tidied(take(rest, "\t;")));
        while (!rest.empty());
        if (record.cells.size() > columns.size())
            fail(record,
                 "there is more than a name, a Corp and a Runner identity; begin the list with a "
                 "line that names its columns, such as name;corp;runner;byes");
        if (std::ranges::any_of(record.cells, [](const auto &cell) { return !cell.empty(); }))
            list.add(Row(record, columns).player());
    }
    return std::move(list).players();
}

tournament::PlayerEntry withListed(tournament::PlayerEntry known, const ListedPlayer &listed)
{
    const auto put = [](std::string &text, const std::string &said) {
        if (!said.empty())
            text = said;
    };
    put(known.name, listed.name);
    put(known.pronouns, listed.pronouns);
    put(known.corpIdentity, listed.corpIdentity);
    put(known.corpFaction, listed.corpFaction);
    put(known.runnerIdentity, listed.runnerIdentity);
    put(known.runnerFaction, listed.runnerFaction);
    known.awardedByes = listed.awardedByes.value_or(known.awardedByes);
    if (listed.fixedTable)
        known.fixedTable = listed.fixedTable;
    if (listed.seat)
        known.seat = listed.seat;
    known.consents = {listed.named.value_or(known.consents.named),
                      listed.photographed.value_or(known.consents.photographed),
                      listed.streamed.value_or(known.consents.streamed)};
    return known;
}

} // namespace interchange
