// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wrapping_row.h"

#include <algorithm>

namespace ui {

WrappingRow::~WrappingRow() { qDeleteAll(m_items); }

void WrappingRow::addStretch() { addItem(new QSpacerItem(0, 0)); }

void WrappingRow::addStretching(QWidget &widget, int share)
{
    addWidget(&widget);
    m_shares.insert(m_items.last(), share);
}

void WrappingRow::addItem(QLayoutItem *item) { m_items.append(item); }

int WrappingRow::count() const { return static_cast<int>(m_items.size()); }

QLayoutItem *WrappingRow::itemAt(int index) const { return m_items.value(index); }

QLayoutItem *WrappingRow::takeAt(int index)
{
    if (index < 0 || index >= m_items.size())
        return nullptr;
    m_shares.remove(m_items[index]);
    return m_items.takeAt(index);
}

Qt::Orientations WrappingRow::expandingDirections() const { return {}; }

QSize WrappingRow::minimumSize() const
{
    QSize size;
    for (const auto *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

QSize WrappingRow::sizeHint() const
{
    const auto one = rows(QLAYOUTSIZE_MAX);
    return (one.isEmpty() ? QSize(0, 0) : one.first().size).grownBy(contentsMargins());
}

bool WrappingRow::hasHeightForWidth() const { return true; }

int WrappingRow::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const auto all = rows(width - margins.left() - margins.right());
    for (const Row &row : all)
        height += row.size.height();
    return height + spacing() * static_cast<int>(std::max<qsizetype>(0, all.size() - 1));
}

void WrappingRow::setGeometry(const QRect &place)
{
    QLayout::setGeometry(place);
    QRect rest = place.marginsRemoved(contentsMargins());
    const auto all = rows(rest.width());
    if (all.size() == 1) // beside something higher
        rest.setTop(rest.top() + std::max(0, rest.height() - all.first().size.height()) / 2);
    for (const Row &row : all) {
        placeRow(row, rest);
        rest.setTop(rest.top() + row.size.height() + spacing());
    }
}

QList<WrappingRow::Row> WrappingRow::rows(int width) const
{
    QList<Row> found;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        if (m_items[i]->isEmpty()) { // a stretch, or hidden
            if (!found.isEmpty())
                found.last().end = i + 1;
            continue;
        }
        const QSize size = least(m_items[i]);
        if (found.isEmpty() || found.last().size.width() + spacing() + size.width() > width) {
            found.append({i, i + 1, size});
            continue;
        }
        Row &row = found.last();
        row.end = i + 1;
        row.size = {row.size.width() + spacing() + size.width(),
                    std::max(row.size.height(), size.height())};
    }
    if (width < QLAYOUTSIZE_MAX)
        for (Row &row : found)
            for (qsizetype i = row.begin; i < row.end; ++i)
                if (m_shares.contains(m_items[i]) && m_items[i]->hasHeightForWidth())
                    row.size.setHeight(
                        std::max(row.size.height(),
                                 m_items[i]->heightForWidth(widthIn(row, width, m_items[i]))));
    return found;
}

QSize WrappingRow::least(QLayoutItem *item) const
{
    const QSize size = item->sizeHint();
    return m_shares.contains(item) ? QSize(item->minimumSize().width(), size.height()) : size;
}

int WrappingRow::widthIn(const Row &row, int width, QLayoutItem *item) const
{
    const int own = least(item).width();
    const int share = m_shares.value(item);
    if (share == 0)
        return own;
    int all = 0;
    for (qsizetype i = row.begin; i < row.end; ++i)
        all += m_items[i]->isEmpty() ? 0 : m_shares.value(m_items[i]);
    return own + std::max(0, width - row.size.width()) * share / all;
}

void WrappingRow::placeRow(const Row &row, const QRect &place) const
{
    int x = place.x();
    int free = std::max(0, place.width() - row.size.width());
    for (qsizetype i = row.begin; i < row.end; ++i)
        if (m_shares.contains(m_items[i]) && !m_items[i]->isEmpty())
            free = 0; // it is taken
    for (qsizetype i = row.begin; i < row.end; ++i) {
        auto *item = m_items[i];
        if (item->spacerItem()) {
            x += free;
            free = 0;
        }
        if (item->isEmpty())
            continue;
        const bool stretches = m_shares.contains(item);
        const QSize wished(widthIn(row, place.width(), item),
                           stretches ? row.size.height() : item->sizeHint().height());
        const QSize size = wished.boundedTo({place.width(), row.size.height()});
        const int y = place.y() + (row.size.height() - size.height()) / 2;
        item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
    }
}

} // namespace ui
