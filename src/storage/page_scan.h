// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "storage/chain.h"
#include "storage/journal_rows.h"
#include "storage/vfs_file.h"

namespace storage {

/// Where database pages lie `stride` apart from `start` on: a main file, a rollback journal or a
/// WAL.
struct PageSource {
    VfsFile *file = nullptr;
    std::int64_t start = 0;
    std::int64_t stride = 0;
};

/// A journal row whose hash is over all its columns, and where its bytes stand. The bytes stay on
/// the disk: a file may be larger than the memory.
struct FoundRow {
    using Hash = std::array<char, 64>;
    std::int64_t seq = 0;
    Hash hash{};
    Hash previousHash{};
    std::size_t source = 0; ///< index of the PageSource
    std::int64_t page = 0;  ///< offset in its file
    std::size_t cell = 0;   ///< offset in the page
};

/// The page size a header names, or the usual one where the header is no longer sane.
[[nodiscard]] std::size_t pageSizeOf(std::string_view header);

/// Looks at every page by itself, as a leaf of a table b-tree
/// (https://www.sqlite.org/fileformat2.html), without following the tree: header, schema and inner
/// pages may be gone. Holds one stretch of a file and one row at a time.
class PageScan {
public:
    /// The first source is the main file, where the rest of long payloads lies.
    PageScan(std::vector<PageSource> sources, std::size_t pageSize);

    void run();
    /// Every intact row once, by number and then by hash. At most a million: no event has more.
    [[nodiscard]] const std::vector<FoundRow> &rows() const { return m_rows; }
    [[nodiscard]] const std::vector<Identity> &identities() const { return m_identities; }
    /// Reads what was found once more.
    [[nodiscard]] JournalRow read(const FoundRow &row);

private:
    void scan(std::size_t source);
    void leaf(std::string_view page, std::size_t header, std::size_t source, std::int64_t at);
    void keep(std::string_view page, std::size_t cell, std::size_t source, std::int64_t at);
    [[nodiscard]] std::string recordAt(std::string_view cell, std::int64_t &rowId);
    [[nodiscard]] std::string assemble(std::string_view local, std::uint64_t length);
    void forgetDoubles();

    std::vector<PageSource> m_sources;
    std::size_t m_pageSize;
    std::uint64_t m_budget; ///< bytes of overflow pages that may still be read
    std::vector<FoundRow> m_rows;
    std::vector<Identity> m_identities;
};

} // namespace storage
