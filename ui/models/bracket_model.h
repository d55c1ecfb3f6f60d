// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "ui/marks/faction_mark.h"
#include "ui/models/rows_model.h"

namespace ui {

struct BracketRow {
    std::int64_t key = 0; ///< the number of the game
    QString branch;
    int round = 0;
    int table = 0; ///< 0: nowhere yet
    QString first;
    QString second;
    CellFactions firstFactions;
    CellFactions secondFactions;
    QString sides;
    QString state;
    friend bool operator==(const BracketRow &, const BracketRow &) = default;
};

/// The games of the cut: what the drawing shows, to be read line by line.
class BracketModel : public RowsModel<BracketRow> {
    Q_OBJECT
public:
    enum Column { Game, Branch, Round, Table, First, Second, State, Sides };

    explicit BracketModel(QObject *parent = nullptr);
    void update(const tournament::Event &event, const tournament::Bracket &bracket);
};

} // namespace ui
