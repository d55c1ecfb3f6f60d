// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"
#include "qt_catch.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

bool isControl(const QWidget &widget)
{
    const auto *parent = widget.parentWidget();
    if (qobject_cast<const QAbstractSpinBox *>(parent) || qobject_cast<const QComboBox *>(parent)
        || qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QHeaderView *>(&widget))
        return false; // parts of a control that has a name
    if (widget.inherits("QTableCornerButton"))
        return false; // out of sight and out of reach of the keyboard
    return qobject_cast<const QAbstractButton *>(&widget)
        || qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
        || qobject_cast<const QAbstractSpinBox *>(&widget)
        || qobject_cast<const QPlainTextEdit *>(&widget)
        || qobject_cast<const QAbstractItemView *>(&widget);
}

void checkNames(const QWidget &root)
{
    const auto widgets = root.findChildren<QWidget *>();
    for (auto *widget : widgets) {
        if (!isControl(*widget) || widget->objectName().startsWith(u"qt_"_s)
            || widget->window() != &root)
            continue;
        CAPTURE(widget->objectName(), widget->metaObject()->className());
        auto *interface = QAccessible::queryAccessibleInterface(widget);
        REQUIRE(interface);
        CHECK_FALSE(interface->text(QAccessible::Name).isEmpty());
    }
}

} // namespace

TEST_CASE("every control of the window has an accessible name")
{
    Desk desk;
    desk.act("file.demo");
    desk.reportAll(QStringLiteral("1-1"));
    desk.act("round.pair");
    REQUIRE(desk.find("proposalPanel").isVisible());
    checkNames(desk.window);
}

TEST_CASE("every control of the dialogs has an accessible name")
{
    Desk desk;
    const auto look = [](QDialog &dialog) {
        CAPTURE(dialog.objectName());
        checkNames(dialog);
        return false;
    };
    desk.prompts.dialogs.emplace_back(look);
    desk.act("file.new");
    desk.act("file.demo");
    desk.act("page.players");
    desk.select("playersTable", {0});
    for (const auto *id : {"player.edit", "player.paste", "penalty.record"}) {
        desk.prompts.dialogs.emplace_back(look);
        desk.act(id);
    }
    desk.act("page.round");
    desk.prompts.dialogs.emplace_back(look);
    desk.act("round.swap");
    CHECK(desk.prompts.dialogs.empty());
}

TEST_CASE("Tab follows the reading order of the players' page")
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
