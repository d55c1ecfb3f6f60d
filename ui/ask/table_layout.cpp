// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_layout.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

constexpr int letters = 15; ///< of a box: most titles stand in one line
constexpr int leastMargin = 5;
constexpr int mostLines = 6;
constexpr double smaller = 0.88;
constexpr auto wrapped = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;

int heightOf(const QFont &font, const QString &text, int width)
{
    if (text.isEmpty())
        return 0;
    const QFontMetrics metrics(font);
    const QRect whole = metrics.boundingRect(QRect(0, 0, width, 10000), wrapped, text);
    return std::min(whole.height(), mostLines * metrics.lineSpacing());
}

/// On what is not the same; the mark before its title says so, too.
QColor veil(const QPalette &palette)
{
    constexpr int thin = 48;
    QColor colour = palette.color(QPalette::Highlight);
    colour.setAlpha(thin);
    return colour;
}

} // namespace

BoxLook::BoxLook(const QFont &font) : m_font(font), m_small(font)
{
    if (font.pointSizeF() > 0)
        m_small.setPointSizeF(font.pointSizeF() * smaller);
    else
        m_small.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * smaller)));
    const QFontMetrics metrics(font);
    m_margin = std::max(leastMargin, metrics.height() / 4);
    m_gap = m_margin;
    m_width = letters * metrics.averageCharWidth() + 3 * m_margin;
}

QFont BoxLook::titleFont(const TableBox &box) const
{
    QFont font = m_font;
    font.setBold(box.kind != BoxKind::Number);
    return font;
}

QRect BoxLook::within(const TableBox &box, const QRect &rect) const
{
    const int left = m_margin * (box.kind == BoxKind::Card ? 2 + 2 * box.depth : 1);
    return rect.adjusted(left, m_margin - 1, -m_margin, -m_margin + 1);
}

int BoxLook::besideOf(const TableBox &box) const
{
    return QFontMetrics(titleFont(box)).horizontalAdvance(box.detail) + m_margin;
}

QSize BoxLook::sizeOf(const TableBox &box) const
{
    const int inner = within(box, QRect(0, 0, m_width, 100)).width();
    const int frame = 2 * (m_margin - 1);
    if (box.kind == BoxKind::Number)
        return {m_width, heightOf(titleFont(box), box.title, inner - besideOf(box)) + frame};
    return {m_width,
            heightOf(titleFont(box), box.title, inner) + heightOf(m_small, box.detail, inner)
                + frame};
}

void BoxLook::paint(QPainter &painter, const QRect &rect, const TableBox &box,
                    const QPalette &palette, bool focused) const
{
    const QColor quiet = palette.color(QPalette::PlaceholderText);
    QRect outline = rect.adjusted(0, 0, -1, -1);
    outline.setLeft(outline.left() + 2 * m_margin * box.depth);
    if (box.kind != BoxKind::Place) {
        painter.fillRect(outline, palette.color(QPalette::Base));
        if (box.unlike)
            painter.fillRect(outline, veil(palette));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(box.now ? QPen(palette.color(QPalette::Highlight), 3)
                               : QPen(quiet, 1, box.faint ? Qt::DashLine : Qt::SolidLine));
        const int inset = box.now ? 1 : 0;
        painter.drawRect(outline.adjusted(inset, inset, -inset, -inset));
    }
    if (box.ice)
        painter.fillRect(
            QRect(outline.left() + 2, outline.top() + 2, m_margin - 1, outline.height() - 3),
            quiet);
    paintTexts(painter, rect, box, palette);
    if (!focused)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::WindowText), 2));
    painter.drawRect(rect.adjusted(1, 1, -2, -2));
}

void BoxLook::paintTexts(QPainter &painter, const QRect &rect, const TableBox &box,
                         const QPalette &palette) const
{
    const bool place = box.kind == BoxKind::Place;
    QRect rest = within(box, rect);
    painter.setPen(palette.color(place ? QPalette::WindowText : QPalette::Text));
    QFont font = titleFont(box);
    font.setItalic(box.kind == BoxKind::Card && box.faint);
    painter.setFont(font);
    if (box.kind == BoxKind::Number) {
        painter.drawText(rest, Qt::AlignRight | Qt::AlignTop, box.detail);
        rest.setRight(rest.right() - besideOf(box));
        painter.drawText(rest, wrapped, box.title);
        return;
    }
    const int title = heightOf(font, box.title, rest.width());
    painter.drawText(QRect(rest.topLeft(), QSize(rest.width(), title)), wrapped, box.title);
    rest.setTop(rest.top() + title);
    painter.setFont(m_small);
    painter.drawText(rest, wrapped, box.detail);
}

TableLayout layOut(const std::vector<BoxRow> &rows, const BoxLook &look, int width)
{
    TableLayout table;
    const int gap = look.gap();
    const auto slots = static_cast<std::size_t>(std::max(1, (width - gap) / (look.width() + gap)));
    int top = gap;
    for (const BoxRow &row : rows) {
        std::vector<int> ends(std::min(slots, std::max<std::size_t>(1, row.columns.size())), top);
        for (std::size_t i = 0; i < row.columns.size(); ++i) {
            // The first of the lowest: what has no room beside stands where there is most.
            const std::size_t slot = i < ends.size()
                ? i
                : static_cast<std::size_t>(std::ranges::min_element(ends) - ends.begin());
            int &y = ends[slot];
            if (i >= ends.size())
                y += gap;
            for (const TableBox &box : row.columns[i].boxes) {
                const QSize size = look.sizeOf(box);
                const QPoint corner(gap + static_cast<int>(slot) * (look.width() + gap), y);
                table.boxes.push_back({QRect(corner, size), &box});
                y += size.height() + 2;
            }
        }
        top = std::ranges::max(ends) + 2 * gap;
        table.size.setWidth(std::max(table.size.width(),
                                     gap + static_cast<int>(ends.size()) * (look.width() + gap)));
    }
    table.size.setHeight(top - gap); // below the last box as above the first
    return table;
}

} // namespace ui
