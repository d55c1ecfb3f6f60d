// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backup_history.h"

#include <algorithm>
#include <memory>
#include <tuple>

#include <SQLiteCpp/Statement.h>

#include "storage/database.h"
#include "storage/journal_rows.h"

namespace storage {

namespace fs = std::filesystem;

namespace {

/// Nothing is played back, locked or written, whatever lies beside the file.
std::shared_ptr<SQLite::Database> openUnchanging(const fs::path &file)
{
    try {
        return std::make_shared<SQLite::Database>(connect(file, {}, Access::ReadUnchanging));
    } catch (const SQLite::Exception &) {
        return nullptr;
    }
}

/// Of a row that is what its hash says: one that was altered tells nothing about its history.
std::string hashAt(SQLite::Database &database, std::int64_t seq)
{
    try {
        SQLite::Statement query(database, selectRows("WHERE seq = ?"));
        query.bind(1, seq);
        if (!query.executeStep())
            return {};
        const JournalRow row = rowFrom(query);
        return row.hash == rowHash(row) ? row.hash : std::string();
    } catch (const SQLite::Exception &) {
        return {};
    }
}

} // namespace

bool sameContent(const BackupName &a, const BackupName &b)
{
    return a.seq == b.seq && a.hash == b.hash;
}

std::vector<BackupFile> backupFiles(const fs::path &folder)
{
    std::vector<BackupFile> backups;
    std::error_code error; // no folder: no backups
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        auto name = backupNameFrom(entry->path().filename().string());
        if (!name)
            continue;
        if (name->hash.empty())
            if (const auto content = contentOf(entry->path()))
                name->hash = content->hash;
        backups.push_back({entry->path(), std::move(*name)});
    }
    return backups;
}

std::optional<BackupName> contentOf(const fs::path &backup)
{
    try {
        const auto database = openUnchanging(backup);
        if (!database)
            return std::nullopt;
        const LastRow last = readLastRow(*database, readIdentity(*database));
        return BackupName{{last.at}, last.seq, last.hash.substr(0, hashDigits), 0};
    } catch (const SQLite::Exception &) {
        return std::nullopt;
    } catch (const StorageError &) {
        return std::nullopt;
    }
}

HashAt hashesOf(SQLite::Database &database)
{
    return [&database](std::int64_t seq) { return hashAt(database, seq); };
}

HashAt hashesOf(const fs::path &file)
{
    return [database = openUnchanging(file)](std::int64_t seq) {
        return database ? hashAt(*database, seq) : std::string();
    };
}

std::int64_t lastSoundRow(const fs::path &file)
{
    const auto database = openUnchanging(file);
    if (!database)
        return 0;
    try {
        SQLite::Statement query(*database, selectRows("ORDER BY seq DESC"));
        while (query.executeStep())
            if (const JournalRow row = rowFrom(query); row.hash == rowHash(row))
                return row.seq;
    } catch (const SQLite::Exception &) {
        return 0;
    }
    return 0;
}

bool agrees(const HashAt &journal, const BackupName &backup)
{
    if (backup.seq == 0) // every history of an event begins with its making
        return true;
    return !backup.hash.empty() && journal(backup.seq).starts_with(backup.hash);
}

bool contradicts(const HashAt &journal, const BackupName &backup)
{
    return !backup.hash.empty() && !agrees(journal, backup) && !journal(backup.seq).empty();
}

std::vector<Branch> branchesOf(std::vector<BackupFile> backups, const HashAt &own)
{
    std::ranges::sort(backups, [](const BackupFile &a, const BackupFile &b) {
        return std::tie(a.name.seq, a.name.at, a.name.schemaBefore)
            > std::tie(b.name.seq, b.name.at, b.name.schemaBefore);
    });
    std::vector<Branch> branches;
    const auto take = [&](const auto &belongs) {
        const auto [rest, end] = std::ranges::stable_partition(
            backups, [&](const BackupFile &backup) { return !belongs(backup.name); });
        branches.emplace_back(rest, end);
        backups.erase(rest, end);
    };
    if (own)
        take([&](const BackupName &name) { return agrees(own, name); });
    while (!backups.empty()) {
        const BackupName end = backups.front().name;
        const HashAt history = hashesOf(backups.front().path);
        take([&](const BackupName &name) {
            return sameContent(name, end) || agrees(history, name);
        });
    }
    return branches;
}

} // namespace storage
