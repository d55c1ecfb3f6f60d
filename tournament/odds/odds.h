// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "tournament/event/event.h"
#include "tournament/event/refusal.h"
#include "tournament/odds/simulation.h"

#include <array>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tournament {

// What an event may still come to: its Swiss rounds are played to their end again and again by the
// engine that pairs them, and the finishes are counted. Every figure is a count of finishes.

inline constexpr int usualSimulations = 10000;
/// Of how many places finishes are counted one by one. In a larger field several neighbours share a
/// count, or the counts would take memory by the square of the players.
inline constexpr int mostPlaceCounts = 512;

struct OddsOptions {
    int simulations = usualSimulations;
    bool weighResults = false; ///< chances by results so far instead of 50 : 50
};

enum class OddsGoal : std::uint8_t { MakeCut, FinishFirst };

/// What the figures rest on, to be shown beside them.
struct OddsModel {
    OddsGoal goal = OddsGoal::FinishFirst;
    int cut = 0;        ///< players who make it
    int rounds = 0;     ///< still to be paired
    int openTables = 0; ///< paired and without a result
    TimeRates time;     ///< of the event so far; none played: no game goes to time
    bool weighResults = false;
    bool drawsAgendaPoints = false; ///< where they count
    friend bool operator==(const OddsModel &, const OddsModel &) = default;
};

/// What the open match of a player does for him: the goal in the finishes in which he took more
/// points from it than his opponent, as many, or fewer.
struct MatchOdds {
    int round = 0;
    int table = 0;
    Share won;
    Share level;
    Share lost;
    friend bool operator==(const MatchOdds &, const MatchOdds &) = default;
};

struct PlayerOdds {
    PlayerId player;
    bool active = true; ///< false: has left and can reach nothing
    Share goal;
    std::vector<int> places; ///< finishes on place 1, 2, …, Odds::placesPerCount of them in each
    int bestPlace = 0;       ///< of those that occurred, from 1; 0: no finish yet
    int worstPlace = 0;      ///< likewise
    std::optional<MatchOdds> match;

    friend bool operator==(const PlayerOdds &, const PlayerOdds &) = default;
};

struct Odds {
    int finishes = 0;
    int placesPerCount = 1; ///< more than 1 in a field of more than mostPlaceCounts
    OddsModel model;
    Share clearWinner;               ///< one player alone has the most points after the last round
    Share oneMoreRound;              ///< of the finishes without one: a further round gives one
    std::vector<PlayerOdds> players; ///< everybody in the standings, in the order of now

    [[nodiscard]] const PlayerOdds *find(PlayerId player) const;
    friend bool operator==(const Odds &, const Odds &) = default;
};

/// What is counted: everything, or who reaches the goal and neither places nor a further round.
enum class OddsScope : std::uint8_t { Everything, GoalAlone };

/// Counts finishes, in any portions. Finish number n is the same whoever plays it and whenever: its
/// seed derives from the event's.
class OddsRun {
public:
    /// Refused when the cut has begun (CutStarted), with fewer than two players (TooFewPlayers) and
    /// when exact standings of so many rounds do not fit the arithmetic (RoundsOutOfRange).
    [[nodiscard]] static core::Expected<OddsRun, Refusal>
    create(const Event &event, const OddsOptions &options, OddsScope scope = OddsScope::Everything);

    /// Plays the finishes numbered `begin` to `end`, the last not included.
    void play(int begin, int end);
    /// Takes over what another run of the same event and options has counted.
    void add(const OddsRun &other);

    [[nodiscard]] const Odds &odds() const { return m_odds; }
    [[nodiscard]] Odds take() { return std::move(m_odds); }

private:
    struct OpenSeat {
        std::size_t row = 0;
        std::size_t match = 0; ///< of the simulation's open ones
        Seat seat = Seat::P1;
    };

    OddsRun() = default;
    void count(const std::vector<int> &order);
    void countPlace(PlayerOdds &player, int place) const;
    [[nodiscard]] bool leadsAlone() const;

    Odds m_odds;
    OddsScope m_scope = OddsScope::Everything;
    std::uint64_t m_seed = 0;
    int m_field = 0;
    std::vector<std::size_t> m_rowOf; ///< player of the simulation → row of m_odds
    std::vector<OpenSeat> m_openSeats;
    std::vector<std::uint8_t> m_reached; ///< by row, in the finish at hand
    std::optional<EventSimulator> m_simulator;
};

/// All finishes on this thread. `goOn` is told how many are done and stops it by answering false:
/// the odds are then those of the finishes played.
[[nodiscard]] core::Expected<Odds, Refusal> odds(const Event &event,
                                                 const OddsOptions &options = {},
                                                 const std::function<bool(int done)> &goOn = {});

/// The event with an intentional draw at this table. Refused where the profile knows none: no
/// advice on draws is given there (Tournament Rules 3.0.2, "Unsportsmanlike Conduct").
[[nodiscard]] core::Expected<Event, Refusal> withIntentionalDraw(const Event &event, int round,
                                                                 int table);

/// What an intentional draw at one table would do for the two who play there.
struct DrawOdds {
    int round = 0;
    int table = 0;
    std::array<PlayerId, 2> players;
    /// By seat: reached the goal in every finish. Nothing more is promised by "safe".
    std::array<bool, 2> safe{};
    int finishes = 0; ///< played; fewer than asked for when neither draw was safe any more
    friend bool operator==(const DrawOdds &, const DrawOdds &) = default;
};

/// Every open table at which the profile lets players draw by intention, before a draw there is
/// played; empty where it lets none. Whoever missed the goal in a finish that he had won his match
/// for is not safe with a draw, which brings less: of a large field few tables are left to play.
[[nodiscard]] std::vector<DrawOdds> drawableTables(const Event &event, const Odds &odds);
/// `asked` with the draw played, for those it may still be safe for.
[[nodiscard]] core::Expected<DrawOdds, Refusal> drawOdds(const Event &event,
                                                         const OddsOptions &options, DrawOdds asked,
                                                         const std::function<bool()> &goOn = {});

} // namespace tournament
