// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_view.h"

#include "ui/paper/sheet_painter.h"
#include "ui/words/text.h"

#include <QPainter>

#include <algorithm>

namespace ui {

CodeView::CodeView(const QString &objectName, QWidget *parent) : QWidget(parent)
{
    setObjectName(objectName);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void CodeView::setAddress(const QString &address)
{
    m_code = address.isEmpty() ? std::nullopt : qrCode(fromQt(address));
    setAccessibleName(address.isEmpty() ? tr("No code") : tr("Code for phones: %1").arg(address));
    update();
}

QSize CodeView::sizeHint() const
{
    const int side = fontMetrics().height() * 13;
    return {side, side};
}

QSize CodeView::minimumSizeHint() const
{
    const int side = fontMetrics().height() * 7;
    return {side, side};
}

void CodeView::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_code)
        return;
    // Whole pixels a module: a code on a screen is read by a lens.
    const int modules = m_code->side + 2 * quietZone;
    const int module = std::max(1, std::min(width(), height()) / modules);
    const double side = module * modules;
    const QRectF place((width() - static_cast<int>(side)) / 2, 0, side, side);
    QPainter painter(this);
    painter.fillRect(place, Qt::white);
    paintCode(painter, *m_code, place);
}

} // namespace ui

#include "moc_code_view.cpp"
