// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "tournament/clock/timetable.h"
#include "tournament/cut/bracket.h"
#include "tournament/event/event.h"

#include <optional>
#include <string>
#include <vector>

namespace web {

/// A player as strangers may know him: without a name where he does not agree to be named.
struct HallPlayer {
    std::int64_t id = 0;
    std::string name;
    /// Of the tables: the name as it is searched for. Made once, for 300 phones ask at a time.
    std::string key = {};
    friend bool operator==(const HallPlayer &, const HallPlayer &) = default;
};

struct HallTable {
    int table = 0;
    int game = 0; ///< of the bracket; 0: none
    HallPlayer first;
    std::optional<HallPlayer> second; ///< unset: a bye
    std::optional<tournament::Side> firstSide;
    std::string result; ///< "4–2"; empty while there is none
    friend bool operator==(const HallTable &, const HallTable &) = default;
};

struct HallRow {
    int rank = 0;
    HallPlayer player;
    int points = 0;
    std::string sos;
    bool dropped = false;
    friend bool operator==(const HallRow &, const HallRow &) = default;
};

struct HallGame {
    /// One of the two, or where he will come from.
    struct Seat {
        std::optional<HallPlayer> player;
        tournament::Slot from;
        friend bool operator==(const Seat &, const Seat &) = default;
    };
    int number = 0;
    int round = 0; ///< of the cut, from 1
    int table = 0; ///< 0: not seated yet
    std::array<Seat, 2> seats;
    tournament::GameState state = tournament::GameState::Waiting;
    std::optional<tournament::Seat> winner;
    friend bool operator==(const HallGame &, const HallGame &) = default;
};

/// What anybody in the hall may know of an event, taken from it once and never changed: published
/// rounds only, no penalty, no reason, no list. Requests read this and nothing else, so that no
/// phone ever waits for the desk or holds it up.
struct Hall {
    std::int64_t revision = 0; ///< the act that the event followed from
    std::string name;
    std::string date;
    int players = 0;
    int round = 0; ///< the one that is shown; 0: none yet
    std::vector<HallTable> tables;
    int standingsRound = 0; ///< the last Swiss round counted
    bool provisional = false;
    std::vector<HallRow> rows;
    std::vector<HallGame> games;
    std::optional<tournament::RoundClock> clock; ///< of `round`, without why a table has extra time
    std::vector<tournament::TimetableLine> timetable;
    std::string rules; ///< by whose name it is scored and paired
    int plannedRounds = 0;
    int minutes = 0;       ///< of a Swiss round
    int cut = 0;           ///< players in it, 0: none
    std::string announced; ///< what the desk tells everybody now; empty: nothing
    friend bool operator==(const Hall &, const Hall &) = default;
};

/// Pure. `now` is for what the timetable expects.
[[nodiscard]] Hall hallOf(const tournament::Event &event, std::int64_t revision,
                          core::Timestamp now);
/// A few letters that change with what is announced, by which phones know it: "none", "9f86d081".
[[nodiscard]] std::string announcementMark(const Hall &hall);

} // namespace web
