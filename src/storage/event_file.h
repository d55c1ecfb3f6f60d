// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/chain.h"
#include "storage/inbox_content.h"
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

struct SalvageReport {
    std::int64_t entries = 0; ///< saved
    std::int64_t lost = 0;    ///< rows that could not be read or did not follow, 0 when unknown
    std::string detail;       ///< why it stopped
};

/// One tournament in one SQLite file, to mail, copy, attach. Opened defensively; open() never
/// creates a file.
class EventFile final : public Journal {
public:
    [[nodiscard]] static core::Expected<std::unique_ptr<EventFile>, StorageError>
    create(const std::filesystem::path &path, const EventFileOptions &options = {});
    [[nodiscard]] static core::Expected<std::unique_ptr<EventFile>, StorageError>
    open(const std::filesystem::path &path, const EventFileOptions &options = {});
    ~EventFile() override; ///< makes the closing backup if something was appended

    [[nodiscard]] core::Expected<std::int64_t, StorageError> lastSeq() override;
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    readFrom(std::int64_t seq) override;
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    readAfter(const Position &known) override;
    /// One failure leaves a trace: when the rollback journal is gone and the folder cannot be
    /// synced (InputOutput), or the file was taken from its path in that moment (Gone, Replaced),
    /// the entry is there but was not acknowledged.
    [[nodiscard]] core::Expected<std::optional<Entry>, StorageError>
    appendNext(const Position &known, const Decision &decide) override;

    /// As they stand in the file, each proved to follow on the one ahead.
    [[nodiscard]] core::Expected<std::vector<JournalRow>, StorageError> rows();
    [[nodiscard]] std::int64_t created() const; ///< with the uuid, what the first row is chained to
    /// Appends rows of the same event that were written elsewhere, as they are. Those that are here
    /// already are left out; Replaced or ChainBroken where they do not go on from here.
    [[nodiscard]] core::Expected<void, StorageError> takeRows(const std::vector<JournalRow> &rows);
    /// A new file with rows that were written elsewhere.
    [[nodiscard]] static core::Expected<std::unique_ptr<EventFile>, StorageError>
    copy(const std::filesystem::path &path, const EventFileOptions &options,
         const std::string &uuid, std::int64_t created, const std::vector<JournalRow> &rows,
         const InboxContent &inbox = {});
    /// Puts this in the place of everything the inbox holds.
    [[nodiscard]] core::Expected<void, StorageError> takeInbox(const InboxContent &content);

    /// All these acts, none of them an undo, in one transaction: for an event that is known to its
    /// end. `after` is the state behind the last. Refused (Outdated) unless the journal is empty.
    [[nodiscard]] core::Expected<void, StorageError> fill(const std::vector<NewEntry> &acts,
                                                          const tournament::Event &after);

    /// Looks at the version of the data before it reads any.
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    news(const Position &known) override;

    [[nodiscard]] Inbox &inbox() override;
    [[nodiscard]] const std::filesystem::path &path() const override;
    [[nodiscard]] std::string uuid() const override; ///< of the event, fixed at creation
    /// As asked for, or because the file is write-protected.
    [[nodiscard]] bool readOnly() const override;
    [[nodiscard]] const std::optional<StorageError> &unknownAct() const override;
    /// Changes when another connection wrote to the file (PRAGMA data_version).
    [[nodiscard]] core::Expected<std::int64_t, StorageError> dataVersion();
    /// Whether the open file still lies at its path: Gone or Replaced where it does not. What is
    /// written to it then goes with the program.
    [[nodiscard]] core::Expected<void, StorageError> present();

    /// Copies the file into the backup folder; nothing happens without one.
    [[nodiscard]] core::Expected<std::optional<std::filesystem::path>, StorageError>
    backup() override;
    /// A compacted copy (VACUUM INTO), with the permissions of this file.
    [[nodiscard]] core::Expected<void, StorageError>
    saveCopy(const std::filesystem::path &path) override;
    [[nodiscard]] core::Expected<void, StorageError>
    goOnIn(const std::filesystem::path &path, const std::vector<Entry> &known) override;
    /// SQLite's own checks, the chain, and that every derived table equals the fold.
    [[nodiscard]] VerifyReport verify() override;
    /// Writes the derived tables anew from the journal.
    [[nodiscard]] core::Expected<void, StorageError> rebuildTables();

private:
    struct Private;
    explicit EventFile(std::unique_ptr<Private> data);
    std::unique_ptr<Private> m_data;
};

/// One backup of an event.
struct Backup {
    std::filesystem::path file;
    core::Timestamp at;   ///< when it was made, by a clock that may have been wrong
    std::int64_t seq = 0; ///< its last journal row
    bool other = false;   ///< of a history that the event file did not go through
};

/// What the window offers when `file` will not open (empty: nothing is known of it). First those of
/// the file's own history, as far as the file can still tell, then the others; of one history the
/// one with most rows first, whatever the clock said.
[[nodiscard]] std::vector<Backup> backupsOf(const std::filesystem::path &backupFolder,
                                            const std::string &uuid,
                                            const std::filesystem::path &file = {});

/// A new event file with what a backup holds. StorageErrorCode::Exists when there is one.
[[nodiscard]] core::Expected<void, StorageError> restoreBackup(const std::filesystem::path &backup,
                                                               const std::filesystem::path &target);

/// Copies the journal rows that can still be read and follow on each other from a damaged file
/// into a new one. Never writes to `damaged`.
[[nodiscard]] core::Expected<SalvageReport, StorageError>
salvage(const std::filesystem::path &damaged, const std::filesystem::path &target,
        const EventFileOptions &options = {});

} // namespace storage
