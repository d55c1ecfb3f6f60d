// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/change_set.h"
#include "tournament/event/event.h"
#include "ui/marks/faction_mark.h"
#include "ui/models/rows_model.h"

namespace ui {

struct PairingRow {
    std::int64_t key = 0; ///< round · 100000 + table
    int table = 0;
    QString first;
    QString second;
    CellFactions firstFactions;
    CellFactions secondFactions;
    QString result;
    QString note;
    QString why; ///< reasons, one a line
    bool missing = false;
    bool bye = false;
    friend bool operator==(const PairingRow &, const PairingRow &) = default;
};

/// The tables of one round, paired or only proposed.
class PairingsModel : public RowsModel<PairingRow> {
    Q_OBJECT
public:
    enum Column { Table, First, Second, Result, Note, Why };

    explicit PairingsModel(QObject *parent = nullptr);
    /// `round` may be a proposal that is not part of the event yet.
    void update(const tournament::Event &event, const tournament::Round &round);
    void apply(const tournament::Event &event, int round, const tournament::ChangeSet &changes);
    [[nodiscard]] int rowOfTable(int table) const;
    [[nodiscard]] int missing() const;
};

} // namespace ui
