// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_model.h"

#include "ui/bracket/game_text.h"
#include "ui/models/name_column.h"

namespace ui {

BracketModel::BracketModel(QObject *parent)
    : RowsModel(
          {{tr("Game"), keyOfRow, true},
           {tr("Bracket"), &BracketRow::branch},
           {tr("Round"), &BracketRow::round, true},
           {tr("Table"),
            [](const BracketRow &row) { return row.table > 0 ? QVariant(row.table) : QVariant(); },
            true},
           nameColumn(tr("Player 1"), &BracketRow::first, &BracketRow::firstFactions),
           nameColumn(tr("Player 2"), &BracketRow::second, &BracketRow::secondFactions),
           {tr("State"), &BracketRow::state},
           {tr("Sides"), &BracketRow::sides, false, &BracketRow::sides}},
          parent)
{
}

void BracketModel::update(const tournament::Event &event, const tournament::Bracket &bracket)
{
    using tournament::Seat;
    std::vector<BracketRow> rows;
    const auto factions = app::factionsOfPlayers(event);
    for (const auto &game : bracket.games) {
        if (game.state == tournament::GameState::NotNeeded)
            continue;
        const auto marks = [&](Seat seat) {
            const auto &player = game.contenders[tournament::index(seat)].player;
            return cellFactions(factions, player.value_or(tournament::PlayerId()));
        };
        rows.push_back({game.number, branchText(game.branch), game.round,
                        game.eventRound > 0 ? game.table : 0, contenderText(event, game, Seat::P1),
                        contenderText(event, game, Seat::P2), marks(Seat::P1), marks(Seat::P2),
                        sidesText(event, game), stateText(event, game)});
    }
    sync(std::move(rows));
}

} // namespace ui

#include "moc_bracket_model.cpp"
