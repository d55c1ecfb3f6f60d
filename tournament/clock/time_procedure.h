// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/citation.h"
#include "tournament/event/event.h"

#include <vector>

namespace tournament {

/// One step of what happens when time is called. `app/sentences` says it in words.
enum class TimeStepCode : std::uint8_t {
    NoLimit,             ///< time is not called in this round
    FinishTurn,          ///< the player in turn finishes it
    OpponentsTurn,       ///< his opponent takes one more, unless somebody wins before
    MoreAgendaPoints,    ///< `ahead` points to the player with more, `behind` to the other
    EqualAgendaPoints,   ///< `equal` points each
    NobodyWins,          ///< `equal` points each, and agenda points as match points (1.1)
    SecondGameUnstarted, ///< a game not begun gives nobody anything
    AgendaPointsDecide,  ///< in the cut: more agenda points win
    HigherSeed,          ///< … and among equals the higher seed
    HigherSeedMatch,     ///< a match tied on match points goes to the higher seed (1.1)
};

struct TimeStep {
    TimeStepCode code{};
    int ahead = 0;
    int behind = 0;
    int equal = 0;
    friend bool operator==(const TimeStep &, const TimeStep &) = default;
};

struct TimeProcedure {
    std::vector<TimeStep> steps; ///< in this order
    core::Citation rule;
};

/// What happens in this round when its time is up: the turns are the same in all documents, what a
/// game without a winner is worth is the profile's.
[[nodiscard]] TimeProcedure timeProcedure(const Event &event, const Round &round);

} // namespace tournament
