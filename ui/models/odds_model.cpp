// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds_model.h"

#include "app/sentences.h"
#include "tournament/odds.h"
#include "ui/odds/odds_text.h"
#include "ui/text.h"

namespace ui {

void OddsModel::update(const tournament::Event &event, const tournament::Odds &odds)
{
    m_cut = odds.model.goal == tournament::OddsGoal::MakeCut;
    Q_EMIT headerDataChanged(Qt::Horizontal, Chance, Chance);
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

void OddsModel::clear() { sync({}); }

int OddsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OddsModel::cell(const OddsRow &row, int column)
{
    switch (column) {
    case Rank:
        return row.rank;
    case Name:
        return row.name;
    case Chance:
        return row.chance;
    case Finishes:
        return row.finishes;
    case Places:
        return row.places;
    case Table:
        return row.table;
    case Won:
        return row.won;
    case Level:
        return row.level;
    case Lost:
        return row.lost;
    default:
        return {};
    }
}

QVariant OddsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return cell(row(index.row()), index.column());
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return alignRight();
    return {};
}

QVariant OddsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != Name)
        return alignRight();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Rank:
        return tr("Now");
    case Name:
        return tr("Player");
    case Chance:
        return m_cut ? tr("Makes the cut") : tr("Is first");
    case Finishes:
        return tr("Finishes");
    case Places:
        return tr("Places");
    case Table:
        return tr("Table");
    case Won:
        return tr("With a win");
    case Level:
        return tr("Level");
    case Lost:
        return tr("With a loss");
    default:
        return {};
    }
}

} // namespace ui

#include "moc_odds_model.cpp"
