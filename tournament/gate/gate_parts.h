// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/fact_ranges.h"
#include "tournament/gate/can_follow.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tournament {

// The parts of canFollow(): one overload a fact, private to the gate_*.cpp files. An objection is
// built only where there is one: thousands of facts are looked at whenever a file is opened.
using Objection = std::optional<std::string>;

// gate_event.cpp
[[nodiscard]] Objection objection(const Event &event, const EventCreated &fact);
[[nodiscard]] Objection objection(const Event &event, const DetailsChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const AnnouncementChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const ScheduleChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const ProfileChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const TableRangesChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const PenaltyRecorded &fact);
[[nodiscard]] Objection objection(const Event &event, const RulingRecorded &fact);
[[nodiscard]] Objection objection(const Event &event, const SourceKept &fact);
// gate_players.cpp
[[nodiscard]] Objection objection(const Event &event, const PlayerAdded &fact);
[[nodiscard]] Objection objection(const Event &event, const PlayerEdited &fact);
[[nodiscard]] Objection objection(const Event &event, const PlayerRemoved &fact);
[[nodiscard]] Objection objection(const Event &event, const PlayerDropped &fact);
[[nodiscard]] Objection objection(const Event &event, const PlayerReinstated &fact);
[[nodiscard]] Objection objection(const Event &event, const PlayerDisqualified &fact);
// gate_rounds.cpp
[[nodiscard]] Objection objection(const Event &event, const RoundPaired &fact);
[[nodiscard]] Objection objection(const Event &event, const RoundPublished &fact);
[[nodiscard]] Objection objection(const Event &event, const RoundUnpaired &fact);
[[nodiscard]] Objection objection(const Event &event, const TablesChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const MatchesMoved &fact);
[[nodiscard]] Objection objection(const Event &event, const ResultRecorded &fact);
[[nodiscard]] Objection objection(const Event &event, const ResultCleared &fact);
[[nodiscard]] Objection objection(const Event &event, const WatchChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const FeatureChanged &fact);
// gate_cut.cpp
[[nodiscard]] Objection objection(const Event &event, const CutSeeded &fact);
[[nodiscard]] Objection objection(const Event &event, const CutCancelled &fact);
[[nodiscard]] Objection objection(const Event &event, const CutGamePaired &fact);
[[nodiscard]] Objection objection(const Event &event, const CutGameWithdrawn &fact);
[[nodiscard]] Objection objection(const Event &event, const SidesSettled &fact);
[[nodiscard]] Objection objection(const Event &event, const QualifierReplaced &fact);
// gate_decks.cpp
[[nodiscard]] Objection objection(const Event &event, const DeckPolicyChanged &fact);
[[nodiscard]] Objection objection(const Event &event, const DeckSubmitted &fact);
[[nodiscard]] Objection objection(const Event &event, const DeckWithdrawn &fact);
[[nodiscard]] Objection objection(const Event &event, const DecksLocked &fact);
[[nodiscard]] Objection objection(const Event &event, const DecksUnlocked &fact);
[[nodiscard]] Objection objection(const Event &event, const DeckAccepted &fact);
[[nodiscard]] Objection objection(const Event &event, const DeckAcceptanceRevoked &fact);
[[nodiscard]] Objection objection(const Event &event, const DeckChecksDrawn &fact);
[[nodiscard]] Objection objection(const Event &event, const DeckCheckRecorded &fact);
// gate_clock.cpp
[[nodiscard]] Objection objection(const Event &event, const ClockStarted &fact);
[[nodiscard]] Objection objection(const Event &event, const ClockPaused &fact);
[[nodiscard]] Objection objection(const Event &event, const ClockResumed &fact);
[[nodiscard]] Objection objection(const Event &event, const ClockSet &fact);
[[nodiscard]] Objection objection(const Event &event, const ClockExtended &fact);
[[nodiscard]] Objection objection(const Event &event, const ExtraTimeGiven &fact);
[[nodiscard]] Objection objection(const Event &event, const ClockStopped &fact);

// gate_match.cpp: what a match may hold.
[[nodiscard]] Objection badResult(const Match &match, const MatchResult &result);
/// A table by itself: its number, its players, its reasons and its result.
[[nodiscard]] Objection badMatch(const Event &event, const Match &match);
/// One that stands for a game of the bracket: between two of the cut, by a number the bracket has
/// and no other match bears.
[[nodiscard]] Objection badGame(const Event &event, const Match &match);
[[nodiscard]] Objection badReasons(const Event &event, const std::vector<Reason> &why);

// gate.cpp: what many of them ask.
struct Counted {
    std::string_view what; ///< "missed rounds"
    std::int64_t value = 0;
    FactRange range;
};
/// The first number outside its range: "missed rounds: -1 is not between 0 and 100000".
[[nodiscard]] Objection outside(std::initializer_list<Counted> numbers);
[[nodiscard]] Objection unknown(const Event &event, PlayerId player);
[[nodiscard]] Objection unknown(const Event &event, std::span<const PlayerId> players);
[[nodiscard]] Objection missingRound(const Event &event, int round);
[[nodiscard]] Objection missingTable(const Event &event, int round, int table);
/// The same objection with the place ahead of it: "table 3: there is no player 9".
[[nodiscard]] Objection at(std::string_view place, std::int64_t number, Objection found);
[[nodiscard]] std::string numbered(std::string_view what, std::int64_t number);

/// Of two questions the second is put only when the first has no objection.
template <class Next>
[[nodiscard]] Objection orElse(Objection found, Next next)
{
    return found ? std::move(found) : next();
}

} // namespace tournament
