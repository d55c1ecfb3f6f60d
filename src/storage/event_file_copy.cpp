// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "storage/checked_fold.h"
#include "storage/event_file_data.h"
#include "storage/fact_reader.h"

namespace storage {

namespace {

/// Every row that still can be read, when they are the history that is known.
std::optional<std::vector<JournalRow>> rowsIn(SQLite::Database &database, const Identity &identity,
                                              const std::vector<Entry> &known)
{
    auto rows = guarded({}, [&] {
        std::vector<JournalRow> all;
        for (const JournalRow &row : readRows(database, identity, 1))
            all.push_back(row);
        return all;
    });
    if (!rows || rows->size() < known.size())
        return std::nullopt;
    if (!known.empty() && (*rows)[known.size() - 1].hash != known.back().hash)
        return std::nullopt;
    return std::move(*rows);
}

} // namespace

std::vector<JournalRow> rowsOf(const std::vector<Entry> &entries, const Identity &identity)
{
    std::vector<JournalRow> rows;
    std::string hash = originHash(identity.uuid, identity.created);
    for (const Entry &entry : entries) {
        JournalRow row{entry.seq,
                       entry.at.milliseconds,
                       entry.actor,
                       entry.command,
                       writePayload({entry.facts, entry.span}),
                       hash,
                       {}};
        row.hash = rowHash(row);
        hash = row.hash;
        rows.push_back(std::move(row));
    }
    return rows;
}

void writeRows(SQLite::Database &database, const std::vector<JournalRow> &rows)
{
    std::vector<Entry> entries;
    for (const JournalRow &row : rows) {
        insertRow(database, row);
        entries.push_back(toEntry(row));
    }
    auto folded = checkedFold(entries, historyOf(entries)); // others may have appended meanwhile
    if (!folded)
        throw toError(folded.error());
    writeAll(database, shown(std::move(*folded)));
}

core::Expected<void, StorageError> EventFile::goOnIn(const std::filesystem::path &path,
                                                     const std::vector<Entry> &known)
{
    const Private &data = *m_data;
    return guarded(path, [&] {
        const auto present = rowsIn(m_data->database, data.identity, known);
        const auto rows = present ? *present : rowsOf(known, data.identity);
        (void)makeEvent(path, data.options, data.identity,
                        [&rows, this](SQLite::Database &database) {
                            writeRows(database, rows);
                            // The phones go on, too, where that can still be read.
                            (void)guarded({}, [&] { copyInbox(m_data->database, database); });
                        });
    });
}

} // namespace storage
