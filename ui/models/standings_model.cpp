// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings_model.h"

#include "app/sentences/sentences.h"
#include "tournament/odds/odds.h"
#include "tournament/standings/standings.h"
#include "ui/models/name_column.h"
#include "ui/odds/odds_text.h"
#include "ui/words/text.h"

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int digits = 3;

/// A sum is whole and needs no decimals; an average has the three a printed sheet shows.
QString decimal(const core::Fraction &value, bool average)
{
    return decimalText(value, average ? digits : 0);
}

StandingRow rowFor(const tournament::Event &event, const tournament::StandingsRow &row)
{
    StandingRow result;
    result.key = row.player.value;
    result.name = toQt(app::nameOf(event, row.player));
    QStringList opponents;
    for (const auto opponent : row.opponents)
        opponents.append(toQt(app::nameOf(event, opponent)));
    result.opponents = opponents.join(", "_L1);
    const bool average = row.esos.has_value() || row.sos.denominator() != 1;
    result.sos = decimal(row.sos, average);
    result.exactSos = toQt(core::toString(row.sos));
    if (row.esos) {
        result.esos = decimal(*row.esos, true);
        result.exactEsos = toQt(core::toString(*row.esos));
    }
    QStringList notes;
    if (row.dropped)
        notes.append(StandingsModel::tr("dropped"));
    if (row.tiedWithNext)
        notes.append(StandingsModel::tr("ahead by the drawn number"));
    result.note = notes.join(", "_L1);
    result.rank = row.rank;
    result.points = row.points;
    result.matchPoints = row.matchPoints;
    result.rounds = row.rounds;
    result.corpWins = row.corpWins;
    result.runnerWins = row.runnerWins;
    result.sidesUnknown = row.sidesUnknown;
    result.byes = row.byes;
    return result;
}

QVariant opponentsText(const StandingRow &row)
{
    return row.opponents.isEmpty() ? StandingsModel::tr("No opponents yet")
                                   : StandingsModel::tr("Opponents: %1").arg(row.opponents);
}

QVariant exactSosText(const StandingRow &row)
{
    return StandingsModel::tr("Strength of schedule, exactly %1").arg(row.exactSos);
}

QVariant exactEsosText(const StandingRow &row)
{
    return row.exactEsos.isEmpty()
        ? QVariant()
        : StandingsModel::tr("Extended strength of schedule, exactly %1").arg(row.exactEsos);
}

} // namespace

StandingsModel::StandingsModel(QObject *parent)
    : RowsModel(
          {{tr("Place"), &StandingRow::rank, true, opponentsText},
           nameColumn(tr("Player"), &StandingRow::name, &StandingRow::factions, opponentsText),
           {tr("Points"), &StandingRow::points, true, opponentsText},
           {tr("Match points"), &StandingRow::matchPoints, true, opponentsText},
           {tr("SoS"), &StandingRow::sos, true, exactSosText, tr("Strength of schedule")},
           {tr("ESoS"), &StandingRow::esos, true, exactEsosText,
            tr("Extended strength of schedule")},
           {tr("Corp wins"), &StandingRow::corpWins, true, opponentsText},
           {tr("Runner wins"), &StandingRow::runnerWins, true, opponentsText},
           {tr("No sides"), &StandingRow::sidesUnknown, true, opponentsText,
            tr("Games won of which nobody recorded the sides")},
           {tr("Rounds"), &StandingRow::rounds, true, opponentsText},
           {tr("Byes"), &StandingRow::byes, true, opponentsText},
           {tr("Odds"), &StandingRow::chance, true, opponentsText,
            tr("The chance to make the cut, or to be first where there is none")},
           {tr("Note"), &StandingRow::note, false, opponentsText}},
          parent)
{
}

void StandingsModel::update(const tournament::Event &event, const tournament::Standings &standings,
                            const tournament::Odds *odds)
{
    std::vector<StandingRow> rows;
    rows.reserve(standings.rows.size());
    const auto factions = app::factionsOfPlayers(event);
    for (const auto &row : standings.rows) {
        rows.push_back(rowFor(event, row));
        rows.back().factions = cellFactions(factions, row.player);
        const auto *player = odds ? odds->find(row.player) : nullptr;
        if (player)
            rows.back().chance = player->active ? chanceText(player->goal) : tr("has left");
    }
    sync(std::move(rows));
}

} // namespace ui

#include "moc_standings_model.cpp"
