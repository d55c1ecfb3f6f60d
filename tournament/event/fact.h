// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/one_of.h"
#include "tournament/event/event.h"

#include <variant>
#include <vector>

namespace tournament {

// What happened. The journal stores facts, never requests: replay does not pair, draw or decide
// again, so a later improvement cannot rewrite history.

struct EventCreated {
    Details details;
    Profile profile;
    std::uint64_t seed = 0;
    Announcement announcement;
    friend bool operator==(const EventCreated &, const EventCreated &) = default;
};
struct DetailsChanged {
    Details details;
    friend bool operator==(const DetailsChanged &, const DetailsChanged &) = default;
};
struct AnnouncementChanged {
    Announcement announcement;
    std::string reason; ///< may be empty before the start
    friend bool operator==(const AnnouncementChanged &, const AnnouncementChanged &) = default;
};
struct ScheduleChanged {
    Schedule schedule;
    friend bool operator==(const ScheduleChanged &, const ScheduleChanged &) = default;
};
struct ProfileChanged {
    Profile profile;
    std::string reason;
    friend bool operator==(const ProfileChanged &, const ProfileChanged &) = default;
};
struct PlayerAdded {
    Player player;
    friend bool operator==(const PlayerAdded &, const PlayerAdded &) = default;
};
struct PlayerEdited {
    Player player; ///< as he is now; id, tieBreak and status do not change here
    friend bool operator==(const PlayerEdited &, const PlayerEdited &) = default;
};
struct PlayerRemoved { ///< before he was ever paired
    PlayerId player;
    friend bool operator==(const PlayerRemoved &, const PlayerRemoved &) = default;
};
struct PlayerDropped {
    PlayerId player;
    int afterRound = 0;
    friend bool operator==(const PlayerDropped &, const PlayerDropped &) = default;
};
struct PlayerReinstated {
    PlayerId player;
    friend bool operator==(const PlayerReinstated &, const PlayerReinstated &) = default;
};
struct PlayerDisqualified {
    PlayerId player;
    int afterRound = 0;
    std::string reason;
    friend bool operator==(const PlayerDisqualified &, const PlayerDisqualified &) = default;
};
struct RoundPaired {
    Round round;
    friend bool operator==(const RoundPaired &, const RoundPaired &) = default;
};
/// From now on hall, paper and exports show it.
struct RoundPublished {
    int round = 0;
    friend bool operator==(const RoundPublished &, const RoundPublished &) = default;
};
struct RoundUnpaired {
    int round = 0; ///< always the last
    friend bool operator==(const RoundUnpaired &, const RoundUnpaired &) = default;
};
/// Tables of a round as they are after the TO moved players by hand; results stay where they are.
struct TablesChanged {
    int round = 0;
    std::vector<Match> matches;      ///< each replaces the table of its number
    std::vector<Relaxation> relaxed; ///< of the whole round, as it is now
    std::int64_t cost = 0;           ///< of the whole round, as it is now
    friend bool operator==(const TablesChanged &, const TablesChanged &) = default;
};
struct TableMove {
    int round = 0;
    int from = 0;
    int to = 0;
    friend bool operator==(const TableMove &, const TableMove &) = default;
};
/// Matches sit at other tables, all at once; who plays whom and their results stay.
struct MatchesMoved {
    std::vector<TableMove> moves; ///< the match the TO moved first
    friend bool operator==(const MatchesMoved &, const MatchesMoved &) = default;
};
struct ResultRecorded { ///< the first, a further game, or a correction
    int round = 0;
    int table = 0;
    MatchResult result;
    std::string reason; ///< why the TO overrode the profile; usually empty
    friend bool operator==(const ResultRecorded &, const ResultRecorded &) = default;
};
struct ResultCleared {
    int round = 0;
    int table = 0;
    friend bool operator==(const ResultCleared &, const ResultCleared &) = default;
};
struct PenaltyRecorded {
    Penalty penalty;
    friend bool operator==(const PenaltyRecorded &, const PenaltyRecorded &) = default;
};
struct RulingRecorded {
    Ruling ruling;
    friend bool operator==(const RulingRecorded &, const RulingRecorded &) = default;
};
struct WatchChanged {
    int round = 0;
    int table = 0;
    bool watched = false;
    friend bool operator==(const WatchChanged &, const WatchChanged &) = default;
};
/// The match on the stream: this one and no other, or none.
struct FeatureChanged {
    int round = 0;
    int table = 0;
    bool featured = false;
    friend bool operator==(const FeatureChanged &, const FeatureChanged &) = default;
};
struct TableRangesChanged {
    std::vector<TableRange> ranges;
    friend bool operator==(const TableRangesChanged &, const TableRangesChanged &) = default;
};
struct CutSeeded {
    CutForm form = CutForm::None;
    std::vector<PlayerId> seeds; ///< best first
    std::string reason;          ///< of seeds picked by hand; usually empty
    friend bool operator==(const CutSeeded &, const CutSeeded &) = default;
};
struct CutCancelled { ///< with its rounds, as if it had not been made
    friend bool operator==(const CutCancelled &, const CutCancelled &) = default;
};
/// The players of a game of the bracket are known. The round is there or the next to come.
struct CutGamePaired {
    int round = 0;
    std::uint64_t seed = 0; ///< of a round that begins with this game
    Match match;
    friend bool operator==(const CutGamePaired &, const CutGamePaired &) = default;
};
/// A corrected result brings others together: the game and its result are void.
struct CutGameWithdrawn {
    int round = 0;
    int table = 0;
    friend bool operator==(const CutGameWithdrawn &, const CutGameWithdrawn &) = default;
};
struct SidesSettled {
    int round = 0;
    int table = 0;
    std::optional<Side> p1Side; ///< unset: open again
    std::vector<Reason> why;
    friend bool operator==(const SidesSettled &, const SidesSettled &) = default;
};
/// Before his first game of the cut; the newcomer takes his seed and his game.
struct QualifierReplaced {
    PlayerId leaving;
    PlayerId entering;
    friend bool operator==(const QualifierReplaced &, const QualifierReplaced &) = default;
};
struct DeckPolicyChanged {
    DeckPolicy policy;
    std::string reason; ///< may be empty before the start
    friend bool operator==(const DeckPolicyChanged &, const DeckPolicyChanged &) = default;
};
/// In place of the list the player had for that side; its identity becomes the player's.
struct DeckSubmitted {
    SubmittedDeck deck;
    friend bool operator==(const DeckSubmitted &, const DeckSubmitted &) = default;
};
struct DeckWithdrawn {
    PlayerId player;
    Side side = Side::Corp;
    std::string reason;
    friend bool operator==(const DeckWithdrawn &, const DeckWithdrawn &) = default;
};
/// By the TO. The first round of an event locks all lists without a fact of its own.
struct DecksLocked {
    std::vector<PlayerId> players; ///< empty: everybody
    friend bool operator==(const DecksLocked &, const DecksLocked &) = default;
};
struct DecksUnlocked {
    std::vector<PlayerId> players; ///< empty: everybody
    std::string reason;
    friend bool operator==(const DecksUnlocked &, const DecksUnlocked &) = default;
};
struct DeckAccepted {
    PlayerId player;
    Side side = Side::Corp;
    DeckAcceptance acceptance;
    friend bool operator==(const DeckAccepted &, const DeckAccepted &) = default;
};
struct DeckAcceptanceRevoked {
    PlayerId player;
    Side side = Side::Corp;
    friend bool operator==(const DeckAcceptanceRevoked &, const DeckAcceptanceRevoked &) = default;
};
struct DeckChecksDrawn {
    DeckCheckDraw draw;
    friend bool operator==(const DeckChecksDrawn &, const DeckChecksDrawn &) = default;
};
struct DeckCheckRecorded {
    DeckCheck check;
    friend bool operator==(const DeckCheckRecorded &, const DeckCheckRecorded &) = default;
};
// The clock of a round. Times are readings of the wall clock in UTC, so that they outlive the
// program; `ran` is what had been played by then, in milliseconds.
struct ClockStarted { ///< anew after it was stopped, too
    int round = 0;
    core::Timestamp at;
    int minutes = 0;    ///< 0: without a limit
    std::string reason; ///< of another length than announced
    friend bool operator==(const ClockStarted &, const ClockStarted &) = default;
};
struct ClockPaused {
    int round = 0;
    std::int64_t ran = 0;
    friend bool operator==(const ClockPaused &, const ClockPaused &) = default;
};
struct ClockResumed {
    int round = 0;
    core::Timestamp at;
    friend bool operator==(const ClockResumed &, const ClockResumed &) = default;
};
/// What it had run by `at`, said anew: by the TO, or because the wall clock was turned.
struct ClockSet {
    int round = 0;
    core::Timestamp at;
    std::int64_t ran = 0;
    std::int64_t turned = 0; ///< by how much the wall clock was turned; 0: set by the TO
    std::string reason;      ///< of the TO
    friend bool operator==(const ClockSet &, const ClockSet &) = default;
};
struct ClockExtended {
    int round = 0;
    int minutes = 0; ///< negative: shortened
    std::string reason;
    friend bool operator==(const ClockExtended &, const ClockExtended &) = default;
};
struct ExtraTimeGiven {
    int round = 0;
    ExtraTime time;
    friend bool operator==(const ExtraTimeGiven &, const ExtraTimeGiven &) = default;
};
struct ClockStopped {
    int round = 0;
    std::int64_t ran = 0;
    friend bool operator==(const ClockStopped &, const ClockStopped &) = default;
};
struct SourceKept {
    Source source;
    friend bool operator==(const SourceKept &, const SourceKept &) = default;
};

using AnyFact = std::variant<
    EventCreated, DetailsChanged, AnnouncementChanged, ScheduleChanged, ProfileChanged, PlayerAdded,
    PlayerEdited, PlayerRemoved, PlayerDropped, PlayerReinstated, PlayerDisqualified, RoundPaired,
    RoundPublished, RoundUnpaired, TablesChanged, MatchesMoved, ResultRecorded, ResultCleared,
    PenaltyRecorded, RulingRecorded, WatchChanged, FeatureChanged, TableRangesChanged, CutSeeded,
    CutCancelled, CutGamePaired, CutGameWithdrawn, SidesSettled, QualifierReplaced,
    DeckPolicyChanged, DeckSubmitted, DeckWithdrawn, DecksLocked, DecksUnlocked, DeckAccepted,
    DeckAcceptanceRevoked, DeckChecksDrawn, DeckCheckRecorded, ClockStarted, ClockPaused,
    ClockResumed, ClockSet, ClockExtended, ExtraTimeGiven, ClockStopped, SourceKept>;

/// One of them. Copied, moved and destroyed in fact.cpp alone: every file that hands facts on
/// would take seconds longer to compile.
class Fact : public AnyFact {
public:
    template <core::OneOf<AnyFact> One>
    Fact(One &&one) // NOLINT: each of them is a fact
        : AnyFact(std::in_place_type<std::remove_cvref_t<One>>, std::forward<One>(one))
    {
    }
    Fact(const Fact &other);
    Fact(Fact &&other) noexcept;
    Fact &operator=(const Fact &other);
    Fact &operator=(Fact &&other) noexcept;
    ~Fact();
    friend bool operator==(const Fact &a, const Fact &b);
};

using Facts = std::vector<Fact>;

/// Folds one fact into the state, unasked: for facts that decide() has just given or that have
/// passed the gate (can_follow.h). One that cannot follow is a bug here: throws std::logic_error
/// where that is noticed at all.
void apply(Event &event, const Fact &fact);
void apply(Event &event, const Facts &facts);

} // namespace tournament
