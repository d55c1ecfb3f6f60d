// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "whole_lines_list.h"

#include <QPaintEvent>

namespace ui {

WholeLinesList::WholeLinesList(QWidget *parent) : QListWidget(parent)
{
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerItem);
    setResizeMode(Adjust);
    setMinimumHeight(fontMetrics().lineSpacing() + 2 * frameWidth());
}

int WholeLinesList::wholeHeight()
{
    doItemsLayout();
    return contentsSize().height() + 2 * frameWidth();
}

int WholeLinesList::end() const
{
    const int room = viewport()->height();
    const QModelIndex first = QListWidget::indexAt(QPoint(1, 1));
    if (!first.isValid())
        return room;
    // One that is higher than the list has to be seen all the same.
    for (int row = first.row() + 1; row < count(); ++row)
        if (const QRect rect = visualRect(indexFromItem(item(row))); rect.bottom() >= room)
            return rect.top();
    return room;
}

QModelIndex WholeLinesList::indexAt(const QPoint &point) const
{
    return point.y() < end() ? QListWidget::indexAt(point) : QModelIndex();
}

void WholeLinesList::paintEvent(QPaintEvent *event)
{
    QPaintEvent whole(event->rect().intersected(QRect(0, 0, viewport()->width(), end())));
    QListWidget::paintEvent(&whole);
}

void WholeLinesList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    if (currentItem())
        scrollToItem(currentItem());
}

} // namespace ui
