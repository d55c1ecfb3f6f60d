// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot_output.h"

#include "ui/look/appearance.h"

#include <cmath>

#include <QBuffer>
#include <QPainter>
#include <QPrinter>
#include <QSvgGenerator>

namespace ui {

namespace {

constexpr qreal roomForBars = 1.6; ///< times the least width

QPalette paperPalette()
{
    QPalette palette = lightPalette();
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    return palette;
}

/// The bars from `begin` on that fit into this height.
Plot pageOf(const Plot &plot, qsizetype begin, qreal height, const QFont &font)
{
    Plot page = plot;
    page.bars.clear();
    for (qsizetype bar = begin; bar < plot.bars.size(); ++bar) {
        page.bars.append(plot.bars[bar]);
        if (page.bars.size() > 1 && heightOf(page, font) > height) {
            page.bars.removeLast();
            break;
        }
    }
    return page;
}

} // namespace

void printPlot(QPrinter &printer, const Plot &plot, const QFont &font)
{
    // Letters keep their size on paper unless the page is too narrow for labels and values.
    const QRectF paper = printer.pageRect(QPrinter::Point);
    QFont letters = font;
    letters.setPointSizeF(std::max(font.pointSizeF(), 8.0));
    // One unit is a point: the letters are measured as on a screen of 72 dots an inch.
    letters.setPixelSize(static_cast<int>(std::round(letters.pointSizeF())));
    const qreal width = std::max(paper.width(), leastWidthOf(plot, letters));
    const qreal scale = printer.resolution() / 72.0 * paper.width() / width;
    const qreal height = paper.height() * width / paper.width();
    QPainter painter(&printer);
    painter.scale(scale, scale);
    for (qsizetype begin = 0; begin == 0 || begin < plot.bars.size();) {
        if (begin > 0)
            printer.newPage();
        const Plot page = pageOf(plot, begin, height, letters);
        paint(painter, {0, 0, width, std::min(height, heightOf(page, letters))}, page, letters,
              paperPalette());
        begin += std::max<qsizetype>(page.bars.size(), 1);
    }
}

QByteArray drawingOf(const Plot &plot, const QFont &font)
{
    const QSizeF size(std::ceil(leastWidthOf(plot, font) * roomForBars),
                      std::ceil(heightOf(plot, font)));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator drawing;
    drawing.setOutputDevice(&buffer);
    drawing.setSize(size.toSize());
    drawing.setViewBox(QRectF({0, 0}, size));
    // The generator escapes what is drawn, not these two.
    drawing.setTitle(plot.title.toHtmlEscaped());
    drawing.setDescription(spoken(plot).toHtmlEscaped());
    {
        QPainter painter(&drawing);
        paint(painter, {{0, 0}, size}, plot, font, paperPalette());
    }
    return bytes;
}

} // namespace ui
