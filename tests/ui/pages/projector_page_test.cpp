// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/clock/clock_desk.h"
#include "ui/projector/projector.h"
#include "ui/projector/wall_view.h"

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

struct WallDesk : Desk {
    explicit WallDesk(int players = 6)
    {
        createEvent(u"Wall"_s);
        tournament::AddPlayers add;
        for (int i = 0; i < players; ++i) {
            add.players.emplace_back();
            add.players.back().name = "Player " + std::to_string(1000 + i);
        }
        REQUIRE(session().perform(add));
        act("page.projector");
    }
    ui::Projector &projector() { return *window.findChild<ui::Projector *>(); }
    QString onWall() { return find("miniature").accessibleDescription(); }
    void pair() { REQUIRE(session().perform(tournament::PairRound{})); }
    QImage picture() { return find("miniature").grab().toImage(); }
};

} // namespace

TEST_CASE("the miniature shows what the wall shows, mode by mode, by keys")
{
    WallDesk desk;
    CHECK(desk.onWall().contains(u"The pairings will be shown here."_s));
    desk.pair();
    CHECK(desk.onWall().contains(u"Player 1003"_s));
    CHECK(desk.find<QListWidget>("wallMode").hasFocus());
    desk.key(Qt::Key_Down);
    CHECK(desk.projector().mode() == ui::WallMode::Standings);
    CHECK(desk.onWall().contains(u"Standings, round 1 still playing"_s));
    desk.key(Qt::Key_Down);
    CHECK(desk.onWall().contains(u"once the cut begins"_s));
    desk.key(Qt::Key_Down);
    CHECK(desk.onWall().contains(u"The clock has not been started."_s));
    desk.key(Qt::Key_F3);
    CHECK(desk.onWall().contains(u"ends at"_s));
    desk.key(Qt::Key_Down);
    desk.key(Qt::Key_Tab);
    desk.type(u"Lunch, back by one"_s); // its letters b and f stay letters
    CHECK(desk.onWall().contains(u"Lunch, back by one"_s));
    CHECK_FALSE(desk.projector().blank());
}

TEST_CASE("the list tells what is on the wall, whoever put it there")
{
    Desk desk;
    desk.act("file.demo");
    desk.act("page.projector");
    desk.window.findChild<ui::Projector *>()->setMode(ui::WallMode::Clock);
    CHECK(desk.find<QListWidget>("wallMode").currentItem()->text() == u"Clock"_s);
}

TEST_CASE("B blanks and F freezes; a frozen wall lets its clock go on")
{
    WallDesk desk;
    desk.pair();
    desk.act("clock.run");
    desk.act("page.projector");
    desk.key(Qt::Key_F);
    CHECK(desk.projector().frozen());
    CHECK(desk.window.findChild<QLabel *>(u"wallState"_s)->text().contains(u"Frozen"_s));
    const QString before = desk.onWall();
    desk.reportAll(u"1-1"_s);
    desk.prompts.confirmations = {true};
    desk.act("round.unpair");
    CHECK(desk.event().rounds.empty());
    CHECK(desk.onWall().contains(u"Player 1003"_s)); // as before
    desk.act("edit.undo");
    desk.pass(9);
    desk.window.findChild<ui::ClockDesk *>()->look();
    CHECK(desk.onWall() != before);
    CHECK(desk.onWall().contains(u"55:"_s));
    desk.act("wall.freeze");
    CHECK_FALSE(desk.projector().frozen());

    desk.act("page.projector");
    desk.key(Qt::Key_B);
    CHECK(desk.projector().blank());
    CHECK(desk.onWall() == u"The wall is blank."_s);
    const QImage blank = desk.picture();
    CHECK(blank.pixelColor(blank.width() / 2, blank.height() / 2) == QColor(Qt::black));
    desk.key(Qt::Key_B);
    CHECK_FALSE(desk.projector().blank());
    CHECK(desk.picture() != blank);
}

TEST_CASE("an answer that is entered while the wall is frozen appears when it thaws")
{
    WallDesk desk;
    desk.pair();
    desk.projector().setMode(ui::WallMode::Standings);
    desk.act("wall.freeze");
    desk.reportAll(u"2-0"_s);
    CHECK(desk.onWall().contains(u"still playing"_s));
    desk.act("wall.freeze");
    CHECK(desk.onWall().contains(u"Standings after round 1"_s));
}

TEST_CASE("long lists turn their pages at the pace of reading, and by hand")
{
    WallDesk desk(120);
    desk.pair();
    auto &projector = desk.projector();
    REQUIRE(projector.pages() > 1);
    const int normal = projector.pageMilliseconds();
    CHECK(normal > 5'000);
    CHECK(normal < 30'000);
    auto &speed = desk.find<QComboBox>("wallSpeed");
    speed.setCurrentIndex(0);
    CHECK(projector.pageMilliseconds() > normal);
    speed.setCurrentIndex(2);
    CHECK(projector.pageMilliseconds() < normal);
    CHECK(projector.page() == 0);
    auto &turning = *projector.findChild<QTimer *>(u"turning"_s);
    const auto timeUp = [&turning] { QMetaObject::invokeMethod(&turning, "timeout"); };
    CHECK(turning.isActive());
    CHECK(turning.interval() == projector.pageMilliseconds());
    timeUp(); // as if the page had been looked at long enough
    CHECK(projector.page() == 1);
    desk.act("wall.previous");
    CHECK(projector.page() == 0);
    desk.find("miniature").setFocus();
    desk.key(Qt::Key_Left); // and round the end
    CHECK(projector.page() == projector.pages() - 1);
    desk.key(Qt::Key_Right);
    CHECK(projector.page() == 0);
    desk.act("wall.freeze");
    CHECK_FALSE(turning.isActive());
}

TEST_CASE("the wall has colours of its own, which are remembered")
{
    WallDesk desk;
    desk.pair();
    const QImage dark = desk.picture();
    desk.find<QComboBox>("wallColours").setCurrentIndex(1);
    const QImage light = desk.picture();
    const QPoint ground(dark.width() / 2, dark.height() / 2); // below six names
    CHECK(dark.pixelColor(ground).lightness() < 40);
    CHECK(light.pixelColor(ground).lightness() > 215);
    CHECK_FALSE(desk.window.settings().wallDark);
}
