// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/newer_act.h"

#include "storage/journal_rows.h"

namespace support {

void appendNewerAct(const std::filesystem::path &path)
{
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    const storage::LastRow last = storage::readLastRow(database, storage::readIdentity(database));
    storage::JournalRow row{
        last.seq + 1, last.at, "desk", "clone-player", R"({"facts":[{"fact":"player-cloned"}]})",
        last.hash,    {}};
    row.hash = storage::rowHash(row);
    storage::insertRow(database, row);
}

} // namespace support
