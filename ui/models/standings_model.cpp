// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings_model.h"

#include "app/sentences.h"
#include "tournament/odds.h"
#include "tournament/standings.h"
#include "ui/odds/odds_text.h"
#include "ui/text.h"

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int digits = 3;

bool isNumber(int column)
{
    return column != StandingsModel::Name && column != StandingsModel::Note;
}

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
    result.byes = row.byes;
    return result;
}

} // namespace

void StandingsModel::update(const tournament::Event &event, const tournament::Standings &standings,
                            const tournament::Odds *odds)
{
    std::vector<StandingRow> rows;
    rows.reserve(standings.rows.size());
    for (const auto &row : standings.rows) {
        rows.push_back(rowFor(event, row));
        const auto *player = odds ? odds->find(row.player) : nullptr;
        if (player)
            rows.back().chance = player->active ? chanceText(player->goal) : tr("has left");
    }
    sync(std::move(rows));
}

void StandingsModel::clear() { sync({}); }

int StandingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StandingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return cell(row(index.row()), index.column());
    if (role == Qt::ToolTipRole)
        return toolTip(row(index.row()), index.column());
    if (role == Qt::TextAlignmentRole && isNumber(index.column()))
        return alignRight();
    return {};
}

QVariant StandingsModel::cell(const StandingRow &row, int column) const
{
    switch (column) {
    case Rank:
        return row.rank;
    case Name:
        return row.name;
    case Points:
        return row.points;
    case MatchPoints:
        return row.matchPoints;
    case Sos:
        return row.sos;
    case Esos:
        return row.esos;
    case CorpWins:
        return row.corpWins;
    case RunnerWins:
        return row.runnerWins;
    case Rounds:
        return row.rounds;
    case Byes:
        return row.byes;
    case Chance:
        return row.chance;
    case Note:
        return row.note;
    default:
        return {};
    }
}

QVariant StandingsModel::toolTip(const StandingRow &row, int column) const
{
    switch (column) {
    case Sos:
        return tr("Strength of schedule, exactly %1").arg(row.exactSos);
    case Esos:
        return row.exactEsos.isEmpty()
            ? QVariant()
            : tr("Extended strength of schedule, exactly %1").arg(row.exactEsos);
    default:
        return row.opponents.isEmpty() ? tr("No opponents yet")
                                       : tr("Opponents: %1").arg(row.opponents);
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return alignRight();
    if (role == Qt::ToolTipRole && section == Sos)
        return tr("Strength of schedule");
    if (role == Qt::ToolTipRole && section == Esos)
        return tr("Extended strength of schedule");
    if (role == Qt::ToolTipRole && section == Chance)
        return tr("The chance to make the cut, or to be first where there is none");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank:
        return tr("Place");
    case Name:
        return tr("Player");
    case Points:
        return tr("Points");
    case MatchPoints:
        return tr("Match points");
    case Sos:
        return tr("SoS");
    case Esos:
        return tr("ESoS");
    case CorpWins:
        return tr("Corp wins");
    case RunnerWins:
        return tr("Runner wins");
    case Rounds:
        return tr("Rounds");
    case Byes:
        return tr("Byes");
    case Chance:
        return tr("Odds");
    case Note:
        return tr("Note");
    default:
        return {};
    }
}

} // namespace ui

#include "moc_standings_model.cpp"
