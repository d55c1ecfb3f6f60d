// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "ui/bracket/bracket_drawing.h"
#include "ui/desk.h"

namespace testing {

/// A window in which a cut is played. No Swiss round went before: the seeds are named, the first
/// registered player is the first seed.
class CutDesk : public Desk {
public:
    explicit CutDesk(int size, const QString &profile = {},
                     std::optional<tournament::CutForm> form = {}, int spare = 0,
                     const QString &folder = {});

    [[nodiscard]] static QStringList names(int count);
    [[nodiscard]] tournament::PlayerId seed(int number);
    [[nodiscard]] tournament::BracketGame game(int number);
    [[nodiscard]] QString winner(int number); ///< empty while it is open
    [[nodiscard]] ui::BracketDrawing &drawing();

    /// Lets the higher seed win until this many games are left to play, without the window's help.
    void playUntil(int left);
    /// The player of this seat wins, without the window's help.
    void wins(int number, tournament::Seat seat);
};

} // namespace testing
