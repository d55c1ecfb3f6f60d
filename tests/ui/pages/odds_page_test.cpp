// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/acts/odds_work.h"
#include "ui/models/odds_model.h"
#include "ui/models/standings_model.h"
#include "ui/statistics/plot_widget.h"
#include "ui/widgets/table_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QProgressBar>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

struct LastRound : Desk {
    explicit LastRound(const QString &profile = u"nsg-dss"_s, int rounds = 3)
    {
        createEvent(u"Harbour Open"_s, profile);
        addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s, u"Fern"_s});
        actAndAccept("event.announce", [](QDialog &dialog) {
            testing::part<QComboBox>(dialog, "announcedCut").setCurrentIndex(2);
        });
        for (int round = 1; round < rounds; ++round) {
            pairRound();
            reportAll(u"2-0"_s);
        }
        pairRound();
        act("page.odds");
    }
    ui::OddsWork &work() { return window.eventView()->document().oddsWork(); }
    void workOut()
    {
        clickAction("odds.run");
        REQUIRE(QTest::qWaitFor([this] { return work().state() != ui::OddsWork::State::Running; },
                                60000));
    }
};

} // namespace

TEST_CASE("odds are worked out beside the window and explain themselves")
{
    LastRound desk;
    CHECK(desk.rows("oddsTable") == 0);
    CHECK_FALSE(desk.enabled("odds.cancel"));
    desk.clickAction("odds.run");
    CHECK(desk.work().state() == ui::OddsWork::State::Running);
    CHECK(desk.find("oddsProgress").isVisible());
    CHECK(desk.enabled("odds.cancel"));
    CHECK_FALSE(desk.enabled("odds.run"));
    REQUIRE(
        QTest::qWaitFor([&] { return desk.work().state() == ui::OddsWork::State::Done; }, 60000));
    CHECK_FALSE(desk.find("oddsProgress").isVisible());
    CHECK(desk.rows("oddsTable") == 6);
    CHECK(desk.label("oddsModel").contains(u"50 : 50"_s));
    CHECK(desk.label("oddsState").contains(u"alone"_s));

    desk.find<ui::TableView>("oddsTable").enter(); // by keyboard: the first row
    CHECK(desk.label("oddsDetails").contains(u"With a win at table"_s));
    CHECK(desk.label("oddsDetails").contains(u"intentional draw"_s));
    const ui::Plot &places = desk.find<ui::PlotWidget>("oddsPlaces").plot();
    int finishes = 0;
    for (const auto &bar : places.bars)
        finishes += bar.part;
    CHECK(finishes == tournament::usualSimulations);
    CHECK(places.title.contains(desk.cell("oddsTable", 0, ui::OddsModel::Name)));
}

TEST_CASE("where the profile forbids intentional draws the page gives no advice on them")
{
    LastRound desk(u"ffg-2016"_s);
    desk.workOut();
    desk.select("oddsTable", {0});
    CHECK(desk.label("oddsDetails").contains(u"With a win at table"_s));
    CHECK_FALSE(desk.label("oddsDetails").contains(u"draw"_s));
}

TEST_CASE("odds are cancelled by their button, and nothing is left of them")
{
    LastRound desk(u"nsg-sss"_s, 1);
    desk.clickAction("odds.run");
    desk.clickAction("odds.cancel");
    CHECK(desk.work().state() == ui::OddsWork::State::Idle);
    CHECK_FALSE(desk.find("oddsProgress").isVisible());
    QTest::qWait(100);
    CHECK(desk.rows("oddsTable") == 0);
    CHECK(desk.enabled("odds.run"));
}

TEST_CASE("a change of the event drops its odds")
{
    LastRound desk;
    desk.workOut();
    REQUIRE(desk.rows("oddsTable") == 6);
    desk.act("page.players");
    desk.select("playersTable", {2});
    desk.act("player.drop");
    CHECK(desk.work().state() == ui::OddsWork::State::Outdated);
    desk.act("page.odds");
    CHECK(desk.rows("oddsTable") == 0);
    CHECK(desk.label("oddsState").contains(u"has changed"_s));

    // While they are worked out, too: what comes too late is not shown.
    desk.clickAction("odds.run");
    desk.act("edit.undo");
    CHECK(desk.work().state() == ui::OddsWork::State::Outdated);
    QTest::qWait(100);
    CHECK(desk.rows("oddsTable") == 0);
    desk.workOut();
    CHECK(desk.rows("oddsTable") == 6);
}

TEST_CASE("an event is closed while its odds are worked out")
{
    LastRound desk(u"nsg-dss"_s, 1);
    desk.clickAction("odds.run");
    desk.act("file.close");
    CHECK(desk.window.eventView() == nullptr);
}

TEST_CASE("the standings show odds in a column of their own when asked to")
{
    LastRound desk;
    desk.act("page.standings");
    auto &table = desk.find<ui::TableView>("standingsTable");
    CHECK(table.isColumnHidden(ui::StandingsModel::Chance));
    desk.act("standings.odds");
    CHECK_FALSE(table.isColumnHidden(ui::StandingsModel::Chance));
    REQUIRE(
        QTest::qWaitFor([&] { return desk.work().state() == ui::OddsWork::State::Done; }, 60000));
    for (int row = 0; row < 6; ++row)
        CHECK_FALSE(desk.cell("standingsTable", row, ui::StandingsModel::Chance).isEmpty());
    desk.act("standings.odds");
    CHECK(table.isColumnHidden(ui::StandingsModel::Chance));
}

TEST_CASE("the odds of a cut that has begun are refused on the page")
{
    Desk desk;
    desk.act("file.demo");
    desk.reportAll(u"1-1"_s);
    desk.actAndAccept("cut.start", [](QDialog &) { });
    desk.act("page.odds");
    desk.clickAction("odds.run");
    REQUIRE(
        QTest::qWaitFor([&] { return !desk.label("oddsState").contains(u"Working"_s); }, 60000));
    CHECK(desk.label("oddsState").contains(u"The cut has begun"_s));
}

TEST_CASE("results so far weigh when the box is ticked")
{
    LastRound desk;
    desk.find<QCheckBox>("oddsWeigh").click();
    desk.workOut();
    CHECK(desk.label("oddsModel").contains(u"Results so far weigh"_s));
}
