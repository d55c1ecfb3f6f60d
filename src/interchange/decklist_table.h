// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_entry.h"

namespace interchange {

/// Which cell of a table holds what.
struct ListColumns {
    std::string delimiter; ///< a sign; "\t" for tabs and wide gaps
    std::size_t title = 0;
    std::size_t quantity = 0;
};

/// The heads of a table: words of lists in cells, among them a quantity and a title.
[[nodiscard]] std::optional<ListColumns> columnsOf(Pieces pieces, std::string_view text);

/// The card of a row, with the number of its column alone, whatever others there are.
[[nodiscard]] std::optional<ListEntry> readRow(Pieces pieces, std::string_view text,
                                               const ListColumns &columns,
                                               const rules::CardLibrary &library);

} // namespace interchange
