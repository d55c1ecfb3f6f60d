// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/bracket.h"
#include "ui/models/rows_model.h"

namespace ui {

struct PlaceRow {
    std::int64_t key = 0; ///< the player
    QString place;
    QString name;
    int seed = 0;
    friend bool operator==(const PlaceRow &, const PlaceRow &) = default;
};

/// Who finished where in the cut, as far as its games have decided it.
class PlacesModel : public RowsModel<PlaceRow> {
    Q_OBJECT
public:
    enum Column { Place, Name, Seed, ColumnCount };

    using RowsModel::RowsModel;
    void update(const tournament::Event &event, const tournament::Bracket &bracket);

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
};

} // namespace ui
