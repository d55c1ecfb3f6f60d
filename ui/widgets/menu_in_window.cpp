// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu_in_window.h"

#include <QEvent>
#include <QMenu>
#include <QScreen>

#include <algorithm>

namespace ui {

namespace {

class Keeper : public QObject {
public:
    Keeper(QMenu &menu, const QWidget &button, const QWidget *below)
        : QObject(&menu), m_button(button), m_below(below)
    {
        menu.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show) {
            auto &menu = *static_cast<QMenu *>(watched);
            const QWidget &window = *m_button.window();
            const QRect room(window.mapToGlobal(QPoint()), window.size());
            const QPoint most = room.bottomRight() - menu.rect().bottomRight();
            menu.move(std::max(room.left(), std::min(menu.x(), most.x())), topOf(menu));
        }
        return QObject::eventFilter(watched, event);
    }

private:
    [[nodiscard]] int topOf(const QMenu &menu) const
    {
        if (!m_below)
            return menu.y();
        const int top = m_below->mapToGlobal(QPoint(0, m_below->height())).y();
        const bool opensDown = menu.y() >= m_button.mapToGlobal(QPoint()).y();
        const bool hasRoom = top + menu.height() <= menu.screen()->availableGeometry().bottom();
        return opensDown && hasRoom ? std::max(menu.y(), top) : menu.y();
    }

    const QWidget &m_button;
    const QWidget *m_below;
};

} // namespace

void keepInWindow(QMenu &menu, const QWidget &button, const QWidget *below)
{
    new Keeper(menu, button, below); // goes with the menu
}

} // namespace ui
