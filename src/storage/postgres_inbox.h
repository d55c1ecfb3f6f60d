// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include "storage/inbox_content.h"
#include "storage/postgres_connection.h"

namespace storage {

/// The inbox of a shared event, the same for every desk.
class PostgresInbox final : public Inbox {
public:
    /// `line` gives a connection that is open, or throws why there is none; `path` is for messages.
    /// `lost` is told why, where the server answers nothing.
    PostgresInbox(std::string event, std::filesystem::path path,
                  std::function<PostgresConnection &()> line,
                  std::function<void(const std::string &)> lost = {});

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
    /// Done once more where the connection breaks: each of these finds what it did before.
    template <class Work>
    auto asked(const Work &work);
    /// One durable transaction with the next serial.
    template <class Work>
    auto changed(const Work &work);

    std::string m_event;
    std::filesystem::path m_path;
    std::function<PostgresConnection &()> m_line;
    std::function<void(const std::string &)> m_lost;
};

/// Into the database, in a transaction of the caller; what is there already stays.
void writeInbox(PostgresConnection &connection, const std::string &event,
                const InboxContent &content);

} // namespace storage
