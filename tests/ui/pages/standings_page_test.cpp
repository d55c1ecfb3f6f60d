// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/models/standings_model.h"
#include "ui/widgets/table_view.h"

#include <QComboBox>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// Two rounds of four players; whoever is named first at a table wins both games.
struct TwoRounds {
    TwoRounds()
    {
        desk.createEvent(u"Harbour Open"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
        for (int round = 1; round <= 2; ++round) {
            desk.pairRound();
            desk.reportAll(u"2-0"_s);
        }
        desk.act("page.standings");
    }
    Desk desk;
};

} // namespace

TEST_CASE_METHOD(TwoRounds, "a selected player shows the sums behind his figures")
{
    const auto best = desk.session().standings().rows.front();
    REQUIRE(best.points == 8); // Tournament Rules 3.0.2, "Scoring": 2 prestige a game
    desk.select("standingsTable", {0});
    const QString details = desk.label("standingsDetails");
    CHECK(details.contains(u"Points 8 = 4 v "_s));
    CHECK(details.contains(u"SoS %1 = "_s.arg(best.sos.numerator())));
    for (const auto opponent : best.opponents) {
        const auto *player = tournament::findPlayer(desk.event(), opponent);
        CHECK(details.contains(QString::fromStdString(player->name)));
    }
}

TEST_CASE_METHOD(TwoRounds, "the standings are shown by the rules of another profile, and say so")
{
    auto &profiles = desk.find<QComboBox>("standingsProfile");
    CHECK_FALSE(desk.find("provisionalBanner").isVisible());
    const int other = profiles.findData(u"ffg-2017-tome"_s);
    REQUIRE(other > 0);
    profiles.setCurrentIndex(other);
    CHECK(desk.find("provisionalBanner").isVisible());
    CHECK(desk.label("provisionalBanner").contains(u"not its standings"_s));
    CHECK(desk.cell("standingsTable", 0, ui::StandingsModel::Points) == u"12"_s); // 3 a game
    CHECK_FALSE(
        desk.find<ui::TableView>("standingsTable").isColumnHidden(ui::StandingsModel::Esos));
    desk.select("standingsTable", {0});
    CHECK(desk.label("standingsDetails").contains(u"÷ 2 opponent"_s));
    CHECK(desk.label("standingsDetails").contains(u"ESoS"_s));
    profiles.setCurrentIndex(0);
    CHECK(desk.cell("standingsTable", 0, ui::StandingsModel::Points) == u"8"_s);
    CHECK(desk.session().standings().rows.front().points == 8);
}

TEST_CASE_METHOD(TwoRounds, "the sums are those of the round that is shown")
{
    desk.find<QComboBox>("standingsRound").setCurrentIndex(0);
    desk.select("standingsTable", {0});
    CHECK(desk.label("standingsDetails").contains(u"Points 4 = 4 v "_s));
}

TEST_CASE("a 2-0 is a win on each side; a 1-1 says that its sides are not recorded")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.pairRound();
    desk.reportAll(u"2-0"_s);
    desk.act("page.standings");
    const auto &table = desk.find<ui::TableView>("standingsTable");
    const auto cell = [&](int row, ui::StandingsModel::Column column) {
        return table.model()->index(row, column).data().toString();
    };
    CHECK(cell(0, ui::StandingsModel::CorpWins) == u"1"_s);
    CHECK(cell(0, ui::StandingsModel::RunnerWins) == u"1"_s);
    CHECK(table.isColumnHidden(ui::StandingsModel::SidesUnknown));

    desk.act("edit.undo");
    desk.reportAll(u"1-1"_s);
    CHECK_FALSE(table.isColumnHidden(ui::StandingsModel::SidesUnknown));
    for (const int row : {0, 1}) {
        CHECK(cell(row, ui::StandingsModel::CorpWins) == u"0"_s);
        CHECK(cell(row, ui::StandingsModel::SidesUnknown) == u"1"_s);
    }
}
