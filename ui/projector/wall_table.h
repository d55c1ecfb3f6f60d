// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/projector/wall_picture.h"
#include "ui/projector/wall_sheet.h"

namespace ui {

/// A long table cut into pages of blocks side by side, in the largest letters that can be: one page
/// when they stay readable from the back of the hall, else pages of as many blocks as have room in
/// the least letters that are.
struct WallTable {
    double pixels = 0; ///< of the letters; a name that is too long is wrapped or smaller
    double rowHeight = 0;
    int blocks = 1;
    int rowsPerBlock = 1;
    int pages = 1;
    QList<double> widths; ///< of the columns of one block
    double gap = 0;       ///< between blocks

    [[nodiscard]] int rowsPerPage() const { return blocks * rowsPerBlock; }
    /// Of so many rows in all; the first page is 0.
    [[nodiscard]] int rowsOn(int page, qsizetype rows) const;
};

/// `wallHeight` is what "readable" is measured by: letters of a thirtieth of it are the least.
[[nodiscard]] WallTable layOutTable(const QList<WallColumn> &columns,
                                    const QList<QStringList> &rows, const QSizeF &area,
                                    double wallHeight);

/// One page, from 0, into the area that the table was laid out for.
void addTable(WallSheet &sheet, const WallPicture &picture, const WallTable &table, int page,
              const QRectF &area);

} // namespace ui
