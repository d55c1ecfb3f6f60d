// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <SQLiteCpp/Statement.h>

#include "core/whole_file.h"
#include "storage/backup.h"
#include "storage/event_file_data.h"
#include "storage/event_place.h"
#include "storage/schema.h"
#include "storage/table_check.h"

namespace storage {

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
        checkEntries(content, report.problems);
        if (content.unknownAct)
            return;
        // A file of an older schema that is only read keeps the tables it has.
        if (integer(database, "PRAGMA user_version") < newestSchema())
            return;
        auto differing = differences(database, content.known.shown);
        if (!differing.empty())
            differing.emplace_back("Nothing is lost by that: these tables only repeat the journal, "
                                   "and whatever opens the event for writing makes them anew.");
        std::ranges::move(differing, std::back_inserter(report.problems));
        transaction.commit();
    });
    if (!checked)
        report.problems.push_back(brokenJournal(checked.error()));
    return report;
}

core::Expected<void, StorageError> EventFile::rebuildTables()
{
    return guarded(m_data->path, [this] {
        if (m_data->readOnly)
            throw StorageError{StorageErrorCode::ReadOnly, {}, {}, 0};
        SQLite::Transaction transaction(m_data->database, SQLite::TransactionBehavior::IMMEDIATE);
        m_data->derive();
        transaction.commit();
    });
}

void EventFile::Private::derive()
{
    catchUp(entriesAfter({known.seq, known.hash}));
    writeAll(database, known.shown);
}

std::filesystem::path EventFile::Private::backup(int schemaBefore)
{
    if (options.backupFolder.empty())
        return {};
    const LastRow last = readLastRow(database, identity);
    auto made = makeBackup(database, options.backupFolder / identity.uuid,
                           {options.clock(), last.seq, last.hash, schemaBefore});
    if (!options.mirrorFolder.empty()) {
        const auto mirrored = guarded(options.mirrorFolder, [&] {
            mirrorBackup(database, made, options.mirrorFolder / identity.uuid);
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
        auto file = core::WholeFile::beside(placeOfNew(path), permissionsOf(m_data->path));
        if (!file)
            throw fromSystem(file.error(), {});
        SQLite::Statement copy(m_data->database, "VACUUM INTO ?");
        copy.bind(1, file->aside().string());
        copy.exec();
        if (const auto appeared = file->appear(); !appeared)
            throw fromSystem(appeared.error(), {});
    });
}

} // namespace storage
