// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/players/player_list.h"
#include "ui/models/rows_model.h"

namespace ui {

struct ListedPlayerRow {
    std::int64_t key = 0; ///< position in the list
    int line = 0;
    QString name;
    QString as; ///< "new", "changed" …
    QString what;
    friend bool operator==(const ListedPlayerRow &, const ListedPlayerRow &) = default;
};

/// What a list of players would do, line by line, before it counts.
class PlayerListModel : public RowsModel<ListedPlayerRow> {
    Q_OBJECT
public:
    enum Column { Line, Name, As, What };

    explicit PlayerListModel(QObject *parent = nullptr);
    void show(const app::PlayerListPlan &plan);
};

} // namespace ui
