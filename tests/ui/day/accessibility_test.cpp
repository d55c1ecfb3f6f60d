// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cut_desk.h"
#include "ui/qt_catch.h"
#include "ui/widget_checks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSet>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

TEST_CASE("the page of a cut names its controls and is walked in reading order")
{
    testing::CutDesk desk(4);
    testing::checkNames(desk.find("bracketPage"));
    auto &drawing = desk.drawing();
    auto *interface = QAccessible::queryAccessibleInterface(&drawing);
    REQUIRE(interface);
    CHECK(interface->text(QAccessible::Name) == u"Bracket"_s);
    const QString game = interface->text(QAccessible::Description);
    CHECK(game.startsWith(u"Game 1, table 1: Aster (seed 1) (Corp Jinteki"_s));
    CHECK(game.contains(u" – Dahlia (seed 4)"_s));
    CHECK(game.endsWith(u", open. Aster, the higher seed, chooses the side"_s));
    QSet<QChar> menus;
    for (const auto *menu : desk.window.menuBar()->actions())
        menus.insert(testing::mnemonicOf(menu->text()));
    for (const bool table : {false, true}) {
        CAPTURE(table);
        if (table)
            desk.act("bracket.table");
        QApplication::processEvents();
        testing::checkReadingOrder(desk.find("bracketPage"));
        testing::checkMnemonics(desk.window, menus);
    }
}

TEST_CASE("Tab goes from adding to finding a player")
{
    Desk desk;
    desk.createEvent(u"Tab"_s);
    desk.addPlayers({u"Aster"_s});
    CHECK(QApplication::focusWidget()->objectName() == u"addPlayer"_s);
    QStringList order;
    for (int i = 0; i < 3; ++i) {
        desk.key(Qt::Key_Tab);
        order.append(QApplication::focusWidget()->objectName());
    }
    CHECK(order.mid(1) == QStringList({u"findPlayer"_s, u"playersTable"_s}));
}
