// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/forged_file.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include "storage/event_file.h"
#include "storage/journal_rows.h"
#include "support/temp_folder.h"

namespace support {

namespace {

constexpr std::int64_t began = 1'700'000'000'000;

} // namespace

ForgedFile::ForgedFile(std::filesystem::path path) : m_path(std::move(path))
{
    storage::EventFileOptions options;
    options.clock = [] { return core::Timestamp{began}; };
    options.uuid = "01234567-89ab-4def-8123-456789abcdef";
    std::filesystem::remove(m_path);
    (void)storage::EventFile::create(m_path, options).value();
    m_empty = bytesOf(m_path);
}

void ForgedFile::write(const ForgedJournal &journal) const
{
    writeBytes(m_path, m_empty);
    SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY");
    SQLite::Transaction transaction(database);
    const storage::Identity identity = storage::readIdentity(database);
    storage::JournalRow row;
    row.hash = storage::originHash(identity.uuid, identity.created);
    for (const ForgedAct &act : journal) {
        ++row.seq;
        row.at = began + row.seq;
        row.actor = "desk";
        row.command = act.command;
        row.payload = core::dump(act.payload);
        row.previousHash = row.hash;
        row.hash = storage::rowHash(row);
        storage::insertRow(database, row);
    }
    transaction.commit();
}

} // namespace support
