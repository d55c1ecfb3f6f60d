// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed where: a table, or its result.
#include "ui/keyboard.h"
#include "ui/qt_catch.h"

#include "ui/widgets/table_view.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::focusedName;
using testing::Keyboard;

namespace {

/// Four tables of round 1, and hands on the keyboard.
struct FourTables {
    Desk desk;
    Keyboard keys{desk};

    FourTables()
    {
        desk.createEvent(u"Four tables"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s, u"Fennel"_s,
                         u"Gentian"_s, u"Hazel"_s});
        keys.control(Qt::Key_J).enter();
    }
    [[nodiscard]] QString offered() { return desk.find<QLineEdit>("resultTable").text(); }
    [[nodiscard]] bool isIn(int table)
    {
        return tournament::findMatch(desk.event(), 1, table)->result.has_value();
    }
    void reportAll()
    {
        while (!tournament::missingResults(desk.event(), 1).empty())
            keys.control(Qt::Key_R).enter().type(u"20"_s).enter();
    }
};

} // namespace

TEST_CASE_METHOD(FourTables, "after undo the table whose result was taken back is offered")
{
    reportAll();
    CHECK(offered().isEmpty());
    keys.control(Qt::Key_Z);
    CHECK(offered() == u"4"_s);
    keys.control(Qt::Key_R).enter().type(u"11"_s).enter();
    REQUIRE(isIn(4));
    CHECK(tournament::findMatch(desk.event(), 1, 4)->result
          != tournament::findMatch(desk.event(), 1, 3)->result);
    CHECK(tournament::missingResults(desk.event(), 1).empty());
}

TEST_CASE_METHOD(FourTables, "a result typed for the wrong table is undone and typed again")
{
    keys.control(Qt::Key_R).enter().type(u"20"_s).enter();
    keys.type(u"3"_s).enter().type(u"20"_s).enter(); // it was table 2
    CHECK(offered() == u"4"_s);
    keys.control(Qt::Key_Z);
    CHECK_FALSE(isIn(3));
    CHECK(offered() == u"3"_s); // what was just taken back, and no other
    CHECK(focusedName() == u"resultTable"_s);
    keys.redo();
    CHECK(isIn(3));
    CHECK(offered() == u"4"_s); // it is in again
}

TEST_CASE_METHOD(FourTables, "Ctrl+R always offers the next open table")
{
    keys.control(Qt::Key_R);
    CHECK(offered() == u"1"_s);
    keys.type(u"77"_s).control(Qt::Key_R);
    CHECK(offered() == u"1"_s);
    CHECK(focusedName() == u"resultTable"_s);
    keys.escape().control(Qt::Key_5).control(Qt::Key_R); // from another page
    CHECK(desk.find("roundPage").isVisible());
    CHECK(offered() == u"1"_s);
    keys.enter().type(u"20"_s).enter();
    keys.type(u"3"_s).enter().type(u"20"_s).enter(); // a slip in no order
    keys.control(Qt::Key_R);
    CHECK(offered() == u"4"_s);
    keys.escape();
    CHECK(offered() == u"4"_s); // Escape backs out to what was offered

    // From the list it is the table chosen there, or the next open one behind it.
    auto &list = desk.find<ui::TableView>("pairingsTable");
    list.setFocus();
    list.pick(1);
    keys.control(Qt::Key_R);
    CHECK(offered() == u"2"_s);
    list.setFocus();
    list.pick(2);
    keys.control(Qt::Key_R);
    CHECK(offered() == u"4"_s);
}

TEST_CASE_METHOD(FourTables, "Ctrl+R leads from elsewhere to the round that is played")
{
    reportAll();
    keys.control(Qt::Key_J).enter();
    REQUIRE(desk.event().rounds.size() == 2);
    desk.find<QComboBox>("roundSelector").setCurrentIndex(0);
    keys.control(Qt::Key_R); // here the old round is meant
    CHECK(offered().isEmpty());
    CHECK(desk.find<QComboBox>("roundSelector").currentData().toInt() == 1);
    keys.control(Qt::Key_5).control(Qt::Key_R);
    CHECK(desk.find<QComboBox>("roundSelector").currentData().toInt() == 2);
    CHECK(offered() == u"1"_s);
}

TEST_CASE_METHOD(FourTables, "a result can be typed only once its table is known, which is named")
{
    const auto &result = desk.find<QLineEdit>("resultText");
    keys.control(Qt::Key_R);
    CHECK(desk.label("resultCaption").contains(u"table 1"_s));
    keys.type(u"20"_s).enter(); // a result where a table is asked for
    CHECK(focusedName() == u"resultTable"_s);
    CHECK_FALSE(result.isEnabled());
    CHECK(desk.label("resultTarget").contains(u"first the table"_s));
    keys.tab(); // not into the other line
    CHECK(focusedName() != u"resultText"_s);
    for (int table = 1; table <= 4; ++table)
        CHECK_FALSE(isIn(table));

    reportAll();
    keys.control(Qt::Key_R);
    CHECK(desk.label("resultTarget").startsWith(u"All results are in"_s));
    keys.enter();
    CHECK(focusedName() == u"resultTable"_s);
    CHECK_FALSE(result.isEnabled());
}

TEST_CASE_METHOD(FourTables, "the focus is never left in a line that is gone")
{
    keys.control(Qt::Key_R);
    keys.control(Qt::Key_Z); // the pairing: there is no table any more
    CHECK(desk.event().rounds.empty());
    REQUIRE(QApplication::focusWidget());
    CHECK(QApplication::focusWidget()->isEnabled());
}

TEST_CASE_METHOD(FourTables, "a correction that was shown counts only as long as it is shown")
{
    reportAll();
    const auto before = tournament::findMatch(desk.event(), 1, 2)->result;
    keys.control(Qt::Key_R).type(u"2"_s).enter().type(u"02"_s).enter();
    REQUIRE(desk.message().contains(u"points instead of"_s));
    keys.control(Qt::Key_5).control(Qt::Key_4); // looked something up
    CHECK(desk.message().isEmpty());
    desk.find<QLineEdit>("resultText").setFocus();
    keys.enter();
    CHECK(tournament::findMatch(desk.event(), 1, 2)->result == before);
    CHECK(desk.message().contains(u"points instead of"_s)); // shown again, first
}
