// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_theme.h"

#include "ui/paper/sheet_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

void paintText(QPainter &painter, const WallText &text)
{
    const QFontMetricsF metrics(text.font);
    const double all = metrics.height() * static_cast<double>(text.lines.size());
    double top = text.place.top();
    if (text.align.testFlag(Qt::AlignVCenter))
        top += (text.place.height() - all) / 2;
    else if (text.align.testFlag(Qt::AlignBottom))
        top += text.place.height() - all;
    painter.setFont(text.font);
    for (const QString &line : text.lines) {
        const double room = text.place.width() - metrics.horizontalAdvance(line);
        const double left = text.align.testFlag(Qt::AlignRight) ? room
            : text.align.testFlag(Qt::AlignHCenter)             ? room / 2
                                                                : 0;
        painter.drawText(QPointF(text.place.left() + left, top + metrics.ascent()), line);
        top += metrics.height();
    }
}

} // namespace

void paint(QPainter &painter, const WallSheet &sheet, const WallTheme &theme)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF(QPointF(), sheet.size), theme.ground());
    painter.setPen(Qt::NoPen);
    for (const WallBox &box : sheet.boxes)
        painter.fillRect(box.place, theme.fill(box.fill));
    painter.setPen(QPen(theme.ink(WallInk::Quiet), sheet.size.height() / 400));
    painter.drawLines(sheet.lines);
    for (const WallText &text : sheet.texts) {
        painter.setPen(theme.ink(text.ink));
        paintText(painter, text);
    }
    for (const WallCode &code : sheet.codes) {
        painter.fillRect(code.place, Qt::white);
        // Modules of whole pixels: of unequal ones readers make nothing.
        const int modules = code.code.side + 2 * quietZone;
        const double side = modules * std::max(1.0, std::floor(code.place.width() / modules));
        const QPointF corner = code.place.center() - QPointF(side, side) / 2;
        paintCode(painter, code.code, {std::round(corner.x()), std::round(corner.y()), side, side});
    }
    for (const PlacedMark &mark : sheet.marks)
        paintMark(painter, mark, theme.dark ? Ground::Dark : Ground::Light);
}

} // namespace ui
