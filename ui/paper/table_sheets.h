// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/letterhead.h"

#include <map>
#include <optional>
#include <string>

namespace ui {

struct PaperColumn {
    QString heading;
    Qt::Alignment alignment = Qt::AlignLeft;
    bool flexible = false; ///< takes the room there is, in proportion to what it needs
    bool bold = false;
    double scale = 1;  ///< of its letters
    bool tick = false; ///< a box to tick in every row
    int marks = 0;     ///< of factions before its texts, at most
};

struct PaperRow {
    QStringList cells;
    std::string code; ///< the row in a QR code
    /// Of the cells that have marks, by column.
    std::map<std::size_t, std::vector<std::optional<rules::Faction>>> marks = {};
};

struct PaperSection {
    QString heading;
    QString note; ///< a line under the heading
    std::vector<PaperColumn> columns;
    std::vector<PaperRow> rows;
};

struct PaperTables {
    Letterhead head;
    std::vector<PaperSection> sections;
    QString codeTitle;       ///< the first lines of a QR code; empty: no codes
    QString codeEnd;         ///< the last line of each, where there is one
    bool twoColumns = false; ///< may stand in two columns when that saves a page
    bool inHand = false;     ///< read close by: smaller letters do when they save a page
};

/// As few pages as stay readable at arm's length, and on them letters as large as they allow. The
/// names of columns are repeated, and nothing is cut across a page.
[[nodiscard]] std::vector<Sheet> layTables(const PaperTables &tables, const QSizeF &paper);

} // namespace ui
