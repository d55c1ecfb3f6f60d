// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "storage/chain.h"
#include "storage/journal_rows.h"

namespace storage {

/// Everything in the pages of a damaged file that looks like ours. A row proves itself: its hash
/// is over all its columns. What is not intact is not here.
struct Remains {
    std::vector<JournalRow> rows;
    std::vector<Identity> identities;
};

/// Bytes that hold database pages `stride` apart from `start` on: a main file, a rollback journal
/// or a WAL.
struct PageSource {
    std::string_view bytes;
    std::size_t start = 0;
    std::size_t stride = 0;
};

/// The page size a header names, or the usual one where the header is no longer sane.
[[nodiscard]] std::size_t pageSizeOf(std::string_view mainFile);

/// Looks at every page by itself, as a leaf of a table b-tree
/// (https://www.sqlite.org/fileformat2.html), without following the tree: header, schema and inner
/// pages may be gone. `mainFile` is where the rest of long payloads lies.
[[nodiscard]] Remains scanPages(std::string_view mainFile, std::size_t pageSize,
                                const std::vector<PageSource> &sources);

} // namespace storage
