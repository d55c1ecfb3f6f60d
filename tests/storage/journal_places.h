// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "storage/journal.h"

namespace storage_tests {

/// Where the journal of one event lies: what every journal must hold is tested in each of them.
class JournalPlace {
public:
    JournalPlace() = default;
    JournalPlace(const JournalPlace &) = delete;
    JournalPlace &operator=(const JournalPlace &) = delete;
    virtual ~JournalPlace() = default;

    /// A new event; called once.
    [[nodiscard]] virtual std::unique_ptr<storage::Journal> create() = 0;
    /// The same event, held open by one more.
    [[nodiscard]] virtual std::unique_ptr<storage::Journal> open(bool readOnly = false) = 0;
    /// By a program that is not ours; true when it was done.
    [[nodiscard]] virtual bool run(const std::string &statement) = 0;
    /// By somebody who takes the guards of the journal away, and puts them back; "EVENT" stands for
    /// the condition of this event's rows.
    [[nodiscard]] virtual bool harm(std::string statement) = 0;
    /// Whether it can be opened, and why not.
    [[nodiscard]] virtual std::optional<storage::StorageError> refusal(bool readOnly) = 0;
};

/// "a file", and "a database" where PostgreSQL is installed.
[[nodiscard]] std::vector<std::string> journalPlaces();
[[nodiscard]] std::unique_ptr<JournalPlace> journalPlace(const std::string &name);
/// Each of them in turn, one for a run of the case.
[[nodiscard]] std::unique_ptr<JournalPlace> eachPlace();

} // namespace storage_tests
