// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "tournament/acts/generator.h"
#include "tournament/event/change_set.h"
#include "tournament/event/command.h"
#include "tournament/standings/standings.h"
#include "ui/models/log_model.h"
#include "ui/models/pairings_model.h"
#include "ui/models/pairings_order.h"
#include "ui/models/players_filter.h"
#include "ui/models/players_model.h"
#include "ui/models/standings_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using Tester = QAbstractItemModelTester;

namespace {

std::vector<tournament::GeneratedAct> playedEvent()
{
    tournament::GeneratorOptions options;
    options.players = 15;
    options.rounds = 4;
    options.profile = tournament::profiles().front();
    options.dropPercent = 10;
    options.latePercent = 50;
    return tournament::generateEvent(options).acts;
}

} // namespace

TEST_CASE("the models follow every act of a tournament and equal models read anew")
{
    ui::PlayersModel players;
    ui::PlayersFilter filter;
    filter.setSourceModel(&players);
    filter.sort(ui::PlayersModel::Name);
    ui::PairingsModel pairings;
    ui::PairingsOrder order;
    order.setSourceModel(&pairings);
    order.setOrder(ui::PairingsOrder::Order::MissingFirst);
    ui::StandingsModel standings;
    const Tester checkPlayers(&players, Tester::FailureReportingMode::Fatal);
    const Tester checkFilter(&filter, Tester::FailureReportingMode::Fatal);
    const Tester checkPairings(&pairings, Tester::FailureReportingMode::Fatal);
    const Tester checkOrder(&order, Tester::FailureReportingMode::Fatal);
    const Tester checkStandings(&standings, Tester::FailureReportingMode::Fatal);

    tournament::Event event;
    for (const auto &act : playedEvent()) {
        tournament::apply(event, act.facts);
        const auto changes = tournament::changes(act.facts);
        players.apply(event, changes);
        pairings.apply(event, tournament::swissRounds(event), changes);
        standings.update(event, tournament::standings(event));
    }
    ui::PlayersModel playersAnew;
    playersAnew.update(event);
    REQUIRE(players.rowCount() == playersAnew.rowCount());
    for (int row = 0; row < players.rowCount(); ++row)
        CHECK((players.row(row) == playersAnew.row(row)));
    ui::PairingsModel pairingsAnew;
    pairingsAnew.update(event, event.rounds.back());
    REQUIRE(pairings.rowCount() == pairingsAnew.rowCount());
    for (int row = 0; row < pairings.rowCount(); ++row)
        CHECK((pairings.row(row) == pairingsAnew.row(row)));
    CHECK(filter.rowCount() == players.rowCount());
    CHECK(order.rowCount() == pairings.rowCount());
}

TEST_CASE("a result repaints its own row and nothing else")
{
    tournament::Event event;
    const auto acts = playedEvent();
    for (const auto &act : acts)
        tournament::apply(event, act.facts);
    ui::PairingsModel model;
    model.update(event, event.rounds[0]);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const tournament::Facts facts{tournament::ResultCleared{1, 3}};
    tournament::apply(event, facts);
    model.apply(event, 1, tournament::changes(facts));
    CHECK(reset.isEmpty());
    REQUIRE(changed.size() == 1);
    CHECK(changed[0][0].toModelIndex().row() == 2);
    CHECK(changed[0][1].toModelIndex().row() == 2);
}

TEST_CASE("places that change hands move rows; whatever is selected stays with its player")
{
    tournament::Event event;
    const auto acts = playedEvent();
    for (const auto &act : acts)
        tournament::apply(event, act.facts);
    ui::StandingsModel model;
    const Tester tester(&model, Tester::FailureReportingMode::Fatal);
    model.update(event, tournament::standings(event, 1));
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    std::vector<std::pair<QPersistentModelIndex, std::int64_t>> kept;
    for (int row = 0; row < model.rowCount(); ++row)
        kept.emplace_back(model.index(row, 0), model.row(row).key);
    model.update(event, tournament::standings(event, 3));
    CHECK(reset.isEmpty());
    bool moved = false;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const auto &[index, key] = kept[i];
        REQUIRE(index.isValid());
        CHECK(model.row(index.row()).key == key);
        moved = moved || index.row() != static_cast<int>(i);
    }
    CHECK(moved);
}
