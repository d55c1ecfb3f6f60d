// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/decks.h"
#include "tournament/event/profile.h"
#include "tournament/event/round.h"
#include "tournament/event/ruling.h"
#include "tournament/event/schedule.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

/// Tournament Rules 3.0.2, "Tournament Tiers".
enum class Tier : std::uint8_t { Casual, Competitive, Premier };

/// What the TO announces before the start; a later change asks a reason (Tournament Rules 3.0.2,
/// "Tournament Structure", "Double-Elimination Pairings").
struct Announcement {
    std::optional<int> rounds; ///< Swiss rounds; unset: as suggested for the field at the start
    std::optional<int> cut;    ///< players in the cut, 0: none; unset: as suggested
    int minutes = 65;          ///< of a Swiss round
    friend bool operator==(const Announcement &, const Announcement &) = default;
};

/// 0 points for the rounds before a late entry, or losses (which count as rounds).
enum class LateEntry : std::uint8_t { ZeroPoints, Losses };

struct Details {
    std::string name;
    std::string date; ///< YYYY-MM-DD or empty
    Tier tier = Tier::Competitive;
    std::string organizer;       ///< the TO
    std::string secondOrganizer; ///< rules at the tables of a TO who plays
    bool organizerPlays = false;
    std::vector<std::string> judges;
    LateEntry lateEntry = LateEntry::ZeroPoints;
    /// By which the judges rule, a word of rules::rulesVersionWords; empty: the one of the date.
    std::string rulesVersion;
    friend bool operator==(const Details &, const Details &) = default;
};

struct TableRange {
    int first = 1;
    int last = 1; ///< included
    friend bool operator==(const TableRange &, const TableRange &) = default;
};

enum class PenaltyKind : std::uint8_t { Caution, GameLoss, MatchLoss, Removed };

/// Private to the organizers: never printed or projected unless asked for.
struct Penalty {
    PlayerId player;
    int round = 0; ///< 0: before round 1
    PenaltyKind kind{};
    std::string reason;
    std::string judge;
    friend bool operator==(const Penalty &, const Penalty &) = default;
};

/// The document an event was imported from, kept so that an export changes only what was edited.
struct Source {
    std::string format; ///< "event-json", "tome"
    std::string text;
    friend bool operator==(const Source &, const Source &) = default;
};

/// Who plays for the championship. The games themselves are rounds of Stage::Cut; what they mean
/// together is bracket().
struct Cut {
    CutForm form = CutForm::None; ///< None with seeds: an import whose bracket is not one of ours
    std::vector<PlayerId> seeds;  ///< best first; empty before the cut
    std::vector<PlayerId> named;  ///< by an imported file: the seeds again when a cut is cancelled
    friend bool operator==(const Cut &, const Cut &) = default;
};

/// The state of one tournament: the fold of its facts. Changed by apply() alone.
struct Event {
    bool created = false; ///< false: the empty event before its first fact
    Details details;
    Profile profile;
    std::uint64_t seed = 0; ///< every draw derives its own from it
    Announcement announcement;
    Schedule schedule;
    std::vector<Player> players; ///< by id, ascending
    std::vector<Round> rounds;   ///< Swiss first
    bool publishesLater = false; ///< how the last round was paired: the TO's habit here
    std::vector<TableRange> tableRanges;
    std::vector<Penalty> penalties;
    std::vector<Ruling> rulings; ///< in the order they were given
    Cut cut;
    DeckDesk decks;
    std::optional<Source> source;

    friend bool operator==(const Event &, const Event &) = default;
};

[[nodiscard]] const Player *findPlayer(const Event &event, PlayerId id);
/// By folded name.
[[nodiscard]] const Player *findPlayer(const Event &event, std::string_view name);
[[nodiscard]] const Round *findRound(const Event &event, int number);
[[nodiscard]] const Match *findMatch(const Event &event, int round, int table);
[[nodiscard]] int swissRounds(const Event &event); ///< paired so far
[[nodiscard]] bool started(const Event &event);    ///< a round has been paired

/// The round that is paired and not published; nullptr when there is none.
[[nodiscard]] const Round *preparedRound(const Event &event);
/// The last round that the hall knows; nullptr before the first.
[[nodiscard]] const Round *publishedRound(const Event &event);
/// The event as the hall knows it: without a round that is being prepared.
[[nodiscard]] Event published(Event event);

/// Games of one match. Championship play is a single game (Tournament Rules 3.0.2, "Going to Time"
/// of championship play); where match points decide, a match stays one of two games (1.1).
[[nodiscard]] int gamesPerMatch(const Profile &profile, Stage stage);
/// Complete: a bye, or every game of it is entered.
[[nodiscard]] bool hasResult(const Profile &profile, const Match &match, Stage stage);
/// Tables of a round whose result is missing or partial, ascending.
[[nodiscard]] std::vector<int> missingResults(const Event &event, int round);

} // namespace tournament
