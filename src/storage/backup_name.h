// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/clock.h"

namespace storage {

/// What a backup is of; together the name of its file.
struct BackupName {
    core::Timestamp at;
    std::int64_t seq = 0; ///< of the last journal row
    /// Its first hashDigits digits: two histories of one event share numbers, never hashes. Empty
    /// in names of earlier versions.
    std::string hash;
    int schemaBefore = 0; ///< made ahead of a migration from this schema, else 0
};

/// Enough that no two rows of an event are taken for one another.
inline constexpr std::size_t hashDigits = 16;

/// "20160305T101500.123Z-000042-89abcdef01234567.arbiter"
[[nodiscard]] std::string fileName(const BackupName &name);

/// Nothing for a name that fileName(), of this or an earlier version, does not make.
[[nodiscard]] std::optional<BackupName> backupNameFrom(std::string_view fileName);

} // namespace storage
