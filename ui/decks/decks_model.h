// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/player_factions.h"
#include "ui/decks/event_cards.h"
#include "ui/models/players_filter.h"
#include "ui/models/rows_model.h"

namespace ui {

struct DecksRow {
    std::int64_t key = 0; ///< the player's id
    QString name;
    QString corp; ///< "legal", "2 problems" …
    QString runner;
    QString corpIdentity;
    QString runnerIdentity;
    app::Factions factions;
    QString lists; ///< "locked"
    QString checks;
    bool complete = false; ///< both lists are there
    std::string folded;
    friend bool operator==(const DecksRow &, const DecksRow &) = default;
};

/// Who has handed in what, and what came of it.
class DecksModel : public RowsModel<DecksRow> {
    Q_OBJECT
public:
    enum Column { Name, Corp, Runner, Lists, Checks };

    explicit DecksModel(QObject *parent = nullptr);
    void update(const tournament::Event &event, const EventCards &cards);
    [[nodiscard]] tournament::PlayerId player(int row) const { return {this->row(row).key}; }
};

/// "legal", "accepted", "2 problems".
[[nodiscard]] QString standingText(const app::JudgedDeck &judged);

/// Finds players, or only those who have not handed in both lists.
class DecksFilter : public PlayersFilter {
    Q_OBJECT
public:
    using PlayersFilter::PlayersFilter;
    void setMissingOnly(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool m_missingOnly = false;
};

} // namespace ui
