// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_model.h"

#include "ui/bracket/game_text.h"

namespace ui {

namespace {

bool isNumber(int column)
{
    return column == BracketModel::Game || column == BracketModel::Round
        || column == BracketModel::Table;
}

} // namespace

void BracketModel::update(const tournament::Event &event, const tournament::Bracket &bracket)
{
    using tournament::Seat;
    std::vector<BracketRow> rows;
    for (const auto &game : bracket.games) {
        if (game.state == tournament::GameState::NotNeeded)
            continue;
        rows.push_back({game.number, branchText(game.branch), game.round,
                        game.eventRound > 0 ? game.table : 0, contenderText(event, game, Seat::P1),
                        contenderText(event, game, Seat::P2), sidesText(event, game),
                        stateText(event, game)});
    }
    sync(std::move(rows));
}

int BracketModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BracketModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &row = this->row(index.row());
    if (role == Qt::TextAlignmentRole && isNumber(index.column()))
        return alignRight();
    if (role == Qt::ToolTipRole && index.column() == Sides)
        return row.sides;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Game:
        return QVariant::fromValue(row.key);
    case Branch:
        return row.branch;
    case Round:
        return row.round;
    case Table:
        return row.table > 0 ? QVariant(row.table) : QVariant();
    case First:
        return row.first;
    case Second:
        return row.second;
    case State:
        return row.state;
    case Sides:
        return row.sides;
    default:
        return {};
    }
}

QVariant BracketModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return alignRight();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Game:
        return tr("Game");
    case Branch:
        return tr("Bracket");
    case Round:
        return tr("Round");
    case Table:
        return tr("Table");
    case First:
        return tr("Player 1");
    case Second:
        return tr("Player 2");
    case State:
        return tr("State");
    case Sides:
        return tr("Sides");
    default:
        return {};
    }
}

} // namespace ui

#include "moc_bracket_model.cpp"
