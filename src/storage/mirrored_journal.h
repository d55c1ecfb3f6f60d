// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/postgres_journal.h"

namespace storage {

/// A shared event as a desk keeps it open for a day: a thread of its own listens to the server and
/// writes every entry into a file as it arrives. Reading never waits for the network. Where the
/// server is gone, that is said, acts are refused at once, and it is looked for until it is back.
class MirroredJournal final : public SharedJournal {
public:
    /// Where the server does not answer and there is a copy, that is opened. Throws StorageError,
    /// ConnectionLost or ServerRefusal.
    [[nodiscard]] static std::unique_ptr<MirroredJournal> open(const DatabaseAddress &address,
                                                               const SharedOptions &options);
    ~MirroredJournal() override;

    [[nodiscard]] core::Expected<std::int64_t, StorageError> lastSeq() override;
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    readFrom(std::int64_t seq) override;
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    readAfter(const Position &known) override;
    /// Unreachable at once while the server is known to be gone.
    [[nodiscard]] core::Expected<std::optional<Entry>, StorageError>
    appendNext(const Position &known, const Decision &decide) override;
    /// What has arrived by now. While the server is gone there are none: see trouble().
    [[nodiscard]] core::Expected<std::vector<Entry>, StorageError>
    news(const Position &known) override;

    [[nodiscard]] const std::filesystem::path &path() const override;
    [[nodiscard]] Inbox &inbox() override;
    [[nodiscard]] std::string uuid() const override;
    [[nodiscard]] bool readOnly() const override;
    [[nodiscard]] const std::optional<StorageError> &unknownAct() const override;
    [[nodiscard]] VerifyReport verify() override;
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
    explicit MirroredJournal(std::unique_ptr<Private> data);
    std::unique_ptr<Private> m_data;
};

} // namespace storage
