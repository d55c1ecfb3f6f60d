// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <SQLiteCpp/Transaction.h>

#include "storage/backup.h"
#include "storage/event_file_data.h"
#include "storage/fact_reader.h"

namespace storage {

namespace {

/// The row as it will stand in the file. Throws where it could not be read back: what is
/// acknowledged must be readable for ever.
JournalRow compose(const LastRow &last, const NewEntry &entry)
{
    const Payload payload{entry.facts, entry.span};
    JournalRow row{last.seq + 1,
                   std::max(entry.at.milliseconds, last.at), // the wall clock may be set back
                   entry.actor,
                   entry.command,
                   writePayload(payload),
                   last.hash,
                   {}};
    if (row.payload.size() > static_cast<std::size_t>(largestValue) / 2)
        throw StorageError{StorageErrorCode::InputOutput,
                           {},
                           "the act is larger than a file can "
                           "hold",
                           row.seq};
    const auto readBack = readPayload(row.payload, row.seq);
    if (!readBack)
        throw StorageError{StorageErrorCode::Damaged, {}, readBack.error().detail, row.seq};
    if (*readBack != payload)
        throw StorageError{
            StorageErrorCode::Damaged, {}, "the act cannot be written down", row.seq};
    row.hash = rowHash(row);
    return row;
}

} // namespace

EventFile::EventFile(std::unique_ptr<Private> data) : m_data(std::move(data)) { }

EventFile::~EventFile()
{
    if (!m_data->appended)
        return;
    const auto made = backup();
    if (!made && m_data->options.backupFailed)
        m_data->options.backupFailed(made.error());
}

core::Expected<std::int64_t, StorageError> EventFile::lastSeq()
{
    return guarded(m_data->path, [this] {
        return integer(m_data->database, "SELECT coalesce(max(seq), 0) FROM journal");
    });
}

core::Expected<std::vector<Entry>, StorageError> EventFile::readFrom(std::int64_t seq)
{
    return guarded(m_data->path, [this, seq] {
        std::vector<Entry> entries;
        for (const JournalRow &row : readRows(m_data->database, m_data->identity, seq)) {
            if (m_data->unknownAct && row.seq >= m_data->unknownAct->number)
                break;
            entries.push_back(toEntry(row));
        }
        return entries;
    });
}

core::Expected<Entry, StorageError>
EventFile::append(std::int64_t expectedSeq, const NewEntry &entry, const tournament::Event &after)
{
    Private &data = *m_data;
    return guarded(data.path, [&] {
        if (data.readOnly)
            throw StorageError{StorageErrorCode::ReadOnly, {}, {}, 0};
        SQLite::Transaction transaction(data.database, SQLite::TransactionBehavior::IMMEDIATE);
        const LastRow last = readLastRow(data.database, data.identity);
        if (last.seq != expectedSeq)
            throw StorageError{StorageErrorCode::Outdated, {}, {}, last.seq};
        if (data.known.seq != last.seq)
            data.catchUp();

        const JournalRow row = compose(last, entry);
        const Entry written = toEntry(row);
        Known next{row.seq, data.known.history, shown(after)};
        if (!next.history.follow(written))
            throw StorageError{StorageErrorCode::Damaged,
                               {},
                               entry.command + " names acts that it cannot",
                               row.seq};
        insertRow(data.database, row);
        TableWriter(data.database).writeChanges(data.known.shown, next.shown);
        data.commit(transaction, row);
        data.known = std::move(next);
        data.appended = true;
        return written;
    });
}

void EventFile::Private::commit(SQLite::Transaction &transaction, const JournalRow &row)
{
    try {
        transaction.commit();
    } catch (const SQLite::Exception &) {
        // When only the last step failed – the sync of the folder after the rollback journal was
        // unlinked – the row is there but may still come undone in a power cut. Writing the header
        // anew syncs the folder again; when that works, the row is as safe as any.
        database.tryExec("ROLLBACK");
        bool there = false;
        try {
            there = readLastRow(database, identity).hash == row.hash;
            if (there)
                database.exec("PRAGMA user_version = "
                              + std::to_string(integer(database, "PRAGMA user_version")));
        } catch (const SQLite::Exception &) {
            there = false;
        }
        if (!there)
            throw;
    }
}

void EventFile::Private::catchUp() { known = readJournal().known; }

JournalContent EventFile::Private::readJournal()
{
    JournalContent content;
    for (const JournalRow &row : readRows(database, identity, 1)) {
        try {
            content.entries.push_back(toEntry(row));
        } catch (const StorageError &error) {
            if (!options.readOnly || error.code != StorageErrorCode::UnknownFact)
                throw;
            content.unknownAct = error;
            break;
        }
        if (!content.known.history.follow(content.entries.back()))
            throw StorageError{StorageErrorCode::Damaged,
                               {},
                               "journal row " + std::to_string(row.seq)
                                   + " takes back or returns acts that it cannot",
                               row.seq};
    }
    content.known.seq = static_cast<std::int64_t>(content.entries.size());
    content.known.shown = shown(fold(content.entries, content.known.history));
    return content;
}

const std::filesystem::path &EventFile::path() const { return m_data->path; }

std::string EventFile::uuid() const { return m_data->identity.uuid; }

bool EventFile::readOnly() const { return m_data->readOnly; }

const std::optional<StorageError> &EventFile::unknownAct() const { return m_data->unknownAct; }

std::int64_t EventFile::dataVersion()
{
    const auto version =
        guarded(m_data->path, [this] { return integer(m_data->database, "PRAGMA data_version"); });
    return version.value_or(-1);
}

} // namespace storage
