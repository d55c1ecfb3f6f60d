// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players_model.h"

#include "core/text.h"
#include "ui/text.h"

namespace ui {

namespace {

PlayerRow rowFor(const tournament::Player &player)
{
    PlayerRow row;
    row.key = player.id.value;
    row.name = toQt(player.name);
    row.pronouns = toQt(player.pronouns);
    row.corp = toQt(player.corpIdentity);
    row.runner = toQt(player.runnerIdentity);
    row.byes = player.awardedByes;
    row.fixedTable = player.fixedTable;
    row.seat = player.seat;
    row.status = statusText(player);
    row.folded =
        core::folded(player.name + "\n" + player.corpIdentity + "\n" + player.runnerIdentity);
    return row;
}

bool isNumber(int column)
{
    return column == PlayersModel::Number || column == PlayersModel::Byes
        || column == PlayersModel::FixedTable || column == PlayersModel::Seat;
}

QVariant cell(const PlayerRow &row, int column)
{
    const auto number = [](std::optional<int> value) {
        return value ? QVariant(*value) : QVariant();
    };
    switch (column) {
    case PlayersModel::Number:
        return QVariant::fromValue(qlonglong{row.key});
    case PlayersModel::Name:
        return row.name;
    case PlayersModel::Pronouns:
        return row.pronouns;
    case PlayersModel::Corp:
        return row.corp;
    case PlayersModel::Runner:
        return row.runner;
    case PlayersModel::Byes:
        return row.byes > 0 ? QVariant(row.byes) : QVariant();
    case PlayersModel::FixedTable:
        return number(row.fixedTable);
    case PlayersModel::Seat:
        return number(row.seat);
    case PlayersModel::Status:
        return row.status;
    default:
        return {};
    }
}

} // namespace

void PlayersModel::update(const tournament::Event &event)
{
    std::vector<PlayerRow> rows;
    rows.reserve(event.players.size());
    for (const auto &player : event.players)
        rows.push_back(rowFor(player));
    sync(std::move(rows));
}

void PlayersModel::apply(const tournament::Event &event, const tournament::ChangeSet &changes)
{
    if (changes.everything || !changes.players.empty())
        update(event);
}

int PlayersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlayersModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == foldedRole)
        return toQt(row(index.row()).folded);
    if (role == Qt::DisplayRole || role == valueRole)
        return cell(row(index.row()), index.column());
    if (role == Qt::ToolTipRole && (index.column() == Corp || index.column() == Runner))
        return cell(row(index.row()), index.column());
    if (role == Qt::TextAlignmentRole && isNumber(index.column()))
        return alignRight();
    return {};
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return alignRight();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.");
    case Name:
        return tr("Name");
    case Pronouns:
        return tr("Pronouns");
    case Corp:
        return tr("Corp identity");
    case Runner:
        return tr("Runner identity");
    case Byes:
        return tr("Byes");
    case FixedTable:
        return tr("Fixed table");
    case Seat:
        return tr("Seat");
    case Status:
        return tr("Status");
    default:
        return {};
    }
}

} // namespace ui

#include "moc_players_model.cpp"
