// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "ui/ask/story_field.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using ui::StoryField;

namespace {

struct Field : StoryField {
    Field()
    {
        setLines(2, 4);
        resize(500, sizeHint().height());
        QWidget::show();
        setFocus();
    }
    void tell(const QStringList &lines) { show(ui::retold({}, {}, lines).story); }
};

} // namespace

TEST_CASE("Enter has the story read, Shift+Enter begins a line of its own")
{
    Field field;
    const QSignalSpy sent(&field, &StoryField::sent);
    QTest::keyClicks(&field, u"run on hq"_s);
    QTest::keyClick(&field, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(&field, u"tollbooth"_s);
    CHECK(sent.isEmpty());
    QTest::keyClick(&field, Qt::Key_Return);
    CHECK(sent.size() == 1);
    CHECK(field.lines() == QStringList{u"run on hq"_s, u"tollbooth"_s});
}

TEST_CASE("what was read stays there, one goes on behind it, and a change keeps its place")
{
    Field field;
    field.tell({u"tollbooth on hq"_s, u"run on hq"_s});
    QTest::keyClicks(&field, u"x"_s);
    CHECK(field.lines() == QStringList{u"tollbooth on hq"_s, u"run on hq"_s, u"x"_s});
    field.choose(0, {13, 15});
    QTest::keyClicks(&field, u"r&d"_s);
    CHECK(field.lines().first() == u"tollbooth on r&d"_s);
    field.tell(field.lines());
    CHECK(field.textCursor().blockNumber() == 0);
    CHECK_FALSE(field.document()->isUndoAvailable()); // Ctrl+Z is the table's from here
}

TEST_CASE("a story that is shown again leaves what is being typed alone")
{
    Field field;
    field.tell({u"tollbooth on hq"_s});
    QTest::keyClicks(&field, u"run on"_s);
    field.tell({u"tollbooth on hq"_s});
    CHECK(field.lines() == QStringList{u"tollbooth on hq"_s, u"run on"_s});
    field.tell({});
    CHECK(field.toPlainText().isEmpty());
}

TEST_CASE("the field grows with its text up to so many lines, and shows where one types")
{
    Field field;
    const int two = field.sizeHint().height();
    field.tell({u"run on hq"_s});
    CHECK(field.sizeHint().height() == two);
    field.tell({u"run on hq"_s, u"tollbooth on hq"_s, u"runner 2 credits"_s, u"tag"_s});
    const int four = field.sizeHint().height();
    CHECK(four - two == 2 * field.fontMetrics().lineSpacing());
    field.tell({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s});
    CHECK(field.sizeHint().height() == four);
    field.resize(500, four);
    QApplication::processEvents();
    CHECK(field.viewport()->rect().contains(field.cursorRect()));
}

TEST_CASE("what was not understood is underlined and says so where the mouse is")
{
    Field field;
    field.tell({u"tollbooth on hq, flurbel"_s});
    const auto marks = field.extraSelections();
    REQUIRE(marks.size() == 1);
    CHECK(marks.first().cursor.selectedText() == u"flurbel"_s);
    CHECK(marks.first().format.underlineStyle() == QTextCharFormat::WaveUnderline);
    CHECK(marks.first().format.toolTip().contains(u"flurbel"_s));
}

TEST_CASE("a line break of what is pasted is a blank, an empty line begins another one")
{
    Field field;
    QApplication::clipboard()->setText(u"I run\non HQ.\r\n\r\nDo I win?"_s);
    field.paste();
    CHECK(field.lines() == QStringList{u"I run on HQ."_s, u"Do I win?"_s});
}

TEST_CASE("Down leads out of the last line only")
{
    Field field;
    const QSignalSpy left(&field, &StoryField::leftDown);
    field.tell({u"run on hq"_s, u"tag"_s});
    QTest::keyClick(&field, Qt::Key_Up);
    QTest::keyClick(&field, Qt::Key_Down);
    CHECK(left.isEmpty());
    QTest::keyClick(&field, Qt::Key_Down);
    CHECK(left.size() == 1);
}

TEST_CASE("who types behind the story begins a line, who goes into it or types a comma does not")
{
    Field field;
    field.tell({u"run on hq"_s});
    CHECK(field.toPlainText() == u"run on hq"_s); // no empty line takes room
    QTest::keyClicks(&field, u", tag"_s);
    CHECK(field.lines() == QStringList{u"run on hq, tag"_s});
    field.tell(field.lines());
    QTest::keyClick(&field, Qt::Key_Backspace);
    QTest::keyClicks(&field, u"gged"_s);
    CHECK(field.lines() == QStringList{u"run on hq, tagged"_s});
    field.tell(field.lines());
    QTest::mouseClick(field.viewport(), Qt::LeftButton, {},
                      QPoint(field.viewport()->width() - 2, field.cursorRect().center().y()));
    QTest::keyClicks(&field, u"s"_s);
    CHECK(field.lines() == QStringList{u"run on hq, taggeds"_s});
    field.tell(field.lines());
    QApplication::clipboard()->setText(u"tollbooth"_s);
    field.paste();
    CHECK(field.lines().size() == 2);
}

TEST_CASE("what has room is shown from its beginning, without a bar")
{
    Field field;
    field.tell({u"run on hq"_s, u"tollbooth on hq"_s, u"runner 2 credits"_s, u"tag"_s});
    field.resize(500, field.sizeHint().height());
    QApplication::processEvents();
    CHECK(field.verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff);
    CHECK(field.cursorForPosition(QPoint(1, 1)).blockNumber() == 0);
    CHECK(field.cursorRect().bottom() <= field.viewport()->height());
}
