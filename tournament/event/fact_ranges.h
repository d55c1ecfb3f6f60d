// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace tournament {

/// Both ends included.
struct FactRange {
    std::int64_t least = 0;
    std::int64_t most = 0;

    [[nodiscard]] constexpr bool contains(std::int64_t value) const
    {
        return value >= least && value <= most;
    }
};

namespace limits {

// The range of every number of a fact, stated once. They hold for whatever stands in a journal, and
// are as wide as any version or import could write: what a TO may enter is the business of
// decide(). Within them no sum or product of the code below overflows.

inline constexpr std::int64_t most = 100'000; ///< of what has no better limit
inline constexpr std::int64_t mostInInt = std::numeric_limits<int>::max();

/// A round that is only named (entered, left, ruled on …): imports tell of rounds they do not hold.
inline constexpr FactRange namedRounds{0, most};
inline constexpr FactRange countedRounds{0, most}; ///< missed, awarded byes, announced
inline constexpr FactRange cutSizesNamed{0, most};
inline constexpr FactRange tableNumbers{1, mostInInt};
inline constexpr FactRange namedTables{0, mostInInt}; ///< 0: away from the tables
inline constexpr FactRange seatNumbers{0, mostInInt};

inline constexpr FactRange gamesOfMatch{1, 2};
inline constexpr FactRange profilePoints{0, 1000};
inline constexpr FactRange winningAgendaPoints{1, 20};
inline constexpr FactRange recordedTotals{0, most};
inline constexpr FactRange agendaPoints{-100, most};
/// The two of a match and the third of a tied final (Tournament Rules 1.1).
inline constexpr FactRange gamesEntered{0, 3};
inline constexpr FactRange algorithmVersions{0, most};
inline constexpr FactRange pairingCosts{0, std::numeric_limits<std::int64_t>::max()};
/// Points, gaps, counts and seats apart in a reason; shown and never counted with.
inline constexpr FactRange reasonNumbers{-mostInInt, mostInInt};
inline constexpr FactRange meetings{0, most};

inline constexpr FactRange ruledMinutes{1, 600};  ///< of a profile
inline constexpr FactRange clockMinutes{0, most}; ///< 0: without a limit
inline constexpr FactRange announcedMinutes{1, most};
inline constexpr FactRange scheduledMinutes{0, most};
inline constexpr FactRange breakRounds{1, most};
inline constexpr FactRange breakMinutes{1, most};
inline constexpr FactRange minutesGiven{-most, most};
inline constexpr FactRange minutesInAll{0, most}; ///< of extra time, of a ruling
/// From the year 1 to the year 9999, in milliseconds: the clock of a computer may be wrong.
inline constexpr FactRange moments{-62'135'596'800'000, 253'402'300'799'999};
/// Milliseconds a clock ran or was turned by: three times as long as all of these years.
inline constexpr FactRange ranTimes{0, 1'000'000'000'000'000};
inline constexpr FactRange turnedTimes{-1'000'000'000'000'000, 1'000'000'000'000'000};

inline constexpr FactRange copiesOfCard{1, most};
inline constexpr FactRange cardsOfList{0, most * 1000};

} // namespace limits

} // namespace tournament
