// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace ui {

/// How much room the parts of a table take, from top to bottom.
struct CutMeasures {
    double firstHeight = 0; ///< of a column on the first page
    double height = 0;      ///< on the others
    int columns = 1;        ///< side by side on a page
    double heading = 0;     ///< of a section, with the gap above it
    double note = 0;        ///< a line under a heading
    double header = 0;      ///< the names of a table's columns, repeated wherever it goes on
    double row = 0;
};

struct CutSection {
    bool heading = false;
    bool note = false;
    int rows = 0;
};

/// What of a section stands in one column of a page.
struct CutPiece {
    int section = 0;
    bool heading = false; ///< also the note of the section, if it has one
    int firstRow = 0;
    int rows = 0;
    double top = 0;
    friend bool operator==(const CutPiece &, const CutPiece &) = default;
};
using CutColumn = std::vector<CutPiece>;
using CutPage = std::vector<CutColumn>;

/// Pure: the rows of all sections in order, each once, none across the end of a column; a heading
/// never stands without the first rows under it. `rowLimit` tells how many rows from this one on a
/// page may hold for another reason than room (0: any number); it is asked of the first section.
[[nodiscard]] std::vector<CutPage>
cutIntoPages(const std::vector<CutSection> &sections, const CutMeasures &measures,
             const std::function<int(int firstRow)> &rowLimit = {});

} // namespace ui
