// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/table_sheets.h"

namespace ui {

/// A table as text in QR codes: in one on the first page where it fits into one, else every page
/// has codes of its own rows. None where the table has no title for them.
class TableCodes {
public:
    explicit TableCodes(const PaperTables &tables);

    /// A page as it was cut: its rows of the first section.
    struct OnPage {
        std::size_t page = 0;
        std::size_t pages = 0;
        int firstRow = 0;
        int rows = 0;
    };
    /// Side by side in the upper right corner, the first to the left; how much of the width they
    /// take.
    double draw(Sheet &sheet, const QRectF &body, const OnPage &page) const;

    /// What they need at the top of a page.
    [[nodiscard]] double heightOn(std::size_t page) const;
    [[nodiscard]] bool onEveryPage() const { return !m_tables.codeTitle.isEmpty() && !m_whole; }
    /// How many rows from this one on go into the codes of one page.
    [[nodiscard]] int rowsFrom(int row) const;

private:
    /// Says of which part of the table a code tells.
    [[nodiscard]] QString title(std::size_t page, std::size_t pages, std::size_t part,
                                std::size_t parts) const;
    [[nodiscard]] std::vector<SheetCode> codesOf(const OnPage &page) const;

    const PaperTables &m_tables;
    std::vector<std::string> m_rows;
    std::size_t m_titleBytes = 0;     ///< all but the rows of a code that tells only a part
    std::optional<SheetCode> m_whole; ///< one code that holds the whole table
};

} // namespace ui
