// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/documents.h"
#include "ui/paper/imposition.h"
#include "ui/paper/match_slip.h"
#include "ui/paper/paper_words.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::SlipSheets)
};

constexpr std::size_t across = 2;
constexpr std::size_t down = 4;
constexpr double mark = mm(4);

QRectF placeOf(std::size_t place, const QSizeF &paper)
{
    const QSizeF size(paper.width() / across, paper.height() / down);
    return {QPointF(static_cast<double>(place % across) * size.width(),
                    static_cast<double>(place / across) * size.height()),
            size};
}

/// Where to cut: short marks at the edges, and crosses where cuts meet.
void drawCutMarks(Sheet &sheet)
{
    const QSizeF paper = sheet.size;
    const double thin = mm(0.15);
    const auto cross = [&](double x, double y) {
        sheet.rules.push_back({{x - mark / 2, y}, {x + mark / 2, y}, thin});
        sheet.rules.push_back({{x, y - mark / 2}, {x, y + mark / 2}, thin});
    };
    for (std::size_t column = 0; column <= across; ++column)
        for (std::size_t row = 0; row <= down; ++row) {
            const bool corner = (column == 0 || column == across) && (row == 0 || row == down);
            if (!corner)
                cross(paper.width() * static_cast<double>(column) / across,
                      paper.height() * static_cast<double>(row) / down);
        }
}

} // namespace

MaybePrintout matchSlips(const tournament::Event &event, const app::PrintRequest &request)
{
    auto round = printedRound(event, request);
    if (!round)
        return core::unexpected(round.error());
    std::erase_if(round->matches, [](const tournament::Match *match) { return match->isBye(); });
    if (round->matches.empty())
        return core::unexpected(
            nothingToPrint(Words::tr("There is no match in this round to fill in a slip for.")));
    //: 1 is "Round 3 of 5"
    Printout result{printoutTitle(event, Words::tr("%1 – match slips").arg(round->title)), {}};
    const Imposition imposition{round->matches.size(), across * down};
    for (std::size_t number = 0; number < imposition.sheets(); ++number) {
        Sheet sheet;
        sheet.size = sizeOf(request);
        drawCutMarks(sheet);
        for (std::size_t place = 0; place < imposition.places; ++place)
            if (const auto slip = imposition.slipAt(number, place))
                drawSlip(sheet, slipFor(event, *round->matches[*slip], round->title, round->cut),
                         placeOf(place, sheet.size));
        result.sheets.push_back(std::move(sheet));
    }
    return result;
}

} // namespace ui
