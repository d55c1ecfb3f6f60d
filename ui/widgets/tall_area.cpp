// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tall_area.h"

#include <algorithm>

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

namespace ui {

TallArea::TallArea(QWidget &content, QWidget *parent) : QScrollArea(parent), m_content(content)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(&content);
    content.setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    content.installEventFilter(this);
}

bool TallArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_content && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void TallArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void TallArea::fit()
{
    // The bar takes width, and with less width the content may be higher: it stands beside or not
    // by what is needed without it.
    const auto needed = [this](int width) {
        return std::max(m_content.layout()->totalMinimumHeightForWidth(width),
                        m_content.layout()->totalMinimumSize().height());
    };
    const int room = maximumViewportSize().height();
    const int whole = maximumViewportSize().width();
    const bool tall = needed(whole) > room;
    setVerticalScrollBarPolicy(tall ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int width = tall ? whole - verticalScrollBar()->sizeHint().width() : whole;
    m_content.resize(width, std::max(room, needed(width)));
}

} // namespace ui
