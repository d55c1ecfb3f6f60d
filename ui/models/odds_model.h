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
    enum Column { Rank, Name, Chance, Finishes, Places, Table, Won, Level, Lost };

    explicit OddsModel(QObject *parent = nullptr);
    void update(const tournament::Event &event, const tournament::Odds &odds);
};

} // namespace ui
