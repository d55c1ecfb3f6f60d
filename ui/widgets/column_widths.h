// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace ui {

/// What a column holds decides who yields where the room is too small, and who takes what is left.
enum class ColumnKind : std::uint8_t {
    Fact, ///< a number, a side, a state: always whole
    Name, ///< names and titles: take the room that is left, and yield last
    Note, ///< yields first
};

/// In pixels.
struct ColumnNeed {
    ColumnKind kind = ColumnKind::Fact;
    int least = 0;  ///< its heading
    int whole = 0;  ///< nothing in it is elided
    int utmost = 0; ///< wider, the eye loses the row: then the others grow; counts for names
};

/// The widths of columns side by side. They fill the room, first the names; where all would not be
/// whole, the widest notes yield first, then the widest names; what is still too wide
/// scrolls. So nothing is elided while room is left or another column is wider than it needs.
[[nodiscard]] std::vector<int> columnWidths(const std::vector<ColumnNeed> &needs, int room);

} // namespace ui
