// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "tournament/event/player.h"
#include "tournament/event/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tournament {

/// Why a table is as it is. `app/sentences` turns codes and numbers into words.
enum class ReasonCode : std::uint8_t {
    RandomFirstRound,
    SamePoints,   ///< both on `points`
    Gap,          ///< `gap` points apart: `count` players stood on `points`, an odd number left
    FloatedDown,  ///< `player` came down from `points`
    FloatedAgain, ///< … for the second time running
    ByeAwarded,
    ByeLast,       ///< last in standings without one
    ByeSpares,     ///< not the last: `count` lower players could not leave a field without rematch
    ByeSecond,     ///< everybody has had one
    OppositeSeats, ///< full draft, round 1: `count` seats apart
    Locked,        ///< the TO put these two together
    Swapped,       ///< the TO moved `player`
    Rematch,       ///< they meet for the `count`th time
    MustNotMeet,   ///< the TO asked to keep them apart; it could not be done
    SidesBalance,  ///< corp's bias `points`, runner's bias `gap` before the game
    SidesSwapped,  ///< second meeting, sides swapped
    SidesRandom,   ///< drawn from the round's seed; in the cut both differences were `points`
    // Sides in the cut. A player's difference is his games as Corp less those as Runner in it.
    SidesChosen,       ///< by `player`, the higher seed
    SidesLeast,        ///< `player`, the Corp, stood at `points`, the Runner at `gap`
    SidesDifferential, ///< the same, and both had played the same side less
    SidesTurned,       ///< second final: the sides of the first one exchanged
    SidesByPlayers,    ///< drawn by the players at the table
    Imported,
};

struct Reason {
    ReasonCode code{};
    PlayerId player;
    int points = 0;
    int gap = 0;
    int count = 0;
    friend bool operator==(const Reason &, const Reason &) = default;
};

/// A rule that could not be kept, with whom it concerns (Tournament Rules 3.0.2, "Swiss Pairings").
enum class RelaxationCode : std::uint8_t { Rematch, SecondBye, MustNotMeet };

struct Relaxation {
    RelaxationCode code{};
    PlayerId first;
    PlayerId second; ///< unset (0) for a bye
    int count = 0;   ///< meetings or byes including this one
    friend bool operator==(const Relaxation &, const Relaxation &) = default;
};

struct Match {
    int table = 0; ///< from 1; unique in the round. A bye has the next number after the last table
    int game = 0;  ///< its number in the bracket (bracket.h); 0: not one of its games
    PlayerId p1;
    std::optional<PlayerId> p2; ///< unset: p1 has a bye
    bool awardedBye = false;
    /// Set where sides are settled: of a single game, or of the third of a tied final (1.1).
    std::optional<Side> p1Side;
    bool locked = false;
    bool watched = false;  ///< slow-play watch (Tournament Rules 3.0.2, "Slow Play")
    bool featured = false; ///< on the stream; one match of the event at a time
    std::vector<Reason> why;
    std::optional<MatchResult> result; ///< a bye needs none; set when an import recorded its total

    [[nodiscard]] bool isBye() const { return !p2; }
    friend bool operator==(const Match &, const Match &) = default;
};

enum class Stage : std::uint8_t { Swiss, Cut };

/// Minutes more for one table, on record with why and by whom.
struct ExtraTime {
    int table = 0;
    int minutes = 0; ///< negative: taken back
    std::string reason;
    std::string judge; ///< who gave it; may be empty
    friend bool operator==(const ExtraTime &, const ExtraTime &) = default;
};

/// How long the clock of a round had run at one moment of the wall clock, and whether it has run
/// since. What it shows now is a matter of the time: round_clock.h.
struct RoundClock {
    int minutes = 0; ///< length of the round, extensions included; 0: without a limit
    core::Timestamp startedAt;
    std::int64_t ran = 0;                 ///< milliseconds, up to `since` where that is set
    std::optional<core::Timestamp> since; ///< it runs since then; unset: paused or stopped
    bool stopped = false;
    std::vector<ExtraTime> extra;
    friend bool operator==(const RoundClock &, const RoundClock &) = default;
};

/// Stands in Round::algorithm of rounds of the cut: raised when the same state would give other
/// players, sides or draws.
inline constexpr int bracketVersion = 1;

struct Round {
    int number = 0; ///< from 1, Swiss rounds first, cut rounds counted on
    Stage stage = Stage::Swiss;
    std::uint64_t seed = 0;
    int algorithm = 0; ///< swissAlgorithmVersion or bracketVersion, 0: not paired by us
    std::int64_t cost = 0;
    std::vector<Relaxation> relaxed;
    std::vector<std::pair<PlayerId, PlayerId>> avoided; ///< "must not meet" of this round
    std::vector<Match> matches;                         ///< in the order of tables
    std::optional<RoundClock> clock;                    ///< unset until it was started
    bool prepared = false; ///< not published yet: the desk sees it, the hall does not

    friend bool operator==(const Round &, const Round &) = default;
};

} // namespace tournament
