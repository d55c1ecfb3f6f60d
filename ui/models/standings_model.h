// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/marks/faction_mark.h"
#include "ui/models/rows_model.h"

namespace tournament {
struct Event;
struct Odds;
struct Standings;
} // namespace tournament

namespace ui {

struct StandingRow {
    std::int64_t key = 0; ///< the player's id
    QString name;
    CellFactions factions;
    QString opponents; ///< names in the order of rounds
    QString sos;
    QString exactSos;
    QString esos;
    QString exactEsos;
    QString chance; ///< while odds of this event are known
    QString note;
    int rank = 0;
    int points = 0;
    int matchPoints = 0;
    int rounds = 0;
    int corpWins = 0;
    int runnerWins = 0;
    int sidesUnknown = 0;
    int byes = 0;
    friend bool operator==(const StandingRow &, const StandingRow &) = default;
};

class StandingsModel : public RowsModel<StandingRow> {
    Q_OBJECT
public:
    enum Column {
        Rank,
        Name,
        Points,
        MatchPoints,
        Sos,
        Esos,
        CorpWins,
        RunnerWins,
        SidesUnknown,
        Rounds,
        Byes,
        Chance,
        Note
    };

    explicit StandingsModel(QObject *parent = nullptr);
    void update(const tournament::Event &event, const tournament::Standings &standings,
                const tournament::Odds *odds = nullptr);
};

} // namespace ui
