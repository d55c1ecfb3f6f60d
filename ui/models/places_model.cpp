// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "places_model.h"

#include "app/sentences.h"
#include "ui/bracket/game_text.h"
#include "ui/text.h"

namespace ui {

void PlacesModel::update(const tournament::Event &event, const tournament::Bracket &bracket)
{
    std::vector<PlaceRow> rows;
    for (const auto &place : bracket.places)
        rows.push_back({place.player.value, placeText(place),
                        toQt(app::nameOf(event, place.player)),
                        tournament::seedOf(event, place.player)});
    sync(std::move(rows));
}

int PlacesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PlacesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &row = this->row(index.row());
    if (role == Qt::TextAlignmentRole && index.column() != Name)
        return alignRight();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Place:
        return row.place;
    case Name:
        return row.name;
    case Seed:
        return row.seed;
    default:
        return {};
    }
}

QVariant PlacesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != Name)
        return alignRight();
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Place:
        return tr("Place");
    case Name:
        return tr("Player");
    case Seed:
        return tr("Seed");
    default:
        return {};
    }
}

} // namespace ui

#include "moc_places_model.cpp"
