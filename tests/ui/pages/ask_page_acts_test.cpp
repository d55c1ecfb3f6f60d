// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts on the page that asks: found, played by a click, looked at and taken back.
#include "ui/ask/ask_desk.h"

#include "ui/ask/story_field.h"

#include <QPushButton>
#include <QScrollBar>

using namespace Qt::Literals::StringLiterals;
using testing::AskDesk;
using testing::bypass;

namespace {

const QString broken =
    u"Enigma rezzed on R&D. Gordian Blade. Runner 10 credits. Run on R&D. Runner "
    "encounters Enigma. Runner breaks all subroutines of Enigma."_s;

/// A click with the mouse where the line of that number stands.
void clickRow(QListWidget &list, int row)
{
    const QRect place = list.visualItemRect(list.item(row));
    REQUIRE(list.viewport()->rect().contains(place));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, place.center());
    QCoreApplication::processEvents();
}

int rowOf(const QStringList &lines, const QString &words)
{
    for (int row = 0; row < lines.size(); ++row)
        if (lines[row].contains(words))
            return row;
    throw std::runtime_error("no line has " + words.toStdString());
}

} // namespace

TEST_CASE("Undo takes back the last act of what was told, says which, and leaves the words")
{
    AskDesk desk;
    desk.say(broken);
    const QStringList acts = desk.lines("askScript");
    REQUIRE(acts.size() >= 3);
    auto &undo = desk.find<QPushButton>("askUndo");
    const QString last = acts.last().section(u". "_s, 1);
    CHECK(undo.toolTip() == u"Undo: "_s + last);
    CHECK(undo.accessibleDescription() == undo.toolTip());
    desk.click("askUndo");
    CHECK(desk.lines("askScript") == acts.first(acts.size() - 1));
    CHECK(desk.find<ui::StoryField>("askSay").lines() == QStringList{broken});
    desk.click("askUndo");
    CHECK(desk.lines("askScript") == acts.first(acts.size() - 2));
    desk.click("askRedo");
    desk.click("askRedo");
    CHECK(desk.lines("askScript") == acts);
    desk.find("askSay").setFocus();
    desk.key(Qt::Key_Z, Qt::ControlModifier); // of the text
    CHECK(desk.find<ui::StoryField>("askSay").toPlainText().isEmpty());
}

TEST_CASE("Undo takes back a click on the table before the acts that were told")
{
    AskDesk desk;
    desk.say(broken);
    const QStringList acts = desk.lines("askScript");
    desk.box(u"Tags"_s).setFocus();
    QTest::keyClick(&desk.box(u"Tags"_s), Qt::Key_2);
    REQUIRE(desk.box(u"Tags"_s).box().detail == u"2"_s);
    CHECK(desk.find("askUndo").toolTip().contains(u"Tags"_s));
    desk.click("askUndo");
    CHECK(desk.box(u"Tags"_s).box().detail == u"0"_s);
    CHECK(desk.lines("askScript") == acts);
}

TEST_CASE("one click plays an act, and the second of two plays none that has come in its place")
{
    AskDesk desk;
    desk.say(bypass);
    auto &offers = desk.find<QListWidget>("askOffers");
    const int row = rowOf(desk.lines("askOffers"), u"Runner uses Femme"_s);
    const QPoint place = offers.visualItemRect(offers.item(row)).center();
    clickRow(offers, row);
    CHECK(desk.lines("askScript").size() == 2);
    QTest::mouseDClick(offers.viewport(), Qt::LeftButton, {}, place);
    QCoreApplication::processEvents();
    CHECK(desk.lines("askScript").size() <= 3); // of its first click alone
}

TEST_CASE("words that are no act say so, and can be added to the text")
{
    AskDesk desk;
    desk.say(bypass);
    auto &line = desk.find<QLineEdit>("askFind");
    line.setFocus();
    QTest::keyClicks(&line, u"flurbel"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    const QStringList says = desk.lines("askOffers");
    REQUIRE(says.size() == 2);
    CHECK(says.first() == u"No act is called “flurbel”."_s);
    CHECK(desk.find<QListWidget>("askOffers").currentRow() == 0);
    CHECK(line.accessibleDescription() == says.first());
    clickRow(desk.find<QListWidget>("askOffers"), 1);
    CHECK(desk.find<ui::StoryField>("askSay").lines() == QStringList{bypass, u"flurbel"_s});
    CHECK(line.text().isEmpty());
}

TEST_CASE("also where nothing is derived, words that are no act are not swallowed")
{
    AskDesk desk;
    desk.say(u"Enigma rezzed on HQ. Gordian Blade. Runner 10 credits. Run on HQ. Runner encounters "
             "Enigma. Runner breaks all subroutines of Enigma. Runner breaks all subroutines of "
             "Enigma."_s);
    auto &line = desk.find<QLineEdit>("askFind");
    line.setFocus();
    QTest::keyClicks(&line, u"flurbel"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    CHECK(desk.lines("askOffers").join(u'\n').contains(u"“flurbel”"_s));
}

TEST_CASE("the cross that clears is gone with the words, and with the dispute")
{
    AskDesk desk;
    desk.say(bypass);
    auto &line = desk.find<QLineEdit>("askFind");
    auto *cross = line.findChild<QToolButton *>();
    REQUIRE(cross);
    const auto isGone = [cross] {
        return QTest::qWaitFor([cross] { return cross->property("opacity").toDouble() == 0; });
    };
    QTest::keyClicks(&line, u"uses femme"_s);
    CHECK(QTest::qWaitFor([cross] { return cross->property("opacity").toDouble() > 0; }));
    QTest::keyClick(&line, Qt::Key_Return);
    CHECK(line.text().isEmpty());
    CHECK(isGone());
    QTest::keyClicks(&line, u"flurbel"_s);
    desk.click("askNext");
    CHECK(line.text().isEmpty());
    CHECK(isGone());
}

TEST_CASE("an act tells of which ice it is, and its moment shows what it has changed")
{
    AskDesk desk;
    desk.window.resize(1060, 745);
    desk.say(broken);
    const QStringList acts = desk.lines("askScript");
    CHECK(acts.last().contains(u"of Enigma"_s));
    const int row = rowOf(acts, u"break"_s);
    auto &script = desk.find<QListWidget>("askScript");
    script.scrollToItem(script.item(row));
    clickRow(script, row);
    QCoreApplication::processEvents();
    CHECK(desk.label("askPresent").startsWith(u"By act %1: "_s.arg(row)));
    CHECK(desk.label("askPresent").contains(u"Credits"_s));
    const auto &credits = desk.box(u"Credits"_s); // of the Corp: nobody spent them
    CHECK_FALSE(credits.box().unlike);
    CHECK(desk.box(u"Enigma"_s).box().unlike);
    CHECK(desk.box(u"Enigma"_s).accessibleName().startsWith(u"changed by this act"_s));
    desk.click("askUndo");
    CHECK_FALSE(desk.box(u"Enigma"_s).box().unlike);
}

TEST_CASE("no line of the lists of acts is cut, and five of what was done are seen")
{
    AskDesk desk;
    desk.window.resize(1060, 745);
    desk.say(broken + u" The game goes on to the approach of the server."_s);
    QCoreApplication::processEvents();
    auto &script = desk.find<QListWidget>("askScript");
    REQUIRE(script.count() > 4);
    int lines = 0;
    for (int row = 0; row < script.count(); ++row) {
        const QRect place = script.visualItemRect(script.item(row));
        const bool whole = script.viewport()->rect().contains(place);
        const bool painted = script.viewport()->rect().contains(place.center())
            && script.indexAt(place.center()).isValid();
        CHECK(whole == painted);
        if (whole)
            lines += (place.height() + 5) / script.fontMetrics().lineSpacing();
    }
    CHECK(lines >= 4);
}
