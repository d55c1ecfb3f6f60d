// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds_model.h"

#include "app/sentences/sentences.h"
#include "tournament/odds/odds.h"
#include "ui/odds/odds_text.h"
#include "ui/words/text.h"

namespace ui {

OddsModel::OddsModel(QObject *parent)
    : RowsModel({{tr("Now"), &OddsRow::rank, true},
                 {tr("Player"), &OddsRow::name},
                 {tr("Is first"), &OddsRow::chance, true},
                 {tr("Finishes"), &OddsRow::finishes, true},
                 {tr("Places"), &OddsRow::places, true},
                 {tr("Table"), &OddsRow::table, true},
                 {tr("With a win"), &OddsRow::won, true},
                 {tr("Level"), &OddsRow::level, true},
                 {tr("With a loss"), &OddsRow::lost, true}},
                parent)
{
}

void OddsModel::update(const tournament::Event &event, const tournament::Odds &odds)
{
    setHeader(Chance,
              odds.model.goal == tournament::OddsGoal::MakeCut ? tr("Makes the cut")
                                                               : tr("Is first"));
    std::vector<OddsRow> rows;
    for (const tournament::PlayerOdds &player : odds.players) {
        OddsRow row;
        row.key = player.player.value;
        row.rank = static_cast<int>(rows.size()) + 1;
        row.name = toQt(app::nameOf(event, player.player));
        row.chance = player.active ? chanceText(player.goal) : tr("has left");
        row.finishes = tr("%1 of %2").arg(player.goal.part).arg(player.goal.whole);
        row.places = placesText(player);
        if (player.match) {
            row.table = QString::number(player.match->table);
            row.won = chanceText(player.match->won);
            row.level = chanceText(player.match->level);
            row.lost = chanceText(player.match->lost);
        }
        rows.push_back(std::move(row));
    }
    sync(std::move(rows));
}

} // namespace ui

#include "moc_odds_model.cpp"
