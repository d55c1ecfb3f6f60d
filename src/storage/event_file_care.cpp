// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include "storage/backup.h"
#include "storage/event_file_data.h"
#include "storage/schema.h"
#include "storage/vfs_file.h"

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

/// One sentence for each of the first few rows in which a table and the fold differ.
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

std::string sentence(const StorageError &error)
{
    if (error.code == StorageErrorCode::ChainBroken)
        return "Journal row " + std::to_string(error.number)
            + " was altered: its hash does not fit.";
    return "The journal cannot be read: " + error.detail + '.';
}

} // namespace

VerifyReport EventFile::verify()
{
    VerifyReport report;
    SQLite::Database &database = m_data->database;
    const auto checked = guarded(m_data->path, [&] {
        SQLite::Transaction transaction(database);
        for (const std::string &line : damages(database))
            report.problems.push_back("SQLite: " + line + '.');
        const JournalContent content = m_data->readJournal();
        report.entries = content.known.seq;
        for (std::size_t i = 1; i < content.entries.size(); ++i)
            if (content.entries[i].at < content.entries[i - 1].at)
                report.problems.push_back("Journal row " + std::to_string(content.entries[i].seq)
                                          + " is dated before the one ahead of it.");
        if (content.unknownAct) {
            report.problems.push_back("Journal row " + std::to_string(content.unknownAct->number)
                                      + " was written by a newer version: "
                                      + content.unknownAct->detail + '.');
            return;
        }
        // A file of an older schema that is only read keeps the tables it has.
        if (integer(database, "PRAGMA user_version") < newestSchema())
            return;
        const AllRows folded = allRows(content.known.shown.event, content.known.shown.standings);
        for (std::size_t i = 0; i < tableCount; ++i) {
            const auto table = static_cast<Table>(i);
            compare(table, folded[i], readRowsOf(database, table), report.problems);
        }
        transaction.commit();
    });
    if (!checked)
        report.problems.push_back(sentence(checked.error()));
    return report;
}

core::Expected<void, StorageError> EventFile::rebuildTables()
{
    return guarded(m_data->path, [this] {
        if (m_data->readOnly)
            throw StorageError{StorageErrorCode::ReadOnly, {}, {}, 0};
        SQLite::Transaction transaction(m_data->database, SQLite::TransactionBehavior::IMMEDIATE);
        Known known = m_data->readJournal().known;
        TableWriter(m_data->database).writeAll(known.shown);
        transaction.commit();
        m_data->known = std::move(known);
    });
}

std::filesystem::path EventFile::Private::backup(int schemaBefore)
{
    if (options.backupFolder.empty())
        return {};
    const auto last = readLastRow(database, identity).seq;
    auto made = makeBackup(database, options.backupFolder / identity.uuid,
                           {options.clock(), last, schemaBefore});
    if (!options.mirrorFolder.empty()) {
        const auto mirrored = guarded(options.mirrorFolder, [&] {
            mirrorBackup(made, options.mirrorFolder / identity.uuid);
        });
        if (!mirrored)
            throw mirrored.error();
    }
    return made;
}

core::Expected<std::optional<std::filesystem::path>, StorageError> EventFile::backup()
{
    if (m_data->options.backupFolder.empty())
        return std::optional<std::filesystem::path>();
    auto made = guarded(m_data->options.backupFolder, [this] { return m_data->backup(0); });
    if (!made)
        return core::unexpected(std::move(made.error()));
    m_data->appended = false;
    return std::optional(std::move(*made));
}

core::Expected<void, StorageError> EventFile::saveCopy(const std::filesystem::path &path)
{
    return guarded(path, [&] {
        createEmpty(path, m_data->options.vfs);
        try {
            SQLite::Statement copy(m_data->database, "VACUUM INTO ?");
            copy.bind(1, path.string());
            copy.exec();
        } catch (const SQLite::Exception &) {
            deleteFile(path, m_data->options.vfs);
            throw;
        }
    });
}

} // namespace storage
