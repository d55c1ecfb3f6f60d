// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a question as boxes in columns: what is drawn in the window and on paper.
#pragma once

#include "rules/asking/table_edits.h"
#include "rules/rulings/playing_out/picture.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

enum class BoxKind : std::uint8_t { Place, Card, Number };

struct TableBox {
    BoxKind kind = BoxKind::Card;
    QString object = {};      ///< of a card: what the question calls it
    QString path = {};        ///< of a number, and of a place that is counted: where it is told
    asking::Place place = {}; ///< where it is, or which place it is
    rules::Side of = rules::Side::Corp; ///< in whose half a place is that both have
    QString title;
    QString detail = {};      ///< below it, or of a number its value
    QString words = {};       ///< all of it for a screen reader
    QString where = {};       ///< likewise: of a card "Corp: HQ", of all else whose it is
    QStringList lasting = {}; ///< what of it is no matter of the moment
    bool faint = false;       ///< not rezzed, facedown, or not stated
    bool now = false;         ///< what happens happens to it: encountered, accessed
    bool ice = false;
    bool unlike = false;  ///< not so at the table it is compared with
    bool assumed = false; ///< of a number: nobody said it
    int depth = 0;        ///< on so many hosts
    friend bool operator==(const TableBox &, const TableBox &) = default;
};

struct BoxColumn {
    std::vector<TableBox> boxes;
    friend bool operator==(const BoxColumn &, const BoxColumn &) = default;
};

/// Of one player, as players sit: cards of the Corp, then those of the Runner.
struct BoxRow {
    std::vector<BoxColumn> columns;
    friend bool operator==(const BoxRow &, const BoxRow &) = default;
};

/// By which a box is the same after the table has changed.
[[nodiscard]] QString keyOf(const TableBox &box);
/// With the central servers, and nothing told.
[[nodiscard]] rulings::TablePicture emptyTable();
[[nodiscard]] std::vector<BoxRow> boxesOf(const rulings::TablePicture &table);

} // namespace ui
