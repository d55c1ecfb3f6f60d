// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cut_desk.h"
#include "qt_catch.h"

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
            || widget->window() != root.window())
            continue;
        CAPTURE(widget->objectName(), widget->metaObject()->className());
        auto *interface = QAccessible::queryAccessibleInterface(widget);
        REQUIRE(interface);
        CHECK_FALSE(interface->text(QAccessible::Name).isEmpty());
    }
}

/// The letter that reaches a widget with Alt; null where there is none.
QChar mnemonicOf(const QString &text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size();
         at = text.indexOf(u'&', at + 2)) {
        if (text[at + 1] != u'&')
            return text[at + 1].toLower();
    }
    return {};
}

/// No letter reaches two things in sight, `taken` included: then it would reach neither.
void checkMnemonics(const QWidget &root, QSet<QChar> taken = {})
{
    const auto widgets = root.findChildren<QWidget *>();
    for (const auto *widget : widgets) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString text = label && label->buddy() ? label->text()
            : button                                 ? button->text()
                                                     : QString();
        const QChar letter = mnemonicOf(text);
        if (letter.isNull() || !widget->isVisible())
            continue;
        CAPTURE(root.objectName(), text);
        CHECK_FALSE(taken.contains(letter));
        taken.insert(letter);
    }
}

/// What Tab stops at in this window or page, from the one that stands first.
QList<QWidget *> tabStops(QWidget &root)
{
    QList<QWidget *> stops;
    for (auto *widget = root.nextInFocusChain(); widget != &root;
         widget = widget->nextInFocusChain()) {
        if (root.isAncestorOf(widget) && isControl(*widget) && widget->isVisibleTo(&root)
            && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0)
            stops.append(widget);
    }
    return stops;
}

/// From left to right, and then the row below. Widgets whose middles are this close are one row.
void checkReadingOrder(QWidget &root)
{
    constexpr int sameRow = 12;
    auto stops = tabStops(root);
    const auto middle = [&root](const QWidget *widget) {
        return widget->mapTo(&root, widget->rect().center());
    };
    const auto reads = [&](const QWidget *first, const QWidget *second) {
        const auto a = middle(first);
        const auto b = middle(second);
        return b.y() - a.y() > sameRow || (b.y() - a.y() > -sameRow && b.x() > a.x());
    };
    REQUIRE_FALSE(stops.isEmpty());
    const auto first = std::ranges::min_element(
        stops, [&](const QWidget *a, const QWidget *b) { return reads(a, b) && !reads(b, a); });
    std::ranges::rotate(stops, first); // the chain is a ring
    for (qsizetype i = 1; i < stops.size(); ++i) {
        CAPTURE(root.objectName(), stops[i - 1]->objectName(), stops[i]->objectName());
        CHECK(reads(stops[i - 1], stops[i]));
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

TEST_CASE("every control of the dialogs has an accessible name, and Tab follows the reading order")
{
    Desk desk;
    const auto look = [](QDialog &dialog) {
        CAPTURE(dialog.objectName());
        checkNames(dialog);
        dialog.show();
        QApplication::processEvents();
        checkReadingOrder(dialog);
        checkMnemonics(dialog);
        return false;
    };
    desk.prompts.dialogs.emplace_back(look);
    desk.act("file.new");
    desk.act("file.demo");
    desk.act("page.players");
    desk.select("playersTable", {0});
    for (const auto *id :
         {"player.edit", "player.paste", "penalty.record", "event.details", "event.announce",
          "event.rules", "event.tables", "file.export", "round.pairWith", "cut.start"}) {
        desk.act("page.players"); // some of them show their own page
        desk.select("playersTable", {0});
        desk.prompts.dialogs.emplace_back(look);
        desk.act(id);
    }
    desk.act("page.round");
    desk.prompts.dialogs.emplace_back(look);
    desk.act("round.swap");
    desk.createEvent(u"Draft"_s, u"draft-full"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    for (const auto *id : {"player.seats", "round.pairWith"}) {
        desk.prompts.dialogs.emplace_back(look);
        desk.act(id);
    }
    CHECK(desk.prompts.dialogs.empty());
}

TEST_CASE("Tab follows the reading order of every page with rows")
{
    Desk desk;
    desk.act("file.demo");
    for (const auto *page :
         {"players", "round", "standings", "log", "projector", "statistics", "odds"}) {
        desk.act((std::string("page.") + page).c_str());
        QApplication::processEvents();
        checkReadingOrder(desk.find((std::string(page) + "Page").c_str()));
    }
}

TEST_CASE("every letter with Alt reaches one thing in the window")
{
    Desk desk;
    QSet<QChar> menus;
    for (const auto *menu : desk.window.menuBar()->actions())
        menus.insert(mnemonicOf(menu->text()));
    CHECK(menus.size() == desk.window.menuBar()->actions().size());
    checkMnemonics(desk.window, menus);
    desk.act("file.demo");
    for (const auto *page :
         {"page.event", "page.players", "page.round", "page.standings", "page.bracket", "page.log",
          "page.projector", "page.statistics", "page.odds"}) {
        desk.act(page);
        checkMnemonics(desk.window, menus);
    }
    desk.reportAll(u"1-1"_s);
    desk.act("round.pair");
    REQUIRE(desk.find("proposalPanel").isVisible());
    checkMnemonics(desk.window, menus);
}

TEST_CASE("the page of a cut names its controls and is walked in reading order")
{
    testing::CutDesk desk(4);
    checkNames(desk.find("bracketPage"));
    auto &drawing = desk.drawing();
    auto *interface = QAccessible::queryAccessibleInterface(&drawing);
    REQUIRE(interface);
    CHECK(interface->text(QAccessible::Name) == u"Bracket"_s);
    CHECK(interface->text(QAccessible::Description)
          == u"Game 1: Aster (seed 1) – Dahlia (seed 4), open. Aster, the higher seed, chooses "
             "the side"_s);
    QSet<QChar> menus;
    for (const auto *menu : desk.window.menuBar()->actions())
        menus.insert(mnemonicOf(menu->text()));
    for (const bool table : {false, true}) {
        CAPTURE(table);
        if (table)
            desk.act("bracket.table");
        QApplication::processEvents();
        checkReadingOrder(desk.find("bracketPage"));
        checkMnemonics(desk.window, menus);
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
