// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_pieces.h"

#include <span>

namespace interchange {

using Pieces = std::span<const Piece>;

/// A number that may say how many copies there are.
struct Count {
    enum class Mark : std::uint8_t {
        Numbering,  ///< "3.", "3)": may as well number the line
        Bare,       ///< "3"
        Set,        ///< "[3]", "three"
        Multiplied, ///< "3x", "3 copies", below a column's heading
    };
    int value = 0;
    Mark mark = Mark::Bare;
    bool ahead = false; ///< of the title
    friend bool operator==(const Count &, const Count &) = default;
};

/// The numbers among the pieces ahead of a card or behind it that may be of copies.
[[nodiscard]] std::vector<Count> countsIn(Pieces pieces, bool ahead);

/// Whether the number there is that of a printing, of influence or of points.
[[nodiscard]] bool isOtherNumber(Pieces pieces, std::size_t at);

/// What the numbers say together: the plainest of them counts; nothing where they differ.
[[nodiscard]] std::optional<int> copiesOf(const std::vector<Count> &counts);

[[nodiscard]] bool opensBracket(const Piece &piece);
[[nodiscard]] bool closesBracket(const Piece &piece);

} // namespace interchange
