// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_menu.h"

#include "ui/widgets/menu_in_window.h"
#include "ui/words/text.h"

#include <QAction>
#include <QFontMetrics>
#include <QMenu>
#include <QString>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int besideEntry = 12; ///< letters: the margins of a menu

QString cutBehindWord(const QString &text, const QFontMetrics &letters, int room)
{
    if (letters.horizontalAdvance(text) <= room)
        return text;
    const QString cut = letters.elidedText(text, Qt::ElideRight, room);
    const qsizetype end = cut.lastIndexOf(u' ');
    return end > 0 ? cut.first(end) + u" …"_s : cut;
}

} // namespace

QMenu *newChipMenu(QToolButton &button, const QWidget &buttons)
{
    auto *menu = new QMenu(&button);
    menu->setToolTipsVisible(true);
    keepInWindow(*menu, button, &buttons);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu, &button] {
        const QFontMetrics letters(menu->font());
        const int room = button.window()->width() - besideEntry * letters.averageCharWidth();
        for (QAction *action : menu->actions())
            if (const QString whole = action->data().toString(); !whole.isEmpty())
                action->setText(menuText(cutBehindWord(whole, letters, room)));
    });
    return menu;
}

QAction *addWhole(QMenu &menu, const QString &text)
{
    QAction *action = menu.addAction(menuText(text));
    action->setData(text);
    action->setToolTip(text);
    return action;
}

} // namespace ui
