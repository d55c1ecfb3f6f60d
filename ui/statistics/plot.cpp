// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot.h"

#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

constexpr qreal hatchStep = 5;
constexpr qreal leastBar = 12; ///< letters
constexpr qreal widestLabel = 34;

QFont titleFont(QFont font)
{
    font.setBold(true);
    return font;
}

/// Lengths that follow from the letters.
struct Measures {
    explicit Measures(const Plot &plot, const QFont &font) : metrics(font)
    {
        line = metrics.height();
        gap = metrics.averageCharWidth();
        for (const PlotBar &bar : plot.bars) {
            label = std::max(label, metrics.horizontalAdvance(bar.label));
            value = std::max(value, metrics.horizontalAdvance(bar.value));
        }
        label = std::min(label, gap * widestLabel);
        // Rounded up, so that a text as wide as its column is not cut.
        label = std::ceil(label) + 1;
        value = std::ceil(value) + 1;
    }
    [[nodiscard]] qreal row() const { return line * 1.5; }
    [[nodiscard]] qreal head() const { return line * 3.2; }

    QFontMetricsF metrics;
    qreal line = 0;
    qreal gap = 0;
    qreal label = 0;
    qreal value = 0;
};

/// Lines, not a brush: a brush with a pattern is lost in an SVG.
void hatch(QPainter &painter, const QRectF &area)
{
    for (qreal x = area.left() - area.height() + hatchStep; x < area.right(); x += hatchStep) {
        const qreal from = std::max(x, area.left());
        const qreal to = std::min(x + area.height(), area.right());
        painter.drawLine(QPointF(from, area.bottom() - (from - x)),
                         QPointF(to, area.bottom() - (to - x)));
    }
}

void paintPiece(QPainter &painter, const QRectF &area, const QColor &color, bool filled)
{
    if (area.width() <= 0)
        return;
    painter.setPen(QPen(color, 1));
    painter.setBrush(filled ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawRect(area);
    if (!filled)
        hatch(painter, area);
}

void paintLegend(QPainter &painter, const QPointF &at, const Plot &plot, const Measures &measures,
                 const QPalette &palette)
{
    const QColor color = palette.color(QPalette::Text);
    const qreal side = measures.metrics.ascent() * 0.8;
    qreal x = at.x();
    for (const bool filled : {true, false}) {
        const QString &name = filled ? plot.partName : plot.restName;
        if (name.isEmpty())
            continue;
        paintPiece(painter, {x, at.y() + (measures.line - side) / 2, side * 1.6, side}, color,
                   filled);
        x += side * 1.6 + measures.gap;
        painter.setPen(color);
        painter.drawText(QPointF(x, at.y() + measures.metrics.ascent()), name);
        x += measures.metrics.horizontalAdvance(name) + measures.gap * 3;
    }
}

void paintBar(QPainter &painter, const QRectF &area, const PlotBar &bar, qreal unit,
              const QPalette &palette)
{
    const QColor color = colorOf(bar.meaning, palette);
    const qreal part = unit * bar.part;
    paintPiece(painter, {area.left(), area.top(), part, area.height()}, color, true);
    paintPiece(painter,
               {area.left() + part, area.top(), unit * (bar.whole - bar.part), area.height()},
               color, false);
}

} // namespace

qreal heightOf(const Plot &plot, const QFont &font)
{
    const Measures measures(plot, font);
    return measures.head() + measures.row() * static_cast<qreal>(plot.bars.size())
        + measures.line * 0.5;
}

qreal leastWidthOf(const Plot &plot, const QFont &font)
{
    const Measures measures(plot, font);
    const qreal legend =
        measures.metrics.horizontalAdvance(plot.partName + plot.restName) + measures.gap * 14;
    const qreal title = QFontMetricsF(titleFont(font)).horizontalAdvance(plot.title);
    return std::max({measures.label + measures.value + measures.gap * (leastBar + 4), legend,
                     title + measures.gap * 2});
}

void paint(QPainter &painter, const QRectF &place, const Plot &plot, const QFont &font,
           const QPalette &palette)
{
    const Measures measures(plot, font);
    const QColor ink = palette.color(QPalette::Text);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(place, palette.color(QPalette::Base));
    const qreal left = place.left() + measures.gap;
    painter.setFont(titleFont(font));
    painter.setPen(ink);
    painter.drawText(QPointF(left, place.top() + measures.line * 0.4 + measures.metrics.ascent()),
                     plot.title);
    painter.setFont(font);
    paintLegend(painter, {left, place.top() + measures.line * 1.7}, plot, measures, palette);

    int longest = 1;
    for (const PlotBar &bar : plot.bars)
        longest = std::max(longest, bar.whole);
    const qreal barLeft = left + measures.label + measures.gap;
    const qreal room = place.right() - measures.gap * 2 - measures.value - barLeft - measures.gap;
    qreal y = place.top() + measures.head();
    const qreal top = y;
    for (const PlotBar &bar : plot.bars) {
        const QRectF row(left, y, measures.label, measures.row());
        painter.setPen(ink);
        painter.drawText(row, static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter),
                         measures.metrics.elidedText(bar.label, Qt::ElideMiddle, measures.label));
        const qreal unit = room / (plot.shares ? std::max(bar.whole, 1) : longest);
        const QRectF area(barLeft, y + measures.row() * 0.18, room, measures.row() * 0.64);
        paintBar(painter, area, bar, unit, palette);
        painter.setPen(ink);
        const qreal end = plot.shares ? room : unit * bar.whole;
        painter.drawText(QRectF(barLeft + end + measures.gap, y, measures.value, measures.row()),
                         static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter),
                         bar.value);
        y += measures.row();
    }
    if (plot.shares && !plot.bars.isEmpty()) {
        painter.setPen(QPen(ink, 1, Qt::DashLine));
        painter.drawLine(QPointF(barLeft + room / 2, top), QPointF(barLeft + room / 2, y));
    }
    painter.restore();
}

QString spoken(const Plot &plot)
{
    QStringList lines{plot.title};
    for (const PlotBar &bar : plot.bars)
        lines.append(QString(bar.label + u": " + bar.value));
    return lines.join(u'\n');
}

} // namespace ui
