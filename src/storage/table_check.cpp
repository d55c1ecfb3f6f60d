// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_check.h"

#include <algorithm>

namespace storage {

namespace {

/// "3" or "2/1/1"
std::string keyText(Table table, const Row &row)
{
    std::string words;
    for (std::size_t i = 0; i < shape(table).keys; ++i) {
        const auto *number = std::get_if<std::int64_t>(&row.at(i));
        if (i > 0)
            words += '/';
        words += number ? std::to_string(*number) : "?";
    }
    return words;
}

} // namespace

void compare(Table table, const std::vector<Row> &folded, const std::vector<Row> &present,
             std::vector<std::string> &problems)
{
    constexpr std::size_t mostNamed = 5;
    std::vector<Row> differing;
    std::ranges::set_symmetric_difference(folded, present, std::back_inserter(differing));
    const auto sameKey = [table](const Row &a, const Row &b) {
        return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(shape(table).keys),
                          b.begin());
    };
    differing.erase(std::unique(differing.begin(), differing.end(), sameKey), differing.end());
    const std::string name(shape(table).name);
    for (std::size_t i = 0; i < std::min(mostNamed, differing.size()); ++i)
        problems.push_back("Table " + name + ", row " + keyText(table, differing[i])
                           + " is not what the journal says.");
    if (differing.size() > mostNamed)
        problems.push_back("Table " + name + ": " + std::to_string(differing.size() - mostNamed)
                           + " more rows are not what the journal says.");
}

std::vector<std::string> differences(SQLite::Database &database, const Shown &shown)
{
    std::vector<std::string> problems;
    const AllRows folded = allRows(shown);
    for (std::size_t i = 0; i < tableCount; ++i) {
        const auto table = static_cast<Table>(i);
        compare(table, folded[i], readRowsOf(database, table), problems);
    }
    return problems;
}

std::string brokenJournal(const StorageError &error)
{
    if (error.code == StorageErrorCode::ChainBroken)
        return "Journal row " + std::to_string(error.number)
            + " was altered: its hash does not fit.";
    return "The journal cannot be read: " + error.detail + '.';
}

void checkEntries(const JournalContent &content, std::vector<std::string> &problems)
{
    for (std::size_t i = 1; i < content.entries.size(); ++i)
        if (content.entries[i].at < content.entries[i - 1].at)
            problems.push_back("Journal row " + std::to_string(content.entries[i].seq)
                               + " is dated before the one ahead of it.");
    if (content.unknownAct)
        problems.push_back("Journal row " + std::to_string(content.unknownAct->number)
                           + " was written by a newer version: " + content.unknownAct->detail
                           + '.');
}

} // namespace storage
