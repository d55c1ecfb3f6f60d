// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "tournament/standings/standings.h"
#include "ui/bracket/bracket_layout.h"
#include "ui/bracket/game_text.h"

#include <map>

#include <QList>
#include <QStringList>

namespace ui {

enum class WallMode { Roster, Pairings, Standings, Bracket, Clock, Announcement, Schedule };

struct WallColumn {
    QString title;
    bool name = false;   ///< takes the room that is left, and may wrap or shrink
    bool strong = false; ///< what the reader looks for
    bool right = false;
    bool marks = false; ///< of WallPicture::factions stand before the names
};

/// What the hall may see, taken from the event as it stands: no proposal, no round that is not
/// published, no penalty, no reason, of a deck no more than its faction and whether its list came.
/// All that is drawn comes from here.
struct WallPicture {
    WallMode mode = WallMode::Pairings;
    QString event;   ///< its name, and what is going on behind the scenes
    QString heading; ///< "Round 3", "Standings after round 2"
    int round = 0;   ///< whose clock stands in the corner
    QList<WallColumn> columns;
    QList<QStringList> rows;
    QList<app::Factions> factions; ///< of the players of the rows, as far as marks are shown
    QString text;                  ///< the announcement, or why there is nothing to see
    QString hall;                  ///< where phones find this; empty: nowhere
    QString called;                ///< who is asked to come to the desk; empty: nobody
    BracketLayout bracket;
    std::map<int, GameCard> cards;
};

/// Who plays, as whom, and whose lists came: for the players to check before round 1.
[[nodiscard]] WallPicture rosterPicture(const tournament::Event &event);
[[nodiscard]] WallPicture pairingsPicture(const tournament::Event &event);
[[nodiscard]] WallPicture standingsPicture(const tournament::Event &event,
                                           const tournament::Standings &standings);
[[nodiscard]] WallPicture bracketPicture(const tournament::Event &event);
[[nodiscard]] WallPicture clockPicture(const tournament::Event &event);
[[nodiscard]] WallPicture schedulePicture(const tournament::Event &event, core::Timestamp now);
[[nodiscard]] WallPicture announcementPicture(const tournament::Event &event, const QString &text);

} // namespace ui
