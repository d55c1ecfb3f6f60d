// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_table.h"

namespace interchange {

/// One line of a list taken apart.
struct ListLine {
    enum class Kind : std::uint8_t {
        Empty,   ///< nothing but signs
        Cards,   ///< `entries`
        Heading, ///< or a total: words of lists and numbers, no card
        Columns, ///< the heads of a table
        Count,   ///< "3x": of what is around
        Name,    ///< "Deck name: …"
        Remark,  ///< "Player: …"
        Words,   ///< anything else
    };
    Kind kind = Kind::Empty;
    std::vector<ListEntry> entries;
    bool identityLabel = false; ///< "Identity: …", or such a heading without a number
    bool sideLabel = false;     ///< "Corp: …"
    bool counted = false;       ///< holds a number that may be one of copies
    bool cardAndFigure = false; ///< holds a whole title of several words, and a figure anywhere
    bool multiplied = false;    ///< "3x" leads it: no sentence begins so
    bool struck = false;        ///< crossed out
    int words = 0;              ///< that no list and no card explains
    int number = 0;             ///< of copies, of a lone count or of words
    std::string value;          ///< behind a label, or the whole line
    std::string unexplained;    ///< from its first word that nothing explains to its last
    std::optional<ListColumns> columns;
};

/// `text` is without markup, `columns` are those of the table the line may belong to.
[[nodiscard]] ListLine readListLine(std::string_view text, const PieceReader &reader,
                                    const std::optional<ListColumns> &columns = std::nullopt);

} // namespace interchange
