// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tournament {

/// Stable for the life of an event and kept from an import; registration order otherwise.
/// 0 is never a player: one of the exchanged formats writes a bye as player 0.
struct PlayerId {
    std::int64_t value = 0;
    auto operator<=>(const PlayerId &) const = default;
};

enum class PlayerStatus : std::uint8_t {
    Active,
    Dropped,      ///< keeps his points and his place in the standings
    Disqualified, ///< out of standings and cut; his opponents keep their strength of schedule
};

/// What a player was asked and answered.
enum class Consent : std::uint8_t { Unasked, Yes, No };

/// To what leaves the hall with his name or face. Wall and paper of the day name everybody: without
/// them nobody finds his table.
struct Consents {
    Consent named = Consent::Unasked; ///< in exports
    Consent photographed = Consent::Unasked;
    Consent streamed = Consent::Unasked;
    friend bool operator==(const Consents &, const Consents &) = default;
};

/// Who was not asked is named, as the custom is: results of tournaments are public.
[[nodiscard]] constexpr bool mayBeNamed(const Consents &consents)
{
    return consents.named != Consent::No;
}
/// Who was not asked about the stream is named there as elsewhere.
[[nodiscard]] constexpr bool mayBeStreamed(const Consents &consents)
{
    return consents.streamed == Consent::Unasked ? mayBeNamed(consents)
                                                 : consents.streamed == Consent::Yes;
}

/// The part of a player a TO types.
struct PlayerEntry {
    std::string name; ///< unique in the event when folded
    std::string pronouns;
    std::string corpIdentity;
    std::string corpFaction;
    std::string runnerIdentity;
    std::string runnerFaction;
    int awardedByes = 0;           ///< in the first so many rounds
    std::optional<int> fixedTable; ///< accessibility: always sits there
    std::optional<int> seat;       ///< at the draft table, from 1
    Consents consents;

    friend bool operator==(const PlayerEntry &, const PlayerEntry &) = default;
};

struct Player : PlayerEntry {
    PlayerId id;
    /// Drawn at registration and stored: the last tie-break never changes between two looks.
    std::uint64_t tieBreak = 0; ///< smaller is better
    PlayerStatus status = PlayerStatus::Active;
    int enteredAfterRound = 0;         ///< 0: before round 1
    int missedRounds = 0;              ///< counted as losses: rounds without opponent or points
    std::optional<int> leftAfterRound; ///< set while dropped or disqualified
    std::vector<int> absentRounds;     ///< paired without him between a drop and his return

    friend bool operator==(const Player &, const Player &) = default;
};
[[nodiscard]] inline const PlayerEntry &entryOf(const Player &player) { return player; }

} // namespace tournament
