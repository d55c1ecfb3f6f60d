// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/journal.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace storage {

struct EventFileOptions {
    /// Where backups go: <folder>/<event uuid>/…; empty: none are made.
    std::filesystem::path backupFolder;
    /// A second place for the same backups (a USB stick), empty: none.
    std::filesystem::path mirrorFolder;
    core::Clock clock = core::systemTime;
    bool readOnly = false;
    /// How long to wait while another program writes.
    std::chrono::milliseconds busyTimeout{5000};
    /// Told when the backup on closing fails: nobody is left to hand the error to.
    std::function<void(const StorageError &)> backupFailed;
    /// Name of a registered SQLite VFS; tests pass one that loses power.
    std::string vfs;
    /// Of a new event; empty: drawn. Tests fix it.
    std::string uuid;
    /// False only in the control run of the power-loss test, which must then lose results.
    bool synchronous = true;
};

/// What verify() found; empty: the file is sound. One sentence each.
struct VerifyReport {
    std::int64_t entries = 0;
    std::vector<std::string> problems;
};

struct SalvageReport {
    std::int64_t entries = 0; ///< saved
    std::int64_t lost = 0;    ///< rows that could not be read or did not follow, 0 when unknown
    std::string detail;       ///< why it stopped
};

/// One tournament in one SQLite file, to mail, copy, attach. Opened defensively; never creates a
/// file except in create().
class EventFile final : public Journal {
public:
    [[nodiscard]] static core::Expected<std::unique_ptr<EventFile>, StorageError>
    create(const std::filesystem::path &path, const EventFileOptions &options = {});
    [[nodiscard]] static core::Expected<std::unique_ptr<EventFile>, StorageError>
    open(const std::filesystem::path &path, const EventFileOptions &options = {});
    ~EventFile() override; ///< makes the closing backup

    [[nodiscard]] core::Expected<std::int64_t, StorageError> lastSeq() override;
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    readFrom(std::int64_t seq) override;
    /// One failure leaves a trace: when the rollback journal is gone and the folder cannot be
    /// synced (InputOutput), the entry is there but was not acknowledged; the next append is
    /// Outdated.
    [[nodiscard]] core::Expected<Entry, StorageError>
    append(std::int64_t expectedSeq, const NewEntry &entry,
           const tournament::Event &after) override;

    [[nodiscard]] const std::filesystem::path &path() const;
    [[nodiscard]] std::string uuid() const; ///< of the event, fixed at creation
    /// As asked for, or because the file is write-protected.
    [[nodiscard]] bool readOnly() const;
    /// Opened read-only although the journal holds an act this version does not know (a newer
    /// version wrote it): where. Entries end before it; the state is that of the act ahead.
    [[nodiscard]] const std::optional<StorageError> &unknownAct() const;
    /// Changes when another connection wrote to the file (PRAGMA data_version).
    [[nodiscard]] std::int64_t dataVersion();

    /// Copies the file into the backup folder; nothing happens without one.
    [[nodiscard]] core::Expected<std::optional<std::filesystem::path>, StorageError> backup();
    /// A compacted copy (VACUUM INTO) under a new name that must not exist.
    [[nodiscard]] core::Expected<void, StorageError> saveCopy(const std::filesystem::path &path);
    /// SQLite's own checks, the chain, and that every derived table equals the fold.
    [[nodiscard]] VerifyReport verify();
    /// Writes the derived tables anew from the journal.
    [[nodiscard]] core::Expected<void, StorageError> rebuildTables();

private:
    struct Private;
    explicit EventFile(std::unique_ptr<Private> data);
    std::unique_ptr<Private> m_data;
};

/// Newest first; what the window offers when a file will not open.
[[nodiscard]] std::vector<std::filesystem::path>
backupsOf(const std::filesystem::path &backupFolder, const std::string &uuid);

/// Copies the journal rows that can still be read and follow on each other from a damaged file
/// into a new one. Never writes to `damaged`.
[[nodiscard]] core::Expected<SalvageReport, StorageError>
salvage(const std::filesystem::path &damaged, const std::filesystem::path &target,
        const EventFileOptions &options = {});

} // namespace storage
