// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "storage/vfs_file.h"

namespace storage {

/// What SQLite would do with a rollback journal (https://www.sqlite.org/fileformat2.html, "The
/// Rollback Journal"), read without doing it.
struct RollbackJournal {
    /// Its last bytes name a super-journal, which the rollback would delete. One is only written by
    /// a transaction over several databases: never by us.
    bool namesSuperJournal = false;
    /// Nothing: the header is void, SQLite throws the journal away.
    std::optional<std::uint32_t> pagesBefore; ///< to which the file is cut or filled up
    std::int64_t pageSize = 0;
    std::optional<std::uint32_t> counterBefore; ///< in the page 1 it keeps, if it keeps one
};

/// A page as it was: its number, from 1, and bytes. The first of a number is the one that counts.
using KeptPage = std::function<void(std::uint32_t number, std::string_view bytes)>;

[[nodiscard]] RollbackJournal readRollbackJournal(VfsFile &journal, const KeptPage &kept = nullptr);

/// Whether the journal was written by the last write to this very file: the change counter in the
/// page 1 it keeps is that of the file, or one less where the interrupted write has come that far.
/// A copy laid over the file has another. Where page 1 is not kept, the file must have as many
/// pages as before; a void journal always fits.
[[nodiscard]] bool fits(const RollbackJournal &journal, VfsFile &mainFile);

} // namespace storage
