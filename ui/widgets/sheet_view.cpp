// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet_view.h"

#include "ui/paper/sheet_painter.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace ui {

/// Paper is white in the dark too.
class SheetView::Paper : public QWidget {
public:
    using QWidget::QWidget;

    Sheet sheet;

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        if (sheet.size.isEmpty())
            return;
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.fillRect(rect(), Qt::white);
        painter.save();
        painter.scale(width() / sheet.size.width(), height() / sheet.size.height());
        paint(painter, sheet);
        painter.restore();
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
};

SheetView::SheetView(QWidget *parent) : QScrollArea(parent), m_paper(new Paper)
{
    setWidget(m_paper);
    setAlignment(Qt::AlignCenter);
    setBackgroundRole(QPalette::Window);
    setFocusPolicy(Qt::StrongFocus);
}

void SheetView::show(const Sheet &sheet)
{
    m_paper->sheet = sheet;
    setAccessibleDescription(sheet.plainText());
    verticalScrollBar()->setValue(0);
    scale();
    m_paper->update();
}

void SheetView::clear() { show({}); }

void SheetView::setZoom(Zoom zoom)
{
    m_zoom = zoom;
    scale();
}

void SheetView::scale()
{
    const QSizeF paper = m_paper->sheet.size;
    if (paper.isEmpty()) {
        m_paper->resize(0, 0);
        return;
    }
    const QSize room = maximumViewportSize() - QSize(12, 12);
    double factor = std::min(room.width() / paper.width(), room.height() / paper.height());
    if (m_zoom == Zoom::PageWidth)
        factor = (room.width() - verticalScrollBar()->sizeHint().width()) / paper.width();
    m_paper->resize((paper * std::max(factor, 0.01)).toSize());
}

void SheetView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    scale();
}

void SheetView::keyPressEvent(QKeyEvent *event)
{
    const auto *bar = verticalScrollBar();
    if (event->key() == Qt::Key_PageDown && bar->value() >= bar->maximum())
        Q_EMIT paged(1);
    else if (event->key() == Qt::Key_PageUp && bar->value() <= bar->minimum())
        Q_EMIT paged(-1);
    else
        QScrollArea::keyPressEvent(event);
}

} // namespace ui

#include "moc_sheet_view.cpp"
