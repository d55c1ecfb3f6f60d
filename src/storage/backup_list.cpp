// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/whole_file.h"
#include "storage/backup_history.h"
#include "storage/event_file.h"
#include "storage/event_place.h"
#include "storage/sqlite_error.h"

namespace storage {

namespace fs = std::filesystem;

namespace {

core::Timestamp latest(const Branch &branch)
{
    return std::ranges::max(branch, {}, [](const BackupFile &file) { return file.name.at; })
        .name.at;
}

/// What an event file can still tell about where it went through.
struct Trail {
    HashAt journal;
    std::int64_t last = 0; ///< the last row that is sound, 0: nothing is known
};

Trail trailOf(const fs::path &file)
{
    if (file.empty())
        return {[](std::int64_t) { return std::string(); }, 0};
    return {hashesOf(file), lastSoundRow(file)};
}

/// The file went another way than this history, whose backups of that time may be gone.
bool leaves(const Trail &trail, const Branch &branch)
{
    const BackupFile &end = branch.front();
    if (end.name.seq <= trail.last)
        return contradicts(trail.journal, end.name);
    const std::string there = hashesOf(end.path)(trail.last);
    return !there.empty() && there != trail.journal(trail.last);
}

} // namespace

std::vector<Backup> backupsOf(const fs::path &backupFolder, const std::string &uuid,
                              const fs::path &file)
{
    const Trail trail = trailOf(file);
    std::vector<std::pair<bool, Branch>> histories; // true: another one than the file's
    for (Branch &branch : branchesOf(backupFiles(backupFolder / uuid)))
        histories.emplace_back(leaves(trail, branch), std::move(branch));
    // Of two that may be the file's own, the one that went on last.
    std::ranges::stable_sort(histories, [](const auto &a, const auto &b) {
        return a.first != b.first ? b.first : latest(a.second) > latest(b.second);
    });
    std::vector<Backup> backups;
    for (const auto &[left, branch] : histories)
        for (const BackupFile &backup : branch) {
            const bool other =
                contradicts(trail.journal, backup.name) || (left && backup.name.seq > trail.last);
            backups.push_back({backup.path, backup.name.at, backup.name.seq, other});
        }
    std::ranges::stable_partition(backups, [](const Backup &backup) { return !backup.other; });
    return backups;
}

core::Expected<void, StorageError> restoreBackup(const fs::path &backup, const fs::path &target)
{
    return guarded(target, [&] {
        if (const auto copied = core::copyWhole(backup, placeOfNew(target)); !copied)
            throw fromSystem(copied.error(), {});
    });
}

} // namespace storage
