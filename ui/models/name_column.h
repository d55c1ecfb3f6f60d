// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/marks/faction_mark.h"
#include "ui/models/rows_model.h"

namespace ui {

/// A column of players with the marks of what they play before their names.
template <class Row>
[[nodiscard]] TableColumn<Row> nameColumn(const QString &header, QString Row::*name,
                                          CellFactions Row::*factions,
                                          const typename TableColumn<Row>::Said &tip = {})
{
    return TableColumn<Row>(header, name, false,
                            [=](const Row &row) -> QVariant {
                                const QString more = tip ? tip(row).toString() : QString();
                                const QString text = tipWithFactions(row.*factions, more);
                                return text.isEmpty() ? QVariant() : text;
                            })
        .withMark([=](const Row &row) { return marksOf(row.*factions); })
        .readAs([=](const Row &row) { return readWithFactions(row.*name, row.*factions); });
}

} // namespace ui
