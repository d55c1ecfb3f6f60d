// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is in the window, and where it goes.
#include "ui/window/main_window.h"

#include "ui/widgets/message_bar.h"
#include "ui/window/event_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QStackedWidget>

namespace ui {

namespace {

bool canBeTypedInto(const QWidget *widget)
{
    return widget && widget->isVisible() && widget->isEnabled();
}

} // namespace

void MainWindow::connectKeys()
{
    connect(m_messages, &MessageBar::focusFreed, this, &MainWindow::giveFocusToPage);
    // The rules desk and back: what was said was said about the other page.
    connect(m_stack, &QStackedWidget::currentChanged, m_messages, &MessageBar::clear);
    // Where the focus was is gone or disabled, and Qt found nobody: the next key would be lost.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget * /*from*/, QWidget *to) {
        if (!to)
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (isActiveWindow() && !canBeTypedInto(QApplication::focusWidget()))
                        giveFocusToPage();
                },
                Qt::QueuedConnection);
    });
}

bool MainWindow::giveFocusToPage()
{
    return m_event && m_stack->currentWidget() == m_event && m_event->takeFocus()
        && canBeTypedInto(focusWidget());
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // Nobody pressed Tab: what had the focus was taken away or disabled by an act. Whatever stands
    // next to it, the next key was not meant for that.
    if (focusWidget() && !canBeTypedInto(focusWidget()))
        return giveFocusToPage() || QMainWindow::focusNextPrevChild(next);
    if (next && m_messages->takeTab())
        return true;
    auto *before = m_messages->leftBy(next);
    if (!before)
        return QMainWindow::focusNextPrevChild(next);
    before->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    while (next && QMainWindow::focusNextPrevChild(true)
           && m_messages->isAncestorOf(focusWidget())) { }
    return true;
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Whoever had the focus has backed out of what he was about, and passed it on.
    if (event->key() == Qt::Key_Escape && m_messages->isVisible())
        m_messages->clear();
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace ui
