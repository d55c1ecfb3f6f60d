// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/cut_cards.h"
#include "ui/paper/documents.h"
#include "ui/paper/imposition.h"
#include "ui/paper/match_slip.h"
#include "ui/paper/paper_words.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct SlipSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::SlipSheets)
};

} // namespace

MaybePrintout matchSlips(const tournament::Event &event, const app::PrintRequest &request)
{
    auto round = printedRound(event, request);
    if (!round)
        return core::unexpected(round.error());
    std::erase_if(round->matches, [](const tournament::Match *match) { return match->isBye(); });
    if (round->matches.empty())
        return core::unexpected(nothingToPrint(
            SlipSheetsWords::tr("There is no match in this round to fill in a slip for.")));
    //: 1 is "Round 3 of 5"
    Printout result{printoutTitle(event, SlipSheetsWords::tr("%1 – match slips").arg(round->title)),
                    {}};
    const Imposition imposition{round->matches.size(), cardsOnSheet};
    for (std::size_t number = 0; number < imposition.sheets(); ++number) {
        Sheet sheet;
        sheet.size = sizeOf(request);
        drawCutMarks(sheet);
        for (std::size_t place = 0; place < imposition.places; ++place)
            if (const auto slip = imposition.slipAt(number, place))
                drawSlip(sheet, slipFor(event, *round->matches[*slip], round->title, round->cut),
                         placeOfCard(place, sheet.size));
        result.sheets.push_back(std::move(sheet));
    }
    return result;
}

} // namespace ui
