// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/cut_cards.h"
#include "ui/paper/documents.h"
#include "ui/paper/imposition.h"
#include "ui/paper/paper_words.h"
#include "ui/words/text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct PhoneCardsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PhoneCards)
};

constexpr double edge = mm(6);
constexpr double codeSide = mm(38);
constexpr double labelLine = mm(4.2);

/// The code at the right with its label, at the left who it is for and what to do with it.
void drawCard(Sheet &sheet, const QString &event, const app::PhoneCard &card, const QRectF &place)
{
    const QRectF area = place.adjusted(edge, edge, -edge, -edge);
    const QString address = toQt(card.address);
    if (const auto code = qrCode(card.address)) {
        const QRectF side(area.right() - codeSide, area.top() + labelLine - mm(1), codeSide,
                          codeSide);
        sheet.write({side.left(), area.top(), codeSide, labelLine},
                    PhoneCardsWords::tr("your way in, by phone"), {8, true}, Qt::AlignHCenter);
        sheet.codes.push_back({side, *code, address});
    }
    QRectF line(area.left(), area.top(), area.width() - codeSide - mm(3), mm(5));
    sheet.write(line, event, {9});
    line.moveTop(line.bottom() + mm(1));
    line.setHeight(mm(13));
    sheet.write(line, toQt(card.name), {16, true}, Qt::AlignLeft | Qt::AlignTop);
    line.moveTop(line.bottom() + mm(0.5));
    line.setHeight(mm(5));
    sheet.write(line, toQt(card.role), {10, true});
    line.moveTop(line.bottom());
    line.setHeight(area.bottom() - line.top() - mm(8));
    sheet.write(
        line,
        PhoneCardsWords::tr("This code is yours alone: who has it acts as you. Join the network of "
                            "the hall, then open it."),
        {7.5}, Qt::AlignLeft | Qt::AlignTop);
    sheet.write({area.left(), area.bottom() - mm(7), area.width(), mm(7)}, address, {7.5},
                Qt::AlignLeft | Qt::AlignBottom);
}

} // namespace

MaybePrintout phoneCards(const tournament::Event &event, const app::PrintRequest &request)
{
    if (request.phoneCards.empty())
        return core::unexpected(nothingToPrint(
            PhoneCardsWords::tr("Cards are printed from the page Phones, for players and "
                                "staff who get a way in.")));
    Printout result{printoutTitle(event, PhoneCardsWords::tr("cards for phones")), {}};
    const Imposition imposition{request.phoneCards.size(), cardsOnSheet};
    for (std::size_t number = 0; number < imposition.sheets(); ++number) {
        Sheet sheet;
        sheet.size = sizeOf(request);
        drawCutMarks(sheet);
        for (std::size_t place = 0; place < imposition.places; ++place)
            if (const auto card = imposition.slipAt(number, place))
                drawCard(sheet, toQt(event.details.name), request.phoneCards[*card],
                         placeOfCard(place, sheet.size));
        result.sheets.push_back(std::move(sheet));
    }
    return result;
}

} // namespace ui
