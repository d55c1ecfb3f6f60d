// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_view.h"

#include "ui/projector/projector.h"

#include <QPainter>

#include <algorithm>

namespace ui {

WallView::WallView(Projector &projector, const QString &accessibleName, QWidget *parent)
    : QWidget(parent), m_projector(projector)
{
    setAccessibleName(accessibleName);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&projector, &Projector::changed, this, &WallView::refresh);
    refresh();
}

QSize WallView::sizeHint() const { return {480, 270}; }

void WallView::refresh()
{
    setAccessibleDescription(m_projector.blank() ? tr("The wall is blank.")
                                                 : m_projector.sheet().inWords());
    update();
}

void WallView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    const WallSheet &sheet = m_projector.sheet();
    if (m_projector.blank() || sheet.size.isEmpty())
        return;
    const double scale = std::min(width() / sheet.size.width(), height() / sheet.size.height());
    painter.translate((width() - sheet.size.width() * scale) / 2,
                      (height() - sheet.size.height() * scale) / 2);
    painter.scale(scale, scale);
    painter.setClipRect(QRectF(QPointF(), sheet.size));
    ui::paint(painter, sheet, m_projector.theme());
}

bool wallKey(Projector &projector, int key)
{
    switch (key) {
    case Qt::Key_B:
        projector.setBlank(!projector.blank());
        return true;
    case Qt::Key_F:
        projector.setFrozen(!projector.frozen());
        return true;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        projector.turn(-1);
        return true;
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        projector.turn(1);
        return true;
    default:
        return false;
    }
}

} // namespace ui

#include "moc_wall_view.cpp"
