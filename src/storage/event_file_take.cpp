// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows as they stand, from and for another place of the same event.
#include "storage/event_file_data.h"

namespace storage {

core::Expected<std::vector<JournalRow>, StorageError> EventFile::rows()
{
    return guarded(m_data->path, [this] {
        std::vector<JournalRow> all;
        for (const JournalRow &row : readRows(m_data->database, m_data->identity, 1))
            all.push_back(row);
        return all;
    });
}

std::int64_t EventFile::created() const { return m_data->identity.created; }

core::Expected<void, StorageError> EventFile::takeRows(const std::vector<JournalRow> &rows)
{
    if (rows.empty())
        return {};
    Private &data = *m_data;
    std::optional<Known> before;
    auto taken = guarded(data.path, [&] {
        data.opened.check();
        SQLite::Transaction transaction(data.database, SQLite::TransactionBehavior::IMMEDIATE);
        // Another program on this machine may keep the same copy.
        data.catchUp(data.entriesAfter({data.known.seq, data.known.hash}));
        before = data.known;
        LastRow last = readLastRow(data.database, data.identity);
        std::vector<Entry> added;
        for (const JournalRow &row : rows) {
            if (row.seq <= data.known.seq)
                continue;
            requireNext(row, last.seq, last.hash);
            insertRow(data.database, row);
            added.push_back(toEntry(row));
            last = {row.seq, row.at, row.hash};
        }
        const JournalRow &end = rows.back();
        if (end.seq <= data.known.seq)
            (void)readRowAt(data.database, data.identity, {end.seq, end.hash});
        data.catchUp(added);
        writeChanges(data.database, before->shown, data.known.shown);
        transaction.commit();
    });
    if (!taken && before)
        data.known = std::move(*before);
    return taken;
}

core::Expected<std::unique_ptr<EventFile>, StorageError>
EventFile::copy(const std::filesystem::path &path, const EventFileOptions &options,
                const std::string &uuid, std::int64_t created, const std::vector<JournalRow> &rows,
                const InboxContent &inbox)
{
    const auto made = guarded(path, [&] {
        (void)makeEvent(path, options, {uuid, created}, [&](SQLite::Database &database) {
            writeRows(database, rows);
            writeInbox(database, inbox);
        });
    });
    if (!made)
        return core::unexpected(made.error());
    return open(path, options);
}

core::Expected<void, StorageError> EventFile::takeInbox(const InboxContent &content)
{
    return guarded(m_data->path, [&] {
        m_data->opened.check();
        SQLite::Transaction transaction(m_data->database, SQLite::TransactionBehavior::IMMEDIATE);
        m_data->database.exec("DELETE FROM inbox; DELETE FROM phone_secret; "
                              "DELETE FROM phone_policy");
        writeInbox(m_data->database, content);
        transaction.commit();
    });
}

} // namespace storage
