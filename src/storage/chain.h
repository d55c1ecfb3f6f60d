// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace storage {

/// The columns of one journal row as they stand in the file.
struct JournalRow {
    std::int64_t seq = 0;
    std::int64_t at = 0;
    std::string actor;
    std::string command;
    std::string payload;
    std::string previousHash;
    std::string hash;
};

/// What the first row is chained to: rows of one event do not follow on another's identity.
[[nodiscard]] std::string originHash(std::string_view uuid, std::int64_t created);

/// SHA-256 over the hash before and every column, each as "length:bytes,", so that no two
/// different rows have the same text. SQLite keeps no checksums: only this finds a changed letter.
[[nodiscard]] std::string rowHash(const JournalRow &row);

/// Throws StorageError unless `row` follows on the row before, whose number and hash these are:
/// Damaged for a gap, ChainBroken for an altered row.
void requireNext(const JournalRow &row, std::int64_t lastSeq, const std::string &lastHash);

} // namespace storage
