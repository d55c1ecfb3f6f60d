// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tournament {

struct GeneratorOptions {
    int players = 16;
    int rounds = 4;                   ///< played to the end; 0: players only
    std::optional<int> cut;           ///< announced
    std::optional<CutForm> playedCut; ///< the announced cut is played in this form
    Profile profile;
    std::uint64_t seed = 1;
    int dropPercent = 3;        ///< chance of each player to leave after a round
    int latePercent = 2;        ///< chance per round that somebody arrives
    int timedPercent = 10;      ///< of games that end at time
    int byes = 0;               ///< awarded for round 1
    int correctPercent = 10;    ///< chance per game of the cut that an earlier one is corrected
    bool leaveLastOpen = false; ///< half of the last round, or of the cut, without results
};

struct GeneratedAct {
    Command command;
    Facts facts;
};

struct GeneratedEvent {
    std::vector<GeneratedAct> acts; ///< one journal row each
    Event event;                    ///< their fold
};

/// A random tournament played through decide(): the same options give the same acts on every
/// machine. Names are invented ("Player 017").
[[nodiscard]] GeneratedEvent generateEvent(const GeneratorOptions &options);

} // namespace tournament
