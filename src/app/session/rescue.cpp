// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/rescue.h"

#include "app/sentences/sentences.h"
#include "storage/event_file.h"

namespace app {

core::Expected<Salvaged, Failure> salvageEvent(const std::filesystem::path &damaged,
                                               const std::filesystem::path &target,
                                               const Environment &environment)
{
    storage::EventFileOptions options;
    options.clock = environment.clock;
    const auto report = storage::salvage(damaged, target, options);
    if (!report)
        return core::unexpected(failure(report.error()));
    return Salvaged{report->entries, report->lost, report->detail};
}

std::optional<Backup> newestBackup(const Environment &environment, const std::string &uuid,
                                   const std::filesystem::path &damaged)
{
    const auto backups = storage::backupsOf(environment.backupFolder, uuid, damaged);
    if (uuid.empty() || backups.empty())
        return std::nullopt;
    return Backup{backups.front().file, backups.front().at, backups.front().other};
}

core::Expected<void, Failure> restoreBackup(const Backup &backup,
                                            const std::filesystem::path &target)
{
    if (const auto copied = storage::restoreBackup(backup.file, target); !copied)
        return core::unexpected(failure(copied.error()));
    return {};
}

} // namespace app
