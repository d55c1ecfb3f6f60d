// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "storage/backup.h"
#include "storage/event_file_data.h"

namespace storage {

namespace {

constexpr std::chrono::milliseconds longestOnClosing{2000};

} // namespace

EventFile::EventFile(std::unique_ptr<Private> data) : m_data(std::move(data))
{
    if (m_data->options.vfs.empty())
        m_data->opened = FileIdentity(m_data->path, m_data->database);
    m_data->inbox =
        std::make_unique<FileInbox>(m_data->database, m_data->path, [raw = m_data.get()] {
            if (raw->readOnly)
                throw StorageError{StorageErrorCode::ReadOnly, {}, {}, 0};
            raw->opened.check();
        });
}

EventFile::~EventFile()
{
    if (!m_data->appended)
        return;
    // Nobody stands waiting any more, and the others are done in a moment.
    waitFairly(m_data->database, std::max(m_data->options.busyTimeout, longestOnClosing));
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
    return guarded(m_data->path, [this, seq] { return m_data->entriesFrom(seq); });
}

core::Expected<std::vector<Entry>, StorageError> EventFile::readAfter(const Position &known)
{
    return guarded(m_data->path, [&] {
        // One moment of the file: what is known and what follows on it.
        SQLite::Transaction transaction(m_data->database);
        return m_data->entriesAfter(known);
    });
}

core::Expected<std::vector<Entry>, StorageError> EventFile::news(const Position &known)
{
    if (auto there = present(); !there)
        return core::unexpected(std::move(there.error()));
    // Looked at ahead of reading: what comes in between is read twice rather than never.
    const auto version = dataVersion();
    if (!version)
        return core::unexpected(version.error());
    if (m_data->quiet == Private::Quiet{*version, known})
        return std::vector<Entry>();
    auto entries = readAfter(known);
    if (entries)
        m_data->quiet = {*version, entries->empty() ? known : positionOf(*entries)};
    return entries;
}

core::Expected<std::optional<Entry>, StorageError> EventFile::appendNext(const Position &known,
                                                                         const Decision &decide)
{
    Private &data = *m_data;
    return guarded(data.path, [&]() -> std::optional<Entry> {
        if (data.readOnly)
            throw StorageError{StorageErrorCode::ReadOnly, {}, {}, 0};
        data.opened.check();
        // Nobody else can append from here on, and others may still read.
        SQLite::Transaction transaction(data.database, SQLite::TransactionBehavior::IMMEDIATE);
        std::vector<Entry> news = data.entriesAfter(known);
        if (known.hash == data.known.hash)
            data.catchUp(news);
        else
            data.catchUp(data.entriesAfter({data.known.seq, data.known.hash}));
        const auto act = decide(std::move(news));
        if (!act)
            return std::nullopt;
        ComposedAct made = composeNext(data.known, readLastRow(data.database, data.identity), *act);
        insertRow(data.database, made.row);
        writeChanges(data.database, data.known.shown, made.next.shown);
        data.commit(transaction, made.row);
        data.known = std::move(made.next);
        data.appended = true;
        data.opened.check();
        return std::move(made.entry);
    });
}

core::Expected<void, StorageError> EventFile::fill(const std::vector<NewEntry> &acts,
                                                   const tournament::Event &after)
{
    Private &data = *m_data;
    return guarded(data.path, [&] {
        SQLite::Transaction transaction(data.database, SQLite::TransactionBehavior::IMMEDIATE);
        LastRow last = readLastRow(data.database, data.identity);
        if (last.seq != 0)
            throw StorageError{StorageErrorCode::Outdated, {}, {}, last.seq};
        JournalRow row;
        for (const NewEntry &act : acts) {
            row = compose(last, act);
            insertRow(data.database, row);
            last = {row.seq, row.at, row.hash};
        }
        Known known = data.readJournal().known; // what would not open is not stored
        writeAll(data.database, shown(after));
        data.commit(transaction, row);
        data.known = std::move(known);
        data.appended = true;
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

std::vector<Entry> EventFile::Private::entriesFrom(std::int64_t seq)
{
    std::vector<Entry> entries;
    for (const JournalRow &row : readRows(database, identity, seq)) {
        if (unknownAct && row.seq >= unknownAct->number)
            break;
        entries.push_back(toEntry(row));
    }
    return entries;
}

std::vector<Entry> EventFile::Private::entriesAfter(const Position &position)
{
    if (position.seq == 0 && !unclaimed.empty()) {
        std::vector<Entry> entries = std::exchange(unclaimed, {});
        std::ranges::move(entriesAfter(positionOf(entries)), std::back_inserter(entries));
        return entries;
    }
    (void)readRowAt(database, identity, position);
    return entriesFrom(position.seq + 1);
}

void EventFile::Private::catchUp(std::span<const Entry> news)
{
    if (!storage::catchUp(known, news))
        known = readJournal().known;
}

JournalContent EventFile::Private::readJournal()
{
    ContentReader reader(options.readOnly);
    for (const JournalRow &row : readRows(database, identity, 1))
        reader.take(row);
    return reader.finish();
}

Inbox &EventFile::inbox() { return *m_data->inbox; }

const std::filesystem::path &EventFile::path() const { return m_data->path; }

std::string EventFile::uuid() const { return m_data->identity.uuid; }

bool EventFile::readOnly() const { return m_data->readOnly; }

const std::optional<StorageError> &EventFile::unknownAct() const { return m_data->unknownAct; }

core::Expected<std::int64_t, StorageError> EventFile::dataVersion()
{
    return guarded(m_data->path,
                   [this] { return integer(m_data->database, "PRAGMA data_version"); });
}

core::Expected<void, StorageError> EventFile::present()
{
    return guarded(m_data->path, [this] { m_data->opened.check(); });
}

} // namespace storage
