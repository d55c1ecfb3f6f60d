// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "menu_in_window.h"

#include <QEvent>
#include <QMenu>

#include <algorithm>

namespace ui {

namespace {

class Keeper : public QObject {
public:
    Keeper(QMenu &menu, const QWidget &button) : QObject(&menu), m_button(button)
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
            menu.move(std::max(room.left(), std::min(menu.x(), most.x())), menu.y());
        }
        return QObject::eventFilter(watched, event);
    }

private:
    const QWidget &m_button;
};

} // namespace

void keepInWindow(QMenu &menu, const QWidget &button)
{
    new Keeper(menu, button); // goes with the menu
}

} // namespace ui
