// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_lines.h"

#include "ui/ask/table_boxes.h"

#include <algorithm>
#include <span>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// A place and what lies there; nothing where that is nothing and nobody counted it.
void addLines(QStringList &lines, std::span<const TableBox> group)
{
    QStringList below;
    for (const TableBox &box : group.subspan(1))
        if (box.kind == BoxKind::Card || !box.faint)
            below.append(u"  "_s + box.words);
    if (below.isEmpty() && (group.front().path.isEmpty() || group.front().detail.isEmpty()))
        return;
    lines.append(group.front().words);
    lines += below;
}

} // namespace

QStringList tableLines(const rulings::TablePicture &table)
{
    QStringList lines;
    for (const BoxRow &row : boxesOf(table))
        for (const BoxColumn &column : row.columns) {
            const auto isPlace = [](const TableBox &box) { return box.kind == BoxKind::Place; };
            for (auto place = column.boxes.begin(); place != column.boxes.end();) {
                const auto end = std::find_if(place + 1, column.boxes.end(), isPlace);
                addLines(lines, {place, end});
                place = end;
            }
        }
    return lines;
}

} // namespace ui
