// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask/ask_desk.h"

#include <QComboBox>
#include <QCompleter>
#include <QTabWidget>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using testing::AskDesk;
using testing::bypass;
using testing::Desk;

TEST_CASE("the page that asks is one key away, and the same key or Esc leads back")
{
    Desk desk;
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.window.focusWidget() == &desk.find("askSay"));
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK_FALSE(desk.find("askPage").isVisible());
    desk.key(Qt::Key_F12);
    CHECK(desk.find("rulesPage").isVisible());
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK(desk.find("askPage").isVisible());
    desk.key(Qt::Key_Escape); // first to the button that leads back, and no further
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.window.focusWidget() == &desk.find("askClose"));
    desk.key(Qt::Key_Escape);
    CHECK_FALSE(desk.find("askPage").isVisible());
}

TEST_CASE("a dispute is typed in a line, stands on the table and is answered in a sentence")
{
    AskDesk desk;
    CHECK(desk.verdict().startsWith(u"Say what happened"_s));
    desk.say(bypass + u". does he get past tollbooth?"_s);
    CHECK(desk.verdict().contains(u"Tollbooth"_s));
    CHECK(desk.box(u"Tollbooth"_s).box().now);
    CHECK(desk.box(u"Femme Fatale"_s).isVisible());
    CHECK(desk.answer().contains(u"Derived from the rules in force (Rules Reference 1.0)."_s));
    CHECK(desk.find<QToolButton>("askChip1").text().startsWith(u"✓"_s));
}

TEST_CASE("what was not understood is marked, offered what it could be, and said again with it")
{
    AskDesk desk;
    desk.say(u"tollbooth on hq, song"_s);
    auto &open = desk.find<QToolButton>("askOpen1");
    REQUIRE(open.menu());
    const auto offers = open.menu()->actions();
    REQUIRE(offers.size() >= 3);
    offers.first()->trigger();
    QCoreApplication::processEvents();
    CHECK_FALSE(desk.window.findChild<QToolButton *>(u"askOpen1"_s));
    CHECK(desk.answer().contains(u"Changed:"_s));
}

TEST_CASE("what is taken for granted is changed with a click, and the answer with it")
{
    AskDesk desk;
    desk.say(u"corp 3 credits, tollbooth on hq, run on hq, approaches tollbooth"_s);
    CHECK_FALSE(desk.box(u"Tollbooth"_s).box().faint);
    desk.taken(u"is rezzed"_s, u"No"_s).trigger();
    QCoreApplication::processEvents();
    CHECK(desk.box(u"Tollbooth"_s).box().faint);
}

TEST_CASE("acts are played by Enter, undone by Ctrl+Z, and a line of the trace leads to its moment")
{
    AskDesk desk;
    desk.say(bypass);
    CHECK(desk.lines("askOffers").first().startsWith(u"The Runner decides"_s));
    desk.play(u"runner uses femme"_s);
    CHECK(desk.lines("askScript").size() == 2);
    CHECK_FALSE(desk.box(u"Tollbooth"_s).box().now);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(desk.box(u"Tollbooth"_s).box().now);
    desk.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK_FALSE(desk.box(u"Tollbooth"_s).box().now);
    auto &answer = desk.find<QTextBrowser>("askAnswer");
    const QUrl moment = desk.firstLink("askAnswer", u"moment"_s);
    CHECK(moment.path() == u"0"_s);
    Q_EMIT answer.anchorClicked(moment);
    CHECK(desk.find<QListWidget>("askScript").currentRow() == 0);
    CHECK(desk.box(u"Tollbooth"_s).box().now);
}

TEST_CASE("an act that is not allowed is found by typing and says why with the rule")
{
    AskDesk desk;
    desk.say(bypass);
    auto &line = desk.find<QLineEdit>("askFind");
    QTest::keyClicks(&line, u"decides to jack out"_s);
    const QString text = desk.lines("askOffers").join(u'\n');
    CHECK(text.contains(u"Not allowed now"_s));
    CHECK(text.contains(u" – no: "_s));
    CHECK(text.contains(u"Rules Reference 1.0"_s));
    QTest::keyClick(&line, Qt::Key_Return);
    CHECK(desk.lines("askScript").size() == 1); // nothing was played
}

TEST_CASE("no name of ours is shown: neither of steps nor of objects or abilities")
{
    AskDesk desk;
    desk.say(bypass);
    desk.find<QLineEdit>("askFind").setText(u"e"_s);
    const QString text = desk.lines("askOffers").join(u'\n') + desk.answer() + desk.verdict();
    for (const QString &ours : {u"run-over"_s, u"approach-ice"_s, u"femmefatale"_s, u"#"_s}) {
        CAPTURE(text, ours);
        CHECK_FALSE(text.contains(ours));
    }
}

TEST_CASE("numbers, rezzing and cards are changed at the table by keys")
{
    AskDesk desk;
    desk.say(bypass);
    desk.box(u"Tags"_s).setFocus();
    QTest::keyClick(&desk.box(u"Tags"_s), Qt::Key_2);
    CHECK(desk.box(u"Tags"_s).box().detail == u"2"_s);
    QTest::keyClick(&desk.box(u"Tags"_s), Qt::Key_Plus);
    CHECK(desk.box(u"Tags"_s).box().detail == u"3"_s);
    desk.menu(u"Tollbooth"_s, u"Not rezzed"_s);
    CHECK(desk.box(u"Tollbooth"_s).box().faint);
    desk.menu(u"Femme"_s, u"Take off the table"_s);
    CHECK_THROWS(desk.box(u"Femme"_s));
    desk.menu(u"R&D"_s, u"Put a card here"_s);
    auto *dialog = desk.window.findChild<QDialog *>(u"cardDialog"_s);
    REQUIRE(dialog);
    auto &title = testing::part<QLineEdit>(*dialog, "cardTitle");
    title.setText(u"enigma"_s);
    CHECK(testing::accept(*dialog));
    QCoreApplication::processEvents();
    CHECK(desk.box(u"Enigma"_s).box().place.server == "R&D");
}

TEST_CASE(
    "a card is moved by its menu as by dragging: onto a host, and ice in the place of other ice")
{
    AskDesk desk;
    desk.say(
        u"enigma innermost on hq, tollbooth outermost on hq, ice wall on r&d, parasite, corroder"_s);
    const auto below = [&](const QString &upper, const QString &lower) {
        return desk.box(upper).y() < desk.box(lower).y();
    };
    REQUIRE(below(u"Enigma"_s, u"Tollbooth"_s));
    desk.menu(u"Tollbooth"_s, u"Enigma"_s);
    CHECK(below(u"Tollbooth"_s, u"Enigma"_s));
    desk.menu(u"Parasite"_s, u"Ice Wall"_s);
    CHECK(desk.box(u"Parasite"_s).box().depth == 1);
    CHECK(below(u"Ice Wall"_s, u"Parasite"_s));
    // Corroder lies on none of them.
    desk.box(u"Corroder"_s).setFocus();
    QTest::keyClick(&desk.box(u"Corroder"_s), Qt::Key_Return);
    auto *opened = desk.window.findChild<QMenu *>(u"boxMenu"_s);
    REQUIRE(opened);
    for (QMenu *menu : opened->findChildren<QMenu *>())
        CHECK_FALSE(QString(menu->title()).remove(u'&') == u"Hosted on"_s);
    opened->close();
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(desk.box(u"Parasite"_s).box().depth == 0);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(below(u"Enigma"_s, u"Tollbooth"_s));
}

TEST_CASE("another step is asked at, and the table keeps what lies on it")
{
    AskDesk desk;
    desk.say(bypass);
    auto &steps = desk.find<QListWidget>("askSteps");
    auto *first = steps.item(0);
    CHECK_FALSE(first->text().startsWith(u"▶"_s));
    Q_EMIT steps.itemActivated(first);
    QCoreApplication::processEvents();
    CHECK(steps.item(0)->text().startsWith(u"▶"_s));
    CHECK(desk.box(u"Tollbooth"_s).isVisible());
    auto &kind = desk.find<QComboBox>("askMomentKind");
    kind.setCurrentIndex(1);
    Q_EMIT steps.itemActivated(steps.item(1));
    QCoreApplication::processEvents();
    CHECK(steps.item(1)->text().startsWith(u"▶"_s));
}

TEST_CASE("cards that may be played on the event's day are offered before all others")
{
    AskDesk desk;
    desk.createEvent(u"Harbour Open"_s);
    tournament::ChangeDetails details{desk.event().details};
    details.details.date = "2016-03-05";
    REQUIRE(desk.session().perform(details));
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    desk.say(bypass);
    desk.menu(u"R&D"_s, u"Put a card here"_s);
    auto *dialog = desk.window.findChild<QDialog *>(u"cardDialog"_s);
    REQUIRE(dialog);
    const auto *offered = testing::part<QLineEdit>(*dialog, "cardTitle").completer()->model();
    QStringList titles;
    for (int row = 0; row < offered->rowCount(); ++row)
        titles.append(offered->index(row, 0).data().toString());
    CHECK(titles.indexOf(u"Wraparound"_s) > titles.indexOf(u"Adonis Campaign"_s));
    // Bacterial Programming appeared in October 2016.
    CHECK(titles.indexOf(u"Wraparound"_s) < titles.indexOf(u"Bacterial Programming"_s));
    dialog->reject();
}

TEST_CASE("a number that has to be told first is asked for, and told with a click")
{
    AskDesk desk;
    desk.say(u"corp plays scorched earth, runner tagged, runner 3 cards in grip"_s);
    if (!desk.verdict().startsWith(u"Not decided yet"_s))
        return; // it is taken for granted by now
    CHECK(desk.verdict().contains(u"credits of the Corp"_s));
    auto &missing = desk.find<QToolButton>("askMissing1");
    CHECK(missing.text().contains(u"credits of the Corp"_s));
    for (QAction *action : missing.menu()->actions())
        if (QString(action->text()).remove(u'&') == u"5"_s) {
            action->trigger();
            break;
        }
    QCoreApplication::processEvents();
    CHECK(desk.verdict().contains(u"The Corp wins"_s));
}

TEST_CASE("where nobody asked, it is said who decides next and what has changed")
{
    AskDesk desk;
    desk.say(bypass);
    CHECK(desk.verdict().startsWith(u"The Runner decides next: The Runner uses Femme Fatale"_s));
    desk.play(u"runner uses femme"_s);
    CHECK(desk.verdict().contains(u"Runner: Credits: 2 → 1"_s));
    desk.click("askNext");
    CHECK(desk.verdict().startsWith(u"Say what happened"_s));
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(desk.verdict().contains(u"Runner: Credits: 2 → 1"_s));
    desk.click("askNext");
    desk.say(u"runner accesses napd contract in remote 1 with 3 credits"_s);
    CHECK(desk.verdict().contains(u"NAPD Contract"_s));
    CHECK(desk.verdict().contains(u"stolen"_s));
}
