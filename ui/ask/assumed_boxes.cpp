// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "assumed_boxes.h"

#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct AssumedBoxesWords {
    Q_DECLARE_TR_FUNCTIONS(ui::AssumedBoxes)
};

} // namespace

void markAssumed(std::vector<BoxRow> &rows, const std::vector<saying::Assumed> &assumed)
{
    for (BoxRow &row : rows)
        for (BoxColumn &column : row.columns)
            for (TableBox &box : column.boxes) {
                const std::string path = fromQt(box.path);
                const bool counts =
                    box.kind == BoxKind::Number ? !box.faint : !box.lasting.isEmpty();
                if (path.empty() || !counts
                    || std::ranges::find(assumed, path, &saying::Assumed::path) == assumed.end())
                    continue;
                box.assumed = true;
                //: a number of the table that nobody said: "Credits: 5, taken for granted"
                box.words = AssumedBoxesWords::tr("%1, taken for granted").arg(box.words);
            }
}

} // namespace ui
