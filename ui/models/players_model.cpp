// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players_model.h"

#include "core/text.h"
#include "ui/marks/faction_mark.h"
#include "ui/words/text.h"

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
    row.factions = app::factionsOf(player);
    row.byes = player.awardedByes;
    row.fixedTable = player.fixedTable;
    row.seat = player.seat;
    row.status = statusText(player);
    row.refused = refusedText(player.consents);
    row.folded = core::folded(player.name + "\n" + player.corpIdentity + "\n"
                              + player.runnerIdentity + "\n" + fromQt(row.refused));
    return row;
}

QVariant given(std::optional<int> value) { return value ? QVariant(*value) : QVariant(); }
QVariant positive(int value) { return value > 0 ? QVariant(value) : QVariant(); }

/// A column of identities with the marks of their factions.
TableColumn<PlayerRow> identities(const QString &header, QString PlayerRow::*identity,
                                  tournament::Side side)
{
    const auto inWords = [=](const PlayerRow &row) {
        return readWithFaction(row.*identity, row.factions.of(side));
    };
    return TableColumn<PlayerRow>(header, identity, false, inWords)
        .withMark([=](const PlayerRow &row) -> QVariant {
            const auto &faction = row.factions.of(side);
            return faction || !(row.*identity).isEmpty() ? QVariant(markIcon(faction)) : QVariant();
        })
        .readAs(inWords);
}

} // namespace

PlayersModel::PlayersModel(QObject *parent)
    : RowsModel(
          {{tr("No."), keyOfRow, true},
           {tr("Name"), &PlayerRow::name},
           {tr("Pronouns"), &PlayerRow::pronouns},
           identities(tr("Corp identity"), &PlayerRow::corp, tournament::Side::Corp),
           identities(tr("Runner identity"), &PlayerRow::runner, tournament::Side::Runner),
           {tr("Byes"), [](const PlayerRow &row) { return positive(row.byes); }, true},
           {tr("Fixed table"), [](const PlayerRow &row) { return given(row.fixedTable); }, true},
           {tr("Seat"), [](const PlayerRow &row) { return given(row.seat); }, true},
           {tr("Status"), &PlayerRow::status},
           {tr("Consent"), &PlayerRow::refused, false, &PlayerRow::refused}},
          parent)
{
}

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

} // namespace ui

#include "moc_players_model.cpp"
