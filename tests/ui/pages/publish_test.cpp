// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A round is prepared, matches are moved, and only then the hall sees it; and the schedule of the
// day: both as a TO does it, by keys.
#include "ui/cut_desk.h"
#include "ui/qt_catch.h"

#include "ui/clock/clock_desk.h"
#include "ui/projector/projector.h"
#include "ui/widgets/fact_list.h"
#include "ui/widgets/sheet_view.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using testing::CutDesk;
using testing::Desk;
using testing::part;

namespace {

struct PairingDesk : Desk {
    PairingDesk()
    {
        createEvent(u"Saturday"_s);
        addPlayers({u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s, u"Eve"_s, u"Finn"_s});
    }
    QString onWall() { return find("miniature").accessibleDescription(); }
    /// Round 2 is paired, and kept from the hall.
    void prepareSecond()
    {
        pairRound();
        reportAll(u"2-0"_s);
        act("round.pair");
        click("prepareRound");
    }
    /// Works the dialog that Ctrl+M opens for the selected match.
    void moveTo(int table, const std::function<void(QDialog &)> &look = [](QDialog &) { })
    {
        prompts.dialogs.emplace_back([table, look](QDialog &dialog) {
            REQUIRE(dialog.objectName() == u"moveDialog"_s);
            part<QSpinBox>(dialog, "moveTo").setValue(table);
            look(dialog);
            return testing::accept(dialog);
        });
        key(Qt::Key_M, Qt::ControlModifier);
        REQUIRE(prompts.dialogs.empty());
    }
    int tableOf(const char *name)
    {
        const auto id = tournament::findPlayer(event(), name)->id;
        for (const auto &match : event().rounds.back().matches)
            if (match.p1 == id || match.p2 == id)
                return match.table;
        return 0;
    }
};

} // namespace

TEST_CASE("a round that is published later stays off wall, paper and exports until it is published")
{
    PairingDesk desk;
    desk.prepareSecond();
    REQUIRE(desk.event().rounds.size() == 2);
    CHECK(desk.event().rounds[1].prepared);
    CHECK(QApplication::focusWidget()->isVisible());
    const auto *next = qobject_cast<QToolButton *>(QApplication::focusWidget());
    REQUIRE(next); // Space publishes
    CHECK(next->defaultAction()->objectName() == u"round.publish"_s);
    // The desk sees it and is told so; the hall still sees round 1.
    CHECK(desk.find<QComboBox>("roundSelector").currentText() == u"2, not published"_s);
    CHECK(desk.label("roundProgress").contains(u"not published"_s));
    CHECK(desk.onWall().contains(u"Round 1"_s));
    CHECK(desk.onWall().contains(u"round 2 is being prepared"_s));
    CHECK_FALSE(desk.onWall().contains(u"Round 2\n"_s));

    // Printing offers the round that is published; the other one only when it is chosen.
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        auto &rounds = part<QComboBox>(dialog, "printRound");
        CHECK(rounds.currentText() == u"Round 1"_s);
        CHECK(rounds.itemText(1) == u"Round 2, not published yet"_s);
        rounds.setCurrentIndex(1);
        CHECK(part<ui::SheetView>(dialog, "sheetView")
                  .accessibleDescription()
                  .contains(u"not published yet"_s));
        return false;
    });
    desk.key(Qt::Key_P, Qt::ControlModifier);
    CHECK(desk.prompts.dialogs.empty());
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(part<QComboBox>(dialog, "exportRound").count() == 1);
        return false;
    });
    desk.act("file.export");

    desk.key(Qt::Key_F5, Qt::ShiftModifier);
    CHECK_FALSE(desk.event().rounds[1].prepared);
    CHECK(desk.onWall().contains(u"Round 2"_s));
    CHECK_FALSE(desk.onWall().contains(u"being prepared"_s));
    CHECK_FALSE(desk.find("roundSelector").isHidden());
    CHECK_FALSE(desk.enabled("round.publish"));
    CHECK(desk.message().contains(u"Publish round 2"_s));
    desk.act("edit.undo");
    CHECK(desk.event().rounds[1].prepared);
    CHECK(desk.onWall().contains(u"Round 1"_s));
    desk.act("edit.redo");
    CHECK_FALSE(desk.event().rounds[1].prepared);
}

TEST_CASE("the proposal offers first what was done in this event before")
{
    PairingDesk desk;
    desk.act("round.pair");
    CHECK(desk.find<QPushButton>("confirmProposal").hasFocus()); // a small event needs no more
    desk.key(Qt::Key_Return);
    CHECK_FALSE(desk.event().rounds[0].prepared);
    desk.reportAll(u"2-0"_s);
    desk.act("round.pair");
    desk.click("prepareRound");
    desk.act("round.publish");
    desk.reportAll(u"2-0"_s);
    desk.act("round.pair");
    CHECK(desk.find<QPushButton>("prepareRound").hasFocus());
}

TEST_CASE("a match is moved by Ctrl+M before and after it is published, and the wall follows")
{
    PairingDesk desk;
    desk.prepareSecond();
    desk.select("pairingsTable", {0});
    const QString first = desk.cell("pairingsTable", 0, 1);
    desk.moveTo(9);
    CHECK(desk.tableOf(first.toUtf8().constData()) == 9);
    CHECK(desk.message().contains(u"to table 9"_s));
    desk.key(Qt::Key_F5); // what the tournament waits for
    CHECK_FALSE(desk.event().rounds[1].prepared);
    CHECK(desk.onWall().contains(u"9"_s));

    // The match that is selected still is the one that moved.
    desk.select("pairingsTable", {2});
    desk.moveTo(2, [](QDialog &dialog) {
        const QString preview = part<QLabel>(dialog, "movePreview").text();
        CHECK(preview.contains(u"Table 2:"_s));
        CHECK(preview.contains(u"Table 9:"_s));
    });
    CHECK(desk.tableOf(first.toUtf8().constData()) == 2);
    CHECK(desk.message().contains(u"exchanged with"_s));
    desk.act("edit.undo");
    CHECK(desk.tableOf(first.toUtf8().constData()) == 9);
}

TEST_CASE("moving a match from a kept table warns before and after")
{
    PairingDesk desk;
    auto ada = *tournament::findPlayer(desk.event(), "Ada");
    auto entry = tournament::entryOf(ada);
    entry.fixedTable = 3;
    REQUIRE(desk.session().perform(tournament::EditPlayer{ada.id, entry}));
    desk.pairRound();
    REQUIRE(desk.tableOf("Ada") == 3);
    desk.select("pairingsTable", {2});
    desk.moveTo(8, [](QDialog &dialog) {
        CHECK(part<QLabel>(dialog, "movePreview").text().contains(u"kept for Ada"_s));
    });
    CHECK(desk.message().contains(u"kept for Ada"_s));
    CHECK(desk.tableOf("Ada") == 8);
}

TEST_CASE("a result publishes what it is the result of, and says so")
{
    PairingDesk desk;
    desk.prepareSecond();
    desk.report(1, u"2-0"_s);
    CHECK_FALSE(desk.event().rounds[1].prepared);
    CHECK(desk.message().contains(u"Publish round 2"_s));
}

TEST_CASE("a game of the cut is moved from the bracket")
{
    CutDesk desk(4);
    desk.drawing().choose(2);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        part<QSpinBox>(dialog, "moveTo").setValue(30);
        return testing::accept(dialog);
    });
    desk.act("table.move");
    CHECK(desk.game(2).table == 30);
    CHECK(desk.game(1).table == 1);
    desk.act("edit.undo");
    CHECK(desk.game(2).table == 2);
}

TEST_CASE("the schedule is entered with the announcement and follows the clock everywhere")
{
    PairingDesk desk;
    auto &projector = *desk.window.findChild<ui::Projector *>();
    projector.setMode(ui::WallMode::Schedule);
    CHECK(desk.onWall().contains(u"times of the day will be shown"_s));
    CHECK_FALSE(desk.label("roundProgress").contains(u"about"_s));

    desk.pairRound();
    desk.actAndAccept("event.announce", [](QDialog &dialog) {
        part<QLineEdit>(dialog, "scheduleBreaks").setText(u"one hour"_s);
        CHECK_FALSE(part<QPushButton>(dialog, "accept").isEnabled());
        part<QLineEdit>(dialog, "scheduleBreaks").setText(u"1: 30"_s);
        part<QSpinBox>(dialog, "scheduleTurnover").setValue(15);
    });
    CHECK(desk.event().schedule.breaks == std::vector<tournament::Break>{{1, 30}});
    CHECK(desk.event().schedule.turnover == 15);
    CHECK_FALSE(desk.event().schedule.cutMinutes); // left as it was

    desk.act("clock.run");
    const auto begun = desk.event().rounds[0].clock->startedAt.milliseconds;
    const auto timeIn = [begun](int minutes) {
        return QDateTime::fromMSecsSinceEpoch(begun + minutes * std::int64_t{60'000})
            .toString(u"HH:mm"_s);
    };
    INFO(desk.label("roundProgress").toStdString() << '\n' << desk.onWall().toStdString());
    const QString second = u"round 2 about "_s + timeIn(65 + 15 + 30);
    desk.act("page.round");
    CHECK(desk.label("roundProgress").contains(second));
    CHECK(desk.onWall().contains(u"Break"_s));
    CHECK(desk.onWall().contains(u"about "_s + timeIn(65 + 15 + 30)));

    // Time is over, results are missing: everything moves, nobody touches anything. The clock of
    // the desk goes on a little whenever it is read.
    const auto tells = [&](const QString &text) {
        return text.contains(u"about "_s + timeIn(75 + 15 + 30))
            || text.contains(u"about "_s + timeIn(75 + 15 + 30 + 1));
    };
    desk.pass(75);
    desk.window.findChild<ui::ClockDesk *>()->look();
    CHECK(tells(desk.label("roundProgress")));
    CHECK(tells(desk.onWall()));

    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        auto &what = part<QComboBox>(dialog, "printWhat");
        what.setCurrentIndex(what.findText(u"Schedule"_s));
        CHECK(tells(part<ui::SheetView>(dialog, "sheetView").accessibleDescription()));
        return false;
    });
    desk.key(Qt::Key_P, Qt::ControlModifier);
    CHECK(desk.prompts.dialogs.empty());
}

TEST_CASE("a start is a time of the day on the day of the event")
{
    PairingDesk desk;
    desk.actAndAccept("event.announce", [](QDialog &dialog) {
        part<QLineEdit>(dialog, "scheduleStart").setText(u"9.30"_s);
    });
    REQUIRE(desk.event().schedule.start);
    const auto start = QDateTime::fromMSecsSinceEpoch(desk.event().schedule.start->milliseconds);
    CHECK(start.time() == QTime(9, 30));
    CHECK(start.date().toString(Qt::ISODate).toStdString() == desk.event().details.date);
    desk.act("page.event");
    bool shown = false;
    for (const auto *label : desk.find("scheduleFacts").findChildren<QLabel *>())
        shown = shown || label->text().contains(u"about"_s);
    CHECK(shown);
}
