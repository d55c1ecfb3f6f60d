// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "storage/event_file.h"
#include "tournament/clock/round_clock.h"
#include "tournament/results/result_notation.h"
#include "ui/clock/clock_desk.h"
#include "ui/clock/clock_text.h"
#include "ui/models/pairings_model.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// A round of three tables with its clock in sight.
struct ClockRound : Desk {
    explicit ClockRound(const QString &profile = {})
    {
        createEvent(u"Clock"_s, profile);
        addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s, u"Fennel"_s});
        pairRound();
    }
    const tournament::RoundClock &clock() { return *event().rounds.back().clock; }
    void look() { window.findChild<ui::ClockDesk *>()->look(); }
    QString face()
    {
        look();
        return label("clockFace");
    }
    QString state()
    {
        look();
        return label("clockState");
    }
};

} // namespace

TEST_CASE("F3 starts, pauses and resumes the clock from the line of entry")
{
    ClockRound desk;
    desk.act("result.enter");
    CHECK(desk.face() == u"65:00"_s);
    desk.key(Qt::Key_F3);
    CHECK(desk.message().contains(u"Start the clock of round 1: 65 minutes"_s));
    desk.pass(20);
    CHECK(desk.face().startsWith(u"44:"_s));
    CHECK(desk.label("clockBadge").startsWith(u"Round 1 · 44:"_s));
    desk.key(Qt::Key_F3);
    CHECK(desk.state() == u"paused"_s);
    const QString paused = desk.face();
    desk.pass(30);
    CHECK(desk.face() == paused);
    CHECK(desk.label("clockBadge").endsWith(u"paused"_s));
    desk.key(Qt::Key_F3);
    desk.pass(4);
    CHECK(desk.face().startsWith(u"40:"_s));
    desk.key(Qt::Key_F3, Qt::ControlModifier);
    CHECK(desk.state() == u"stopped"_s);
    CHECK(desk.label("clockBadge").isEmpty());
    desk.act("edit.undo");
    CHECK(desk.state().startsWith(u"ends at"_s));
}

TEST_CASE("extra time is given to the table chosen, which is marked")
{
    ClockRound desk;
    CHECK_FALSE(desk.enabled("clock.extra"));
    desk.key(Qt::Key_F3);
    desk.select("pairingsTable", {1});
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QComboBox>(dialog, "extraTable").currentData() == 2);
        CHECK_FALSE(testing::accept(dialog)); // a reason is wanted
        CHECK(testing::part<QLabel>(dialog, "refusal").text().contains(u"reason"_s));
        testing::part<QSpinBox>(dialog, "extraMinutes").setValue(7);
        testing::part<QLineEdit>(dialog, "extraReason").setText(u"Deck check"_s);
        testing::part<QLineEdit>(dialog, "extraJudge").setText(u"Hazel"_s);
        return testing::accept(dialog);
    });
    desk.key(Qt::Key_F4);
    CHECK(tournament::extraMinutes(desk.clock(), 2) == 7);
    CHECK(desk.cell("pairingsTable", 1, ui::PairingsModel::Note) == u"+7 min"_s);
    CHECK(desk.label("clockMore").startsWith(u"Table 2: +7 min, until "_s));
    desk.report(2, u"1-1"_s);
    CHECK(desk.label("clockMore").isEmpty()); // it plays no more
}

TEST_CASE("what stands below the clock is seen in full, however much it becomes")
{
    ClockRound desk;
    desk.key(Qt::Key_F3);
    const auto &more = desk.find<QLabel>("clockMore");
    const auto inFull = [&] {
        desk.look();
        for (int turn = 0; turn < 2; ++turn) // the strip grows, then the page makes room
            QApplication::processEvents();
        return more.height() >= more.heightForWidth(more.width());
    };
    REQUIRE(desk.session().perform(tournament::GiveExtraTime{1, {2, 7, "Deck check", {}}}));
    CHECK(inFull());
    desk.pass(66);
    CHECK(inFull());
    desk.window.resize(900, 700);
    CHECK(inFull());
}

TEST_CASE("warnings stand beside the clock, time is called in words")
{
    ClockRound desk;
    desk.key(Qt::Key_F3);
    desk.look();
    desk.pass(55);
    CHECK(desk.state().startsWith(u"10 min left"_s));
    desk.pass(4);
    CHECK_FALSE(desk.state().contains(u"10 min left"_s)); // old news
    desk.pass(6);
    CHECK(desk.state().startsWith(u"Time!"_s));
    CHECK(desk.message().contains(u"The player whose turn it is finishes it."_s));
    CHECK(desk.label("clockMore").contains(u"Tournament Rules 3.0.2, “Going to Time”"_s));
    CHECK(desk.face() == u"0:00"_s);
    CHECK(desk.label("clockBadge") == u"Round 1 · time"_s);
}

TEST_CASE("the warnings are the organizer's choice")
{
    ClockRound desk;
    desk.actAndAccept("clock.warnings", [](QDialog &dialog) {
        testing::part<QLineEdit>(dialog, "warningMinutes").setText(u"3; 20,20 0"_s);
    });
    CHECK(desk.window.settings().clockWarnings == QList<int>({20, 3}));
    desk.key(Qt::Key_F3);
    desk.look();
    desk.pass(45);
    CHECK(desk.state().startsWith(u"20 min left"_s));
}

TEST_CASE("another length asks a reason, a longer round too")
{
    ClockRound desk;
    desk.actAndAccept("clock.change", [](QDialog &dialog) {
        CHECK(dialog.objectName() == u"startClockDialog"_s);
        auto &length = testing::part<QSpinBox>(dialog, "clockLength");
        CHECK(length.minimum() == 55); // Tournament Rules 3.0.2, "Tournament Structure"
        CHECK(length.maximum() == 75);
        length.setValue(60);
        CHECK_FALSE(testing::accept(dialog));
        testing::part<QLineEdit>(dialog, "changeReason").setText(u"The hall closes"_s);
    });
    CHECK(desk.clock().minutes == 60);
    desk.actAndAccept("clock.change", [](QDialog &dialog) {
        CHECK(dialog.objectName() == u"changeClockDialog"_s);
        testing::part<QLineEdit>(dialog, "changeReason").setText(u"Fire alarm"_s);
    });
    CHECK(desk.clock().minutes == 65);
    desk.actAndAccept("clock.change", [](QDialog &dialog) {
        testing::part<QComboBox>(dialog, "clockChange").setCurrentIndex(2);
        testing::part<QSpinBox>(dialog, "clockMinutes").setValue(12);
        testing::part<QLineEdit>(dialog, "changeReason").setText(u"As the hall's clock"_s);
    });
    CHECK(desk.face().startsWith(u"11:"_s));
}

TEST_CASE("a computer clock that is turned is told and takes no time away")
{
    ClockRound desk;
    desk.key(Qt::Key_F3);
    desk.pass(20);
    desk.look();
    desk.turnWallClock(-60);
    const QString face = desk.face();
    CHECK(face.startsWith(u"44:"_s));
    CHECK(desk.message().contains(u"turned back by 60:"_s));
    const QString path = QString::fromStdString(desk.session().path().string());
    desk.act("file.close");
    desk.window.openFile(path);
    CHECK(desk.face().startsWith(u"44:"_s));
}

TEST_CASE("after a restart a clock before the start is doubted, with the way out")
{
    ClockRound desk;
    desk.key(Qt::Key_F3);
    const QString path = QString::fromStdString(desk.session().path().string());
    desk.act("file.close");
    desk.turnWallClock(-180);
    desk.window.openFile(path);
    desk.look();
    CHECK(desk.message().contains(u"lies before the start of Round 1"_s));
    desk.prompts.dialogs.emplace_back(
        [](QDialog &dialog) { return dialog.objectName() == u"changeClockDialog"_s && false; });
    desk.click("messageOffer1");
    CHECK(desk.prompts.dialogs.empty());
}

TEST_CASE("from another page the keys are about the last round")
{
    ClockRound desk;
    desk.act("page.standings");
    desk.key(Qt::Key_F3);
    CHECK(desk.clock().since.has_value());
}

TEST_CASE("summer time changes the hour that is shown, not the time that is left")
{
    const QByteArray zone = qgetenv("TZ");
    qputenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3");
    tzset();
    {
        ClockRound desk;
        desk.pass(197'416); // to 2024-03-31, 1:29 in central Europe: it goes from 2:00 to 3:00
        desk.key(Qt::Key_F3);
        const QString state = desk.state();
        INFO(state.toStdString());
        CHECK(state.startsWith(u"ends at 03:3"_s));
        desk.pass(40);
        CHECK(desk.face().startsWith(u"24:"_s));
        CHECK(desk.state() == state);
        const QString path = QString::fromStdString(desk.session().path().string());
        desk.act("file.close");
        desk.window.openFile(path);
        CHECK(desk.face().startsWith(u"24:"_s));
        CHECK(desk.state() == state);
    }
    zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
    tzset();
}

TEST_CASE("the clock of a cut round warns of unusual lengths and refuses none")
{
    const auto *profile = tournament::findProfile("ffg-2016");
    CHECK(ui::lengthAdvice(profile->cutMinutes, 25) == u"Usual are 30 to 60 minutes."_s);
    CHECK(ui::lengthAdvice(profile->cutMinutes, 40).isEmpty());
    CHECK(ui::lengthAdvice(profile->minutes, 25).isEmpty()); // refused instead
}

TEST_CASE("the clock of a round stops when the event goes on")
{
    ClockRound desk;
    desk.key(Qt::Key_F3);
    desk.pass(30);
    desk.reportAll(u"2-0"_s);
    CHECK_FALSE(desk.clock().stopped); // somebody may still want to know
    desk.pairRound();
    const auto &first = *desk.event().rounds.front().clock;
    CHECK(first.stopped);
    CHECK(first.ran / tournament::millisecondsPerMinute == 30);
    desk.pass(60);
    desk.look();
    CHECK_FALSE(desk.message().contains(u"time is over"_s));
    desk.act("edit.undo"); // the pairing, and with it that the clock was stopped
    CHECK_FALSE(desk.clock().stopped);
    CHECK(desk.session().journal().verify().problems.empty());
}

TEST_CASE("the clock of the last round does not run on through the cut")
{
    ClockRound desk;
    desk.key(Qt::Key_F3);
    desk.reportAll(u"2-0"_s);
    tournament::StartCut start;
    start.size = 4;
    start.reason = "as posted";
    REQUIRE(desk.session().perform(start));
    CHECK(desk.event().rounds.front().clock->stopped);
    CHECK(desk.label("clockBadge").isEmpty());
    desk.act("page.bracket");
    desk.key(Qt::Key_F3); // the first round of the cut has its own
    const int played = desk.event().rounds.back().number;
    CHECK(desk.event().rounds.back().clock->since.has_value());
    for (const int game : {1, 2}) {
        REQUIRE(desk.session().perform(tournament::ChooseSides{
            game, desk.event().cut.seeds[static_cast<std::size_t>(game) - 1]}));
        const auto report = tournament::readResult(desk.event(), game, "winner=p1");
        REQUIRE(report);
        REQUIRE(desk.session().perform(*report));
    }
    REQUIRE(desk.event().rounds.back().number > played);
    desk.key(Qt::Key_F3);
    CHECK(tournament::findRound(desk.event(), played)->clock->stopped);
    CHECK(desk.event().rounds.back().clock->since.has_value());
}
