// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/player_factions.h"
#include "tournament/event/change_set.h"
#include "tournament/event/event.h"
#include "ui/models/rows_model.h"

#include <string>

namespace ui {

struct PlayerRow {
    std::int64_t key = 0; ///< the player's id
    QString name;
    QString pronouns;
    QString corp;
    QString runner;
    app::Factions factions;
    int byes = 0;
    std::optional<int> fixedTable;
    std::optional<int> seat;
    QString status;
    QString refused;    ///< to what he does not agree
    std::string folded; ///< what find-as-you-type looks in
    friend bool operator==(const PlayerRow &, const PlayerRow &) = default;
};

class PlayersModel : public RowsModel<PlayerRow> {
    Q_OBJECT
public:
    enum Column { Number, Name, Pronouns, Corp, Runner, Byes, FixedTable, Seat, Status, Consent };

    explicit PlayersModel(QObject *parent = nullptr);
    void update(const tournament::Event &event);
    void apply(const tournament::Event &event, const tournament::ChangeSet &changes);
    [[nodiscard]] tournament::PlayerId player(int row) const { return {this->row(row).key}; }
};

} // namespace ui
