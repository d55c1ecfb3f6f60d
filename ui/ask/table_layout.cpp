// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_layout.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <numeric>
#include <vector>

namespace ui {

namespace {

constexpr int letters = 15; ///< of a box: most titles stand in one line
constexpr int leastMargin = 5;
constexpr int mostLines = 6;
constexpr double smaller = 0.88;
constexpr float muted = 0.7F; ///< of its colour is left to what nobody said
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
    setTight(false);
}

void BoxLook::setTight(bool tight)
{
    m_above = tight ? 1 : m_margin - 1;
    m_between = tight ? m_gap : 2 * m_gap;
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
    return rect.adjusted(left, m_above, -m_margin, -m_above);
}

int BoxLook::besideOf(const TableBox &box) const
{
    return QFontMetrics(titleFont(box)).horizontalAdvance(box.detail) + m_margin;
}

QSize BoxLook::sizeOf(const TableBox &box) const
{
    const int inner = within(box, QRect(0, 0, m_width, 100)).width();
    const int frame = 2 * m_above;
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
    const QColor pen = palette.color(place ? QPalette::WindowText : QPalette::Text);
    QColor detail = pen;
    if (box.assumed)
        detail.setAlphaF(muted);
    const auto letters = [&](QFont font, const QColor &colour, bool slanting) {
        font.setItalic(slanting);
        painter.setFont(font);
        painter.setPen(colour);
    };
    const QFont font = titleFont(box);
    if (box.kind == BoxKind::Number) {
        letters(font, detail, box.assumed);
        painter.drawText(rest, Qt::AlignRight | Qt::AlignTop, box.detail);
        rest.setRight(rest.right() - besideOf(box));
        letters(font, pen, false);
        painter.drawText(rest, wrapped, box.title);
        return;
    }
    letters(font, pen, box.kind == BoxKind::Card && box.faint);
    const int title = heightOf(font, box.title, rest.width());
    painter.drawText(QRect(rest.topLeft(), QSize(rest.width(), title)), wrapped, box.title);
    rest.setTop(rest.top() + title);
    letters(m_small, detail, box.assumed);
    painter.drawText(rest, wrapped, box.detail);
}

namespace {

/// Where columns stand that have no room beside the others: below the shortest of those, in the
/// order of reading, and not below the player's own, unless there is but one other.
std::vector<std::size_t> slotsBelow(const std::vector<int> &ends, std::size_t columns)
{
    const std::size_t first = ends.size() < 3 ? 0 : 1;
    std::vector<std::size_t> slots(ends.size() - first);
    std::iota(slots.begin(), slots.end(), first);
    std::ranges::stable_sort(slots, {}, [&](std::size_t slot) { return ends[slot]; });
    slots.resize(std::min(slots.size(), columns));
    std::ranges::sort(slots);
    return slots;
}

} // namespace

TableLayout layOut(const std::vector<BoxRow> &rows, const BoxLook &look, int width)
{
    TableLayout table;
    const int gap = look.gap();
    const auto slots = static_cast<std::size_t>(std::max(1, (width - gap) / (look.width() + gap)));
    int top = gap;
    for (const BoxRow &row : rows) {
        std::vector<int> ends(std::min(slots, std::max<std::size_t>(1, row.columns.size())), top);
        std::vector<std::size_t> below;
        for (std::size_t i = 0; i < row.columns.size(); ++i) {
            if (i >= ends.size() && below.empty())
                below = slotsBelow(ends, row.columns.size() - i);
            const std::size_t slot = i < ends.size() ? i : below.front();
            int &y = ends[slot];
            if (i >= ends.size()) {
                below.erase(below.begin());
                y += gap;
            }
            for (const TableBox &box : row.columns[i].boxes) {
                const QSize size = look.sizeOf(box);
                const QPoint corner(gap + static_cast<int>(slot) * (look.width() + gap), y);
                table.boxes.push_back({QRect(corner, size), &box});
                y += size.height() + 2;
            }
        }
        top = std::ranges::max(ends) + look.between();
        table.size.setWidth(std::max(table.size.width(),
                                     gap + static_cast<int>(ends.size()) * (look.width() + gap)));
    }
    table.size.setHeight(top - look.between() + gap); // below the last box as above the first
    return table;
}

} // namespace ui
