// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitted_list.h"

#include <QResizeEvent>

namespace ui {

FittedList::FittedList(const QString &objectName, const QString &accessibleName, int mostLines,
                       QWidget *parent)
    : QListWidget(parent), m_mostLines(mostLines)
{
    setObjectName(objectName);
    setAccessibleName(accessibleName);
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    hide();
}

void FittedList::fit()
{
    setVisible(count() > 0);
    takeHeight();
}

void FittedList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        takeHeight();
}

void FittedList::takeHeight()
{
    doItemsLayout();
    int height = 2 * frameWidth();
    for (int row = 0; row < count(); ++row) // what is laid out, not sizeHintForRow(): it wraps
        height += visualItemRect(item(row)).height();
    setMaximumHeight(std::min(height, m_mostLines * fontMetrics().lineSpacing()));
    updateGeometry();
}

QSize FittedList::sizeHint() const { return {QListWidget::sizeHint().width(), maximumHeight()}; }

QSize FittedList::minimumSizeHint() const
{
    const int least = fontMetrics().lineSpacing() + 2 * frameWidth(); // the others are scrolled to
    return {QListWidget::minimumSizeHint().width(), std::min(least, maximumHeight())};
}

} // namespace ui

#include "moc_fitted_list.cpp"
