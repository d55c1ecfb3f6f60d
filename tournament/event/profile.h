// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

enum class TieBreak : std::uint8_t {
    Points,      ///< prestige; what 2017 and later call match points
    SosSum,      ///< Σ of the opponents' prestige (Tournament Rules 3.0.2, "Tournament Structure")
    SosAverage,  ///< Σ of the opponents' points per round ÷ opponents (TOME and later)
    EsosAverage, ///< the same of the opponents' SosAverage
    MatchPoints, ///< 10 a win, otherwise agenda points (Tournament Rules 1.1, "Winning Matches")
    Random,      ///< drawn at registration
};

/// How the players of a match get their sides.
enum class SidesRule : std::uint8_t {
    Both,     ///< two games, one on each side; the players draw who begins
    Balanced, ///< one game; the pairing balances sides
    Random,   ///< one game; drawn from the round's seed
};

enum class FirstRound : std::uint8_t {
    Random,
    Seats, ///< the first half of the seats meets the second half from the other end (1–8, 2–7 …)
};

enum class CutForm : std::uint8_t {
    None,
    DoubleElimination,
    SingleElimination,
    SingleReseeded, ///< each round the best seed still in meets the worst
};

struct TimedScore {
    int ahead = 1;  ///< points of the player with more agenda points
    int behind = 0; ///< of the other
    int equal = 1;  ///< of each when equal
    friend bool operator==(const TimedScore &, const TimedScore &) = default;
};

/// Tournament Rules 1.1, "Winning Matches" and "Prestige".
struct MatchPointRule {
    int win = 10; ///< of a game; every other game gives a player his agenda points
    int bonusWin = 2;
    int bonusTie = 1;
    int bye = 20;
    friend bool operator==(const MatchPointRule &, const MatchPointRule &) = default;
};

/// Minutes, longer than any round of any document: a bound for what is typed or read.
inline constexpr int longestRound = 600;

struct MinutesRule {
    int standard = 65;
    int least = 55;
    int most = 75;
    bool advisory = false; ///< a length outside is pointed out, not refused

    [[nodiscard]] bool contains(int minutes) const { return minutes >= least && minutes <= most; }
    // What is refused beyond.
    [[nodiscard]] int shortest() const { return advisory ? 1 : least; }
    [[nodiscard]] int longest() const { return advisory ? longestRound : most; }
    friend bool operator==(const MinutesRule &, const MinutesRule &) = default;
};

/// The rules an event is scored and paired by: tournament/data/profiles/*.json, and a copy in the
/// event itself, so that a later edition of the data cannot rewrite a finished tournament.
struct Profile {
    std::string id;   ///< "ffg-2016"
    std::string name; ///< "FFG 2016 (Tournament Rules 3.0.2)"
    std::string document;
    std::string section;
    std::string tiers; ///< id of a Structure: tournament/data/tiers-*.json

    int gamesPerMatch = 2;
    SidesRule sides = SidesRule::Both;
    FirstRound firstRound = FirstRound::Random;
    bool evenField = false; ///< refuses an odd field unless the TO confirms a bye
    int agendaPointsToWin = 7;

    int win = 2;
    int draw = 1; ///< of each
    TimedScore timed;
    bool timedEditable = false; ///< the TO sets what a timed game is worth
    int bye = 4;
    std::optional<MatchPointRule> matchPoints;
    bool intentionalDraw = false;
    bool twoForOne = false;

    std::vector<TieBreak> order;   ///< of standings
    std::vector<TieBreak> seeding; ///< for the cut, and of standings when a cut is announced
    CutForm cut = CutForm::DoubleElimination;
    MinutesRule minutes;
    MinutesRule cutMinutes;

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// Every profile compiled in, in the order in which a list offers them; ffg-2016 is the first and
/// the default.
[[nodiscard]] std::span<const Profile> profiles();
/// nullptr when there is none of that id.
[[nodiscard]] const Profile *findProfile(std::string_view id);

} // namespace tournament
