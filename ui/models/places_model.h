// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "ui/marks/faction_mark.h"
#include "ui/models/rows_model.h"

namespace ui {

struct PlaceRow {
    std::int64_t key = 0; ///< the player
    QString place;
    QString name;
    CellFactions factions;
    int seed = 0;
    friend bool operator==(const PlaceRow &, const PlaceRow &) = default;
};

/// Who finished where in the cut, as far as its games have decided it.
class PlacesModel : public RowsModel<PlaceRow> {
    Q_OBJECT
public:
    enum Column { Place, Name, Seed };

    explicit PlacesModel(QObject *parent = nullptr);
    void update(const tournament::Event &event, const tournament::Bracket &bracket);
};

} // namespace ui
