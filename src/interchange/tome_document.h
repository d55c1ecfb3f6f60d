// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

// The tables of a TOME export, typed; any key may be missing.

struct TomeTournament {
    std::int64_t pk = 0;
    std::string name;
    std::optional<std::int64_t> settings;
    std::optional<std::int64_t> format; ///< 1 Swiss, 3 double elimination
    std::optional<std::int64_t> parent; ///< a cut points at its Swiss
    std::optional<int> cutSize;
};

struct TomeSettings {
    std::string name;
    std::optional<int> winPoints; ///< of a match
    std::optional<int> roundTime;
};

struct TomeParticipant {
    std::int64_t pk = 0;
    std::int64_t tournament = 0;
    std::string name;
    std::string runnerIdentity;
    std::string runnerFaction;
    std::string corpIdentity;
    std::string corpFaction;
    bool active = true;
    int awardedByes = 0;
    int missedRounds = 0;
    int carriedPoints = 0;
    std::optional<int> seed;
    std::int64_t swiss = 0;         ///< his number in the Swiss part, 0: not told
    std::optional<double> tieBreak; ///< for the order alone, greater is better
};

struct TomeSeat {
    std::int64_t participant = 0;
    int seat = 0;
    std::optional<int> points;
    bool winner = false;
    std::string role;
};

struct TomeMatch {
    std::int64_t pk = 0;
    std::int64_t tournament = 0;
    int round = 0;
    int orderIndex = -1; ///< -1: a bye
    std::vector<TomeSeat> seats;
    std::string place;
};

struct TomeDocument {
    std::vector<TomeTournament> tournaments;
    std::map<std::int64_t, TomeSettings> settings; ///< by pk
    std::vector<TomeParticipant> participants;
    std::vector<TomeMatch> matches;
};

/// Throws core::DataError.
[[nodiscard]] TomeDocument readTomeDocument(const core::Json &json);

} // namespace interchange
