// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/saying/reading.h"
#include "ui/ask/box_button.h"
#include "ui/ask/play_table.h"

#include <QAccessible>
#include <QApplication>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::Literals::StringLiterals;

namespace {

/// A table in a window of its own.
struct TableDesk {
    ui::PlayTable table{ui::PlayTable::For::Playing};

    explicit TableDesk(const char *words = "enigma innermost on hq, tollbooth outermost on hq, femme")
    {
        const auto asked = rulings::questionOf(saying::read(words).situation.document);
        REQUIRE(asked);
        table.show(ui::boxesOf(rulings::playOut(rules::RulesVersion::Rr10, *asked).table));
        table.resize(900, 600);
        static_cast<QWidget &>(table).show();
        QApplication::processEvents();
    }
    ui::BoxButton &button(const QString &title)
    {
        for (auto *button : table.findChildren<ui::BoxButton *>())
            if (button->isVisible() && button->box().title.contains(title))
                return *button;
        throw std::runtime_error("no box is called " + title.toStdString());
    }
    /// In the viewport.
    QPoint middleOf(const QString &title)
    {
        return button(title).mapTo(table.viewport(), button(title).rect().center());
    }
    bool drop(const QByteArray &object, QPoint at)
    {
        QMimeData data;
        data.setData(u"application/x-arbiter-card"_s, object);
        QDragEnterEvent enter(at, Qt::MoveAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(table.viewport(), &enter);
        QDragMoveEvent move(at, Qt::MoveAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(table.viewport(), &move);
        if (!enter.isAccepted() || !move.isAccepted())
            return false;
        QDropEvent event(QPointF(at), Qt::MoveAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(table.viewport(), &event);
        QApplication::processEvents();
        return event.isAccepted();
    }
    void press(Qt::Key key) { QTest::keyClick(table.window()->focusWidget(), key); }
};

} // namespace

TEST_CASE("arrows go from box to box, and Enter opens the menu of one")
{
    TableDesk desk;
    desk.button(u"HQ"_s).setFocus();
    desk.press(Qt::Key_Down);
    CHECK(desk.table.chosen()->title.contains(u"Enigma"_s));
    desk.press(Qt::Key_Down);
    CHECK(desk.table.chosen()->title.contains(u"Tollbooth"_s));
    desk.press(Qt::Key_Up);
    desk.press(Qt::Key_Up);
    CHECK(desk.table.chosen()->title.contains(u"HQ"_s));
    desk.press(Qt::Key_Right);
    CHECK(desk.table.chosen()->title.contains(u"R&D"_s));
    desk.press(Qt::Key_Left);
    CHECK(desk.table.chosen()->title.contains(u"HQ"_s));
    QSignalSpy menus(&desk.table, &ui::PlayTable::menuWanted);
    desk.press(Qt::Key_Return);
    CHECK(menus.size() == 1);
    desk.press(Qt::Key_Space);
    CHECK(menus.size() == 2);
}

TEST_CASE("every box can be reached by arrows, and Tab comes to one of them")
{
    TableDesk desk;
    desk.table.findChildren<ui::BoxButton *>().first()->setFocus();
    QStringList seen{ui::keyOf(*desk.table.chosen())};
    for (qsizetype i = 0; i < seen.size(); ++i)
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_Left}) {
            desk.table.choose(seen[i]);
            for (auto *button : desk.table.findChildren<ui::BoxButton *>())
                if (ui::keyOf(button->box()) == seen[i])
                    button->setFocus();
            desk.press(key);
            if (const QString at = ui::keyOf(*desk.table.chosen()); !seen.contains(at))
                seen.append(at);
        }
    int tabbed = 0;
    QStringList missing;
    for (auto *button : desk.table.findChildren<ui::BoxButton *>()) {
        if (!button->isVisible())
            continue;
        if (!seen.contains(ui::keyOf(button->box())))
            missing.append(button->box().title);
        tabbed += button->focusPolicy() == Qt::StrongFocus;
    }
    CAPTURE(missing.join(u", "_s).toStdString());
    CHECK(missing.isEmpty());
    CHECK(tabbed == 1);
}

TEST_CASE("every box says itself to a screen reader")
{
    TableDesk desk;
    for (auto *button : desk.table.findChildren<ui::BoxButton *>()) {
        auto *interface = QAccessible::queryAccessibleInterface(button);
        REQUIRE(interface);
        CHECK(interface->text(QAccessible::Name) == button->box().words);
        CHECK(interface->role() == QAccessible::Button);
    }
}

TEST_CASE("digits, + and Del are keys of a number")
{
    TableDesk desk;
    desk.button(u"Tags"_s).setFocus();
    QSignalSpy typed(&desk.table, &ui::PlayTable::keyTyped);
    desk.press(Qt::Key_3);
    desk.press(Qt::Key_Delete);
    REQUIRE(typed.size() == 2);
    CHECK(typed[0][1].toString() == u"3"_s);
    CHECK(typed[1][0].toInt() == Qt::Key_Delete);
}

TEST_CASE("a card is dropped on another place, also below it, and not on itself")
{
    TableDesk desk;
    QSignalSpy dropped(&desk.table, &ui::PlayTable::dropped);
    const auto targetOf = [&](qsizetype drop) {
        return dropped[drop][1].value<ui::TableBox>().title;
    };
    CHECK(desk.drop("tollbooth", desk.middleOf(u"R&D"_s)));
    REQUIRE(dropped.size() == 1);
    CHECK(dropped[0][0].toString() == u"tollbooth"_s);
    CHECK_FALSE(desk.drop("tollbooth", desk.middleOf(u"Tollbooth"_s)));
    CHECK_FALSE(desk.drop("tollbooth", desk.middleOf(u"Tags"_s)));
    CHECK(dropped.size() == 1);
    CHECK(desk.drop("tollbooth", desk.middleOf(u"Archives"_s) + QPoint(0, 60)));
    REQUIRE(dropped.size() == 2);
    CHECK(targetOf(1) == u"Archives"_s);
    CHECK_FALSE(desk.drop("tollbooth", QPoint(880, 300))); // no column is there
}

TEST_CASE("a card is taken only where it may come to lie")
{
    TableDesk desk;
    QSignalSpy dropped(&desk.table, &ui::PlayTable::dropped);
    desk.table.setFits([](const QString &object, const ui::TableBox &target) {
        return object == u"femme"_s && target.title == u"Heap"_s;
    });
    CHECK_FALSE(desk.drop("femme", desk.middleOf(u"HQ"_s)));
    CHECK_FALSE(desk.drop("enigma", desk.middleOf(u"Heap"_s)));
    CHECK(dropped.isEmpty());
    CHECK(desk.drop("femme", desk.middleOf(u"Heap"_s)));
    CHECK(dropped.size() == 1);
}

TEST_CASE("a table that has room has no bar, whatever room it had before")
{
    TableDesk desk;
    const auto rows = ui::boxesOf(rulings::playOut(rules::RulesVersion::Rr10,
                                                   *rulings::questionOf(
                                                       saying::read("enigma on hq, femme")
                                                           .situation.document))
                                      .table);
    desk.table.show(rows);
    const ui::BoxLook look(desk.table.font());
    const int width = look.gap() + 3 * (look.width() + look.gap());
    const int height = ui::layOut(rows, look, width).size.height();
    desk.table.resize(width, height / 2);
    QApplication::processEvents();
    REQUIRE(desk.table.verticalScrollBar()->isVisible());
    desk.table.resize(width, height);
    QApplication::processEvents();
    CHECK_FALSE(desk.table.verticalScrollBar()->isVisible());
}

TEST_CASE("the box at work keeps the keyboard when the table is drawn anew")
{
    TableDesk desk;
    desk.button(u"Tollbooth"_s).setFocus();
    const auto asked = rulings::questionOf(
        saying::read("enigma innermost on hq, tollbooth outermost on hq unrezzed, femme")
            .situation.document);
    desk.table.show(ui::boxesOf(rulings::playOut(rules::RulesVersion::Rr10, *asked).table));
    QApplication::processEvents();
    CHECK(desk.table.chosen()->title.contains(u"Tollbooth"_s));
    CHECK(desk.table.chosen()->faint);
    CHECK(desk.button(u"Tollbooth"_s).hasFocus());
}
