// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

#include <array>

namespace ui {

/// What the players of a match fill in and sign.
struct MatchSlip {
    QString figure;      ///< the table, or the game of the cut, in large
    QString figureLabel; ///< "Table"
    QString event;
    QString round; ///< "Round 3 of 5"
    QString rules; ///< the profile
    struct Player {
        QString name;
        QString note; ///< "Corp" where settled, "seed 3, chooses"
    };
    std::array<Player, 2> players;
    int games = 2;
    bool sidesOpen = true;  ///< the players tick who was Corp
    bool secondGame = true; ///< asks whether the second game was started
    bool drops = true;      ///< asks each player whether he leaves after this round
};

[[nodiscard]] MatchSlip slipFor(const tournament::Event &event, const tournament::Match &match,
                                const QString &round, bool cut);
/// Within `place`, whose edges are where the guillotine cuts.
void drawSlip(Sheet &sheet, const MatchSlip &slip, const QRectF &place);

} // namespace ui
