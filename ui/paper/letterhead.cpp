// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "letterhead.h"

#include "ui/words/address_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct LetterheadWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Letterhead)
};

constexpr double side = mm(12);
constexpr double top = mm(11);
constexpr double bottom = mm(10);
constexpr double foot = mm(6);
constexpr double sealedLine = mm(3.5); // of the foot, where a seal stands under it
constexpr double sealLine = mm(2.7);
constexpr double eventLine = mm(8);
constexpr double titleLine = mm(7.5);
constexpr double factLine = mm(4.6);
constexpr double noticeLine = mm(7.5);
constexpr double gap = mm(1.2);
constexpr double hallWidth = mm(27); // of the code for phones and its words
constexpr double hallCode = mm(19);
constexpr double hallLine = mm(3.6);

/// At the left, far from the codes that hold a table as text, and with words that say what it is.
void drawHall(Sheet &sheet, const QString &address, const QPointF &corner)
{
    const auto code = qrCode(fromQt(address));
    if (!code)
        return;
    QRectF line(corner, QSizeF(hallWidth, hallLine));
    sheet.write(line, LetterheadWords::tr("on your phone"), {7, true}, Qt::AlignHCenter);
    const QRectF place(corner.x() + (hallWidth - hallCode) / 2, line.bottom() - mm(1), hallCode,
                       hallCode);
    sheet.codes.push_back({place, *code, address});
    line.moveTop(place.bottom() - mm(1));
    sheet.write(line, shortAddress(address), {7, true}, Qt::AlignHCenter);
}

} // namespace

QRectF bodyOf(const QSizeF &size)
{
    return {side, top, size.width() - 2 * side, size.height() - top - bottom - foot};
}

double heightOf(const Letterhead &head)
{
    const double words = eventLine + titleLine + static_cast<double>(head.facts.size()) * factLine
        + (head.notice.isEmpty() ? 0 : gap + noticeLine) + 2 * gap;
    return head.hall.isEmpty() ? words : std::max(words, hallCode + 2 * hallLine);
}

void drawHead(Sheet &sheet, const Letterhead &head, const QRectF &whole)
{
    QRectF place = whole;
    if (!head.hall.isEmpty()) {
        drawHall(sheet, head.hall, whole.topLeft() - QPointF(0, mm(1.5)));
        place.setLeft(whole.left() + hallWidth + mm(3));
    }
    QRectF line(place.topLeft(), QSizeF(place.width(), eventLine));
    sheet.write(line, head.event, {16, true});
    line.moveTop(line.bottom());
    line.setHeight(titleLine);
    sheet.write(line, head.title, {14});
    line.moveTop(line.bottom());
    line.setHeight(factLine);
    for (const QString &fact : head.facts) {
        sheet.write(line, fact, factLettering);
        line.moveTop(line.bottom());
    }
    if (head.notice.isEmpty())
        return;
    line.translate(0, gap);
    line.setHeight(noticeLine);
    sheet.frames.push_back({line, mm(0.4)});
    sheet.write(line.adjusted(mm(2), 0, -mm(2), 0), head.notice, {10.5, true});
}

void drawFoot(Sheet &sheet, const Letterhead &head, int page, int pages)
{
    const QRectF body = bodyOf(sheet.size);
    QRectF line(body.left(), body.bottom() + mm(1.5), body.width(), foot - mm(1.5));
    sheet.rules.push_back({line.topLeft(), line.topRight(), mm(0.15)});
    const double third = line.width() / 4;
    const Lettering small{8};
    // The seal takes what the line does not need, and a little of the margin.
    if (!head.seal.isEmpty())
        line.setHeight(sealedLine);
    sheet.write({line.topLeft(), QSizeF(third, line.height())}, head.printed, small);
    //: 1 is an event, 2 the title of a document
    sheet.write(line.adjusted(third, 0, -third, 0),
                LetterheadWords::tr("%1 · %2").arg(head.event, head.title), small,
                Qt::AlignHCenter);
    sheet.write(line.adjusted(line.width() - third, 0, 0, 0),
                LetterheadWords::tr("Page %1 of %2").arg(page).arg(pages), {8, true},
                Qt::AlignRight);
    sheet.write({line.left(), line.bottom(), line.width(), sealLine}, head.seal, {6.5},
                Qt::AlignHCenter);
}

} // namespace ui
