// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <SQLiteCpp/Database.h>

#include "storage/event_file.h"
#include "storage/inbox_content.h"

namespace storage {

/// The inbox in the tables of an event file.
class FileInbox final : public Inbox {
public:
    /// `path` is for messages; `check` throws where nothing may be written.
    FileInbox(SQLite::Database &database, std::filesystem::path path, std::function<void()> check);

    [[nodiscard]] core::Expected<std::int64_t, StorageError> serial() override;
    [[nodiscard]] core::Expected<std::vector<InboxItem>, StorageError>
    items(std::int64_t after) override;
    [[nodiscard]] core::Expected<InboxItem, StorageError> add(const NewInboxItem &item) override;
    [[nodiscard]] core::Expected<InboxItem, StorageError>
    settle(std::int64_t id, const Settlement &settlement) override;
    [[nodiscard]] core::Expected<std::vector<PhoneSecret>, StorageError> secrets() override;
    [[nodiscard]] core::Expected<void, StorageError>
    addSecrets(const std::vector<PhoneSecret> &secrets) override;
    [[nodiscard]] core::Expected<void, StorageError> revoke(const std::string &hash,
                                                            core::Timestamp at) override;
    [[nodiscard]] core::Expected<PhonePolicies, StorageError> policies() override;
    [[nodiscard]] core::Expected<void, StorageError> setPolicy(InboxKind kind,
                                                               PhonePolicy policy) override;
    [[nodiscard]] core::Expected<PrintedAddress, StorageError> printed() override;
    [[nodiscard]] core::Expected<void, StorageError>
    setPrinted(const PrintedAddress &printed) override;
    [[nodiscard]] core::Expected<HallNotices, StorageError> notices() override;
    [[nodiscard]] core::Expected<void, StorageError> setAnnounced(const std::string &text) override;
    [[nodiscard]] core::Expected<void, StorageError>
    setCalled(const std::vector<tournament::PlayerId> &players) override;

private:
    /// One durable transaction with the next serial.
    template <class Work>
    auto changed(const Work &work);
    /// A file of an older schema that is only read has none of these tables.
    [[nodiscard]] bool there();

    SQLite::Database &m_database;
    std::filesystem::path m_path;
    std::function<void()> m_check;
};

/// Into the empty inbox of a file, in a transaction of the caller.
void writeInbox(SQLite::Database &database, const InboxContent &content);
/// Everything an inbox holds into the empty one of another file, in a transaction of the caller.
void copyInbox(SQLite::Database &from, SQLite::Database &to);

} // namespace storage
