// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/postgres_rows.h"
#include "storage/shared_event.h"

namespace storage {

/// An event in a PostgreSQL database, asked directly: every call waits for the server, though never
/// longer than the options say. Used by one thread.
class PostgresJournal final : public SharedJournal {
public:
    /// Throws StorageError, ConnectionLost or ServerRefusal.
    [[nodiscard]] static std::unique_ptr<PostgresJournal> open(const DatabaseAddress &address,
                                                               const SharedOptions &options);
    ~PostgresJournal() override;

    [[nodiscard]] const Identity &identity() const;
    /// One that is open. Throws as open() does.
    [[nodiscard]] PostgresConnection &connection();

    [[nodiscard]] core::Expected<std::int64_t, StorageError> lastSeq() override;
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    readFrom(std::int64_t seq) override;
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    readAfter(const Position &known) override;
    /// Decided by what is known and tried: where somebody was first, his acts are read and it is
    /// decided anew. When the connection breaks, the journal is asked whether the act is in it;
    /// InDoubt where that cannot be asked now.
    [[nodiscard]] core::Expected<std::optional<Entry>, StorageError>
    appendNext(const Position &known, const Decision &decide) override;
    /// Reads only where the bell rang.
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    news(const Position &known) override;

    [[nodiscard]] const std::filesystem::path &path() const override;
    [[nodiscard]] Inbox &inbox() override;
    [[nodiscard]] std::string uuid() const override;
    [[nodiscard]] bool readOnly() const override;
    [[nodiscard]] const std::optional<StorageError> &unknownAct() const override;
    /// The chain, the head, the entries and the derived tables, at one moment.
    [[nodiscard]] VerifyReport verify() override;
    /// Nothing: the server's own means keep it safe (docs/several-desks.md).
    [[nodiscard]] core::Expected<std::optional<std::filesystem::path>, StorageError>
    backup() override;
    [[nodiscard]] core::Expected<void, StorageError>
    saveCopy(const std::filesystem::path &path) override;
    [[nodiscard]] core::Expected<void, StorageError>
    goOnIn(const std::filesystem::path &path, const std::vector<Entry> &known) override;

    [[nodiscard]] std::optional<StorageError> trouble() const override;
    [[nodiscard]] core::Timestamp troubleSince() const override;
    [[nodiscard]] std::chrono::milliseconds ahead() const override;
    [[nodiscard]] int bell() const override;
    [[nodiscard]] std::vector<DeskAtWork> desks() override;

private:
    struct Private;
    explicit PostgresJournal(std::unique_ptr<Private> data);
    std::unique_ptr<Private> m_data;
};

} // namespace storage
