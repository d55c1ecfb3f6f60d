// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "places_model.h"

#include "app/sentences/sentences.h"
#include "ui/bracket/game_text.h"
#include "ui/models/name_column.h"
#include "ui/words/text.h"

namespace ui {

PlacesModel::PlacesModel(QObject *parent)
    : RowsModel({{tr("Place"), &PlaceRow::place, true},
                 nameColumn(tr("Player"), &PlaceRow::name, &PlaceRow::factions),
                 {tr("Seed"), &PlaceRow::seed, true}},
                parent)
{
}

void PlacesModel::update(const tournament::Event &event, const tournament::Bracket &bracket)
{
    std::vector<PlaceRow> rows;
    const auto factions = app::factionsOfPlayers(event);
    for (const auto &place : bracket.places)
        rows.push_back(
            {place.player.value, placeText(place), toQt(app::nameOf(event, place.player)),
             cellFactions(factions, place.player), tournament::seedOf(event, place.player)});
    sync(std::move(rows));
}

} // namespace ui

#include "moc_places_model.cpp"
