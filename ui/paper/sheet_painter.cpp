// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet_painter.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int pdfResolution = 1200;

QPen pen(double width, bool dashed)
{
    QPen result(Qt::black, width);
    result.setCapStyle(Qt::FlatCap);
    result.setJoinStyle(Qt::MiterJoin);
    if (dashed)
        result.setDashPattern({6, 6});
    return result;
}

void paintText(QPainter &painter, const SheetText &text)
{
    const QFont font = fontOf(text.lettering);
    painter.setFont(font);
    const double line = QFontMetricsF(font).height();
    const double all = line * static_cast<double>(text.lines.size());
    double top = text.cell.top() + (text.cell.height() - all) / 2;
    if (text.alignment.testFlag(Qt::AlignTop))
        top = text.cell.top();
    else if (text.alignment.testFlag(Qt::AlignBottom))
        top = text.cell.bottom() - all;
    const auto across = static_cast<int>(text.alignment & Qt::AlignHorizontal_Mask);
    for (const QString &words : text.lines) {
        const QRectF where(text.cell.left(), top, text.cell.width(), line);
        // Absolute: a name written from right to left stays in its column.
        painter.drawText(where, across | Qt::AlignAbsolute | Qt::TextSingleLine | Qt::TextDontClip,
                         words);
        top += line;
    }
}

} // namespace

void paintCode(QPainter &painter, const QrCode &code, const QRectF &rect)
{
    const int modules = code.side + 2 * quietZone;
    const double module = rect.width() / modules;
    const QPointF corner = rect.topLeft() + QPointF(quietZone, quietZone) * module;
    // Runs of a line as one bar: no hair lines between their modules.
    for (int y = 0; y < code.side; ++y) {
        for (int x = 0; x < code.side;) {
            int end = x;
            while (end < code.side && code.isDark(end, y))
                ++end;
            if (end > x)
                painter.fillRect(QRectF(corner.x() + x * module, corner.y() + y * module,
                                        (end - x) * module, module),
                                 Qt::black);
            x = end + 1;
        }
    }
}

QPageLayout layoutOf(const Sheet &sheet)
{
    const QSizeF points = sheet.size / unitsPerPoint;
    const bool wide = points.width() > points.height();
    const QPageSize page(wide ? points.transposed() : points, QPageSize::Point, {},
                         QPageSize::FuzzyMatch);
    return {page, wide ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0),
            QPageLayout::Point};
}

void paintPage(QPainter &painter, const Sheet &sheet, double resolution)
{
    painter.save();
    painter.scale(resolution / unitsPerInch, resolution / unitsPerInch);
    paint(painter, sheet);
    painter.restore();
}

void paint(QPainter &painter, const Sheet &sheet)
{
    painter.setLayoutDirection(Qt::LeftToRight);
    for (const auto &shade : sheet.shades) {
        const int level = static_cast<int>(std::lround(255 * (1 - shade.grey)));
        painter.fillRect(shade.rect, QColor(level, level, level));
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto &rule : sheet.rules) {
        painter.setPen(pen(rule.width, rule.dashed));
        painter.drawLine(rule.from, rule.to);
    }
    for (const auto &frame : sheet.frames) {
        painter.setPen(pen(frame.width, frame.dashed));
        painter.drawRect(frame.rect);
    }
    painter.setPen(Qt::black);
    for (const auto &text : sheet.texts)
        paintText(painter, text);
    for (const auto &code : sheet.codes)
        paintCode(painter, code.code, code.rect);
    for (const auto &mark : sheet.marks)
        paintMark(painter, mark, Ground::Light);
}

QByteArray pdfOf(const Printout &printout)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(pdfResolution);
    writer.setTitle(printout.title);
    writer.setCreator(u"Arbiter"_s);
    QPainter painter;
    for (const Sheet &sheet : printout.sheets) {
        writer.setPageLayout(layoutOf(sheet));
        if (!painter.isActive())
            painter.begin(&writer);
        else
            writer.newPage();
        paintPage(painter, sheet, pdfResolution);
    }
    painter.end();
    return bytes;
}

QImage imageOf(const Sheet &sheet, double dotsPerInch)
{
    const QSizeF size = sheet.size * (dotsPerInch / unitsPerInch);
    QImage image(static_cast<int>(std::lround(size.width())),
                 static_cast<int>(std::lround(size.height())), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintPage(painter, sheet, dotsPerInch);
    return image;
}

} // namespace ui
