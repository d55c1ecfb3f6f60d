// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask/ask_desk.h"
#include "ui/widget_checks.h"

#include "ui/ask/story_field.h"

#include <QTemporaryDir>

#include <QComboBox>

using namespace Qt::Literals::StringLiterals;
using testing::AskDesk;
using testing::Desk;
using ui::StoryField;

TEST_CASE("what was told stays in the field and is changed there")
{
    AskDesk desk;
    auto &field = desk.find<StoryField>("askSay");
    desk.say(u"enigma hq rezzed, runner 2 credits"_s);
    desk.say(u"run on hq, encounters enigma"_s);
    CHECK(field.lines().size() == 2);
    CHECK(desk.box(u"Enigma"_s).box().now);
    // Another number in the first line: Enter puts it on the table in place of the one before.
    field.choose(0, {25, 26});
    QTest::keyClicks(&field, u"6"_s);
    QTest::keyClick(&field, Qt::Key_Return);
    CHECK(field.lines().first() == u"enigma hq rezzed, runner 6 credits"_s);
    CHECK(desk.box(u"Enigma"_s).box().now);
    CHECK(desk.chips(u"askChip"_s).size() >= 4);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(field.lines().first() == u"enigma hq rezzed, runner 2 credits"_s);
}

TEST_CASE("all that was told may be replaced by typing over it")
{
    AskDesk desk;
    auto &field = desk.find<StoryField>("askSay");
    desk.say(u"tollbooth hq rezzed, flurbel"_s);
    field.selectAll();
    desk.typeLine(u"enigma on r&d"_s);
    CHECK(desk.box(u"Enigma"_s).isVisible());
    CHECK_THROWS(desk.box(u"Tollbooth"_s));
    CHECK(desk.chips(u"askOpen"_s).isEmpty());
}

TEST_CASE("a word that was not understood is chosen in the field from its button")
{
    AskDesk desk;
    auto &field = desk.find<StoryField>("askSay");
    desk.say(u"tollbooth hq rezzed, flurbel"_s);
    desk.chips(u"askOpen"_s).first()->menu()->actions().last()->trigger();
    CHECK(desk.window.focusWidget() == &field);
    CHECK(field.textCursor().selectedText() == u"flurbel"_s);
    desk.say(u"tollbooth hq rezzed, qwxyz"_s); // which could be nothing else
    QToolButton *open = desk.chips(u"askOpen"_s).last();
    REQUIRE_FALSE(open->menu());
    open->click();
    CHECK(desk.window.focusWidget() == &field);
    CHECK(field.textCursor().selectedText() == u"qwxyz"_s);
}

TEST_CASE("what is being typed is not lost where a button says what a word is")
{
    AskDesk desk;
    auto &field = desk.find<StoryField>("askSay");
    desk.say(u"tollbooth on hq, song"_s);
    QTest::keyClicks(&field, u"runner 2 credits"_s);
    desk.chips(u"askOpen"_s).first()->menu()->actions().first()->trigger();
    QCoreApplication::processEvents();
    CHECK(field.lines().size() == 2);
    CHECK(field.lines().last() == u"runner 2 credits"_s);
    CHECK(desk.box(u"Tollbooth"_s).isVisible());
}

TEST_CASE("Esc leads from what one may begin with to the table, and no further")
{
    AskDesk desk;
    desk.say(u"tollbooth on hq"_s);
    desk.click("askBegin");
    desk.key(Qt::Key_Escape);
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.find("askTable").isVisible());
    CHECK(desk.window.focusWidget() == &desk.find("askSay"));
    desk.key(Qt::Key_Escape);
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.window.focusWidget() == &desk.find("askClose"));
}

TEST_CASE("the answer stands still on top, however much was told and read")
{
    AskDesk desk;
    desk.window.resize(1280, 800);
    const auto place = [&desk] {
        QCoreApplication::processEvents();
        const auto &label = desk.find("askVerdict");
        const auto *area = label.parentWidget()->parentWidget();
        const auto &below = desk.find("askBelow");
        const QPoint top = area->mapTo(&desk.find("askPage"), QPoint());
        return QRect(top, area->size() + QSize(0, below.isVisible() ? below.height() : 0));
    };
    (void)place(); // how high it is, is known before whether the page has to scroll
    const QRect before = place();
    desk.say(u"tollbooth hq rezzed, runner 2 credits"_s);
    CHECK(place() == before);
    desk.say(u"flurbel, gnarfle, splonk, borkle, run on hq, encounters tollbooth, femme"_s);
    CHECK(place() == before);
    CHECK(before.bottom() < desk.find("askSay").mapTo(&desk.find("askPage"), QPoint()).y());
}

TEST_CASE("the story is there again the next day, with what became of its pieces")
{
    const QTemporaryDir folder;
    {
        Desk desk(folder.path());
        desk.key(Qt::Key_F12, Qt::ControlModifier);
        desk.typeLine(u"tollbooth hq rezzed, flurbel"_s);
        desk.typeLine(u"runner 2 credits"_s);
    }
    Desk again(folder.path());
    again.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK(again.find<StoryField>("askSay").lines()
          == QStringList{u"tollbooth hq rezzed, flurbel"_s, u"runner 2 credits"_s});
    CHECK(again.window.findChild<QToolButton *>(u"askOpen1"_s));
}

TEST_CASE("the page can be used on a screen with little room: it scrolls and nothing overlaps")
{
    AskDesk desk;
    desk.say(testing::bypass);
    desk.window.resize(640, 400);
    QCoreApplication::processEvents();
    const auto &table = desk.find("askTable");
    CHECK(table.height() > 4 * table.fontMetrics().lineSpacing());
    desk.find("askFind").setFocus();
    QCoreApplication::processEvents();
    testing::checkReadingOrder(desk.find("askPage"));
}

TEST_CASE("the next dispute is of the same day: its version is the event's again")
{
    AskDesk desk;
    auto &version = desk.find<QComboBox>("askVersion");
    desk.say(u"tollbooth on hq"_s);
    const QString before = version.currentText();
    version.setCurrentIndex(version.count() - 1);
    REQUIRE(version.currentText() != before);
    desk.click("askNext");
    CHECK(version.currentText() == before);
}

TEST_CASE("what one may begin with stands beside the table")
{
    AskDesk desk;
    desk.say(u"tollbooth on hq"_s);
    desk.click("askBegin");
    CHECK(desk.find("askBeginning").isVisible());
    CHECK(desk.box(u"Tollbooth"_s).isVisible());
}
