// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rows_model.h"

namespace tournament {
struct Event;
struct Odds;
} // namespace tournament

namespace ui {

struct OddsRow {
    std::int64_t key = 0; ///< the player's id
    int rank = 0;
    QString name;
    QString chance;
    QString finishes; ///< "6230 of 10000"
    QString places;
    QString table;
    QString won;
    QString level;
    QString lost;
    friend bool operator==(const OddsRow &, const OddsRow &) = default;
};

class OddsModel : public RowsModel<OddsRow> {
    Q_OBJECT
public:
    enum Column { Rank, Name, Chance, Finishes, Places, Table, Won, Level, Lost, ColumnCount };

    using RowsModel::RowsModel;
    void update(const tournament::Event &event, const tournament::Odds &odds);
    void clear();

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] static QVariant cell(const OddsRow &row, int column);

    bool m_cut = false;
};

} // namespace ui
