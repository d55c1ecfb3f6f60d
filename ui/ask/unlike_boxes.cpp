// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "unlike_boxes.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct UnlikeBoxesWords {
    Q_DECLARE_TR_FUNCTIONS(ui::UnlikeBoxes)
};

template <class Visit>
void eachBox(auto &rows, const Visit &visit)
{
    for (auto &row : rows)
        for (auto &column : row.columns)
            for (auto &box : column.boxes)
                visit(box);
}

QHash<QString, TableBox> boxesByKey(const std::vector<BoxRow> &rows)
{
    QHash<QString, TableBox> boxes;
    eachBox(rows, [&](const TableBox &box) { boxes.insert(keyOf(box), box); });
    return boxes;
}

/// What a run is at is a matter of the moment, and that stands above the tables.
bool saysTheSame(const TableBox &one, const TableBox &other)
{
    return one.detail == other.detail && one.faint == other.faint && one.depth == other.depth
        && one.place == other.place && one.title == other.title;
}

void mark(TableBox &box)
{
    box.unlike = true;
    //: in front of what is not the same at two tables
    box.title = UnlikeBoxesWords::tr("≠ %1").arg(box.title);
    box.words = UnlikeBoxesWords::tr("not the same: %1").arg(box.words);
}

/// A place goes with its cards, a number alone.
void leaveOut(std::vector<BoxRow> &rows)
{
    for (BoxRow &row : rows) {
        for (BoxColumn &column : row.columns) {
            auto &boxes = column.boxes;
            std::erase_if(boxes, [](const TableBox &box) {
                return box.kind == BoxKind::Number && box.faint && !box.unlike;
            });
            for (std::size_t i = boxes.size(); i-- > 0;) {
                const bool last = i + 1 == boxes.size() || boxes[i + 1].kind == BoxKind::Place;
                if (boxes[i].kind == BoxKind::Place && last && boxes[i].detail.isEmpty()
                    && !boxes[i].unlike)
                    boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
        std::erase_if(row.columns, [](const BoxColumn &column) { return column.boxes.empty(); });
    }
    std::erase_if(rows, [](const BoxRow &row) { return row.columns.empty(); });
}

} // namespace

TablePair pairOf(std::vector<BoxRow> one, std::vector<BoxRow> other)
{
    TablePair pair;
    const auto here = boxesByKey(one);
    const auto there = boxesByKey(other);
    const auto markIn = [&pair](std::vector<BoxRow> &rows, const auto &others, bool both) {
        eachBox(rows, [&](TableBox &box) {
            const auto same = others.constFind(keyOf(box));
            const bool missing = same == others.constEnd();
            if (!missing && saysTheSame(box, *same))
                return;
            pair.unlike += missing || both;
            mark(box);
        });
    };
    markIn(one, there, true);
    markIn(other, here, false);
    pair.one = std::move(one);
    pair.other = std::move(other);
    leaveOut(pair.one);
    leaveOut(pair.other);
    return pair;
}

void markChanged(std::vector<BoxRow> &now, const std::vector<BoxRow> &before)
{
    const auto then = boxesByKey(before);
    eachBox(now, [&](TableBox &box) {
        const auto was = then.constFind(keyOf(box));
        if (was != then.constEnd() && saysTheSame(box, *was))
            return;
        box.unlike = true;
        //: a card or number of the table that an act has changed
        box.words = UnlikeBoxesWords::tr("changed by this act: %1").arg(box.words);
    });
}

} // namespace ui
