// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/fields.h"

namespace tournament {

template <>
struct Fields<EventCreated> {
    using S = EventCreated;
    static constexpr std::string_view name = "event-created";
    static constexpr auto list =
        std::tuple(field("details", &S::details), field("profile", &S::profile),
                   field("seed", &S::seed), field("announcement", &S::announcement));
};
template <>
struct Fields<DetailsChanged> {
    static constexpr std::string_view name = "details-changed";
    static constexpr auto list = std::tuple(field("details", &DetailsChanged::details));
};
template <>
struct Fields<AnnouncementChanged> {
    using S = AnnouncementChanged;
    static constexpr std::string_view name = "announcement-changed";
    static constexpr auto list =
        std::tuple(field("announcement", &S::announcement), field("reason", &S::reason));
};
template <>
struct Fields<ScheduleChanged> {
    static constexpr std::string_view name = "schedule-changed";
    static constexpr auto list = std::tuple(field("schedule", &ScheduleChanged::schedule));
};
template <>
struct Fields<ProfileChanged> {
    using S = ProfileChanged;
    static constexpr std::string_view name = "profile-changed";
    static constexpr auto list =
        std::tuple(field("profile", &S::profile), field("reason", &S::reason));
};
template <>
struct Fields<PlayerAdded> {
    static constexpr std::string_view name = "player-added";
    static constexpr auto list = std::tuple(field("player", &PlayerAdded::player));
};
template <>
struct Fields<PlayerEdited> {
    static constexpr std::string_view name = "player-edited";
    static constexpr auto list = std::tuple(field("player", &PlayerEdited::player));
};
template <>
struct Fields<PlayerRemoved> {
    static constexpr std::string_view name = "player-removed";
    static constexpr auto list = std::tuple(field("player", &PlayerRemoved::player));
};
template <>
struct Fields<PlayerDropped> {
    using S = PlayerDropped;
    static constexpr std::string_view name = "player-dropped";
    static constexpr auto list =
        std::tuple(field("player", &S::player), field("afterRound", &S::afterRound));
};
template <>
struct Fields<PlayerReinstated> {
    static constexpr std::string_view name = "player-reinstated";
    static constexpr auto list = std::tuple(field("player", &PlayerReinstated::player));
};
template <>
struct Fields<PlayerDisqualified> {
    using S = PlayerDisqualified;
    static constexpr std::string_view name = "player-disqualified";
    static constexpr auto list =
        std::tuple(field("player", &S::player), field("afterRound", &S::afterRound),
                   field("reason", &S::reason));
};
template <>
struct Fields<RoundPaired> {
    static constexpr std::string_view name = "round-paired";
    static constexpr auto list = std::tuple(field("round", &RoundPaired::round));
};
template <>
struct Fields<RoundPublished> {
    static constexpr std::string_view name = "round-published";
    static constexpr auto list = std::tuple(field("round", &RoundPublished::round));
};
template <>
struct Fields<RoundUnpaired> {
    static constexpr std::string_view name = "round-unpaired";
    static constexpr auto list = std::tuple(field("round", &RoundUnpaired::round));
};
template <>
struct Fields<TablesChanged> {
    using S = TablesChanged;
    static constexpr std::string_view name = "tables-changed";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("matches", &S::matches),
                   field("relaxed", &S::relaxed), field("cost", &S::cost));
};
template <>
struct Fields<TableMove> {
    using S = TableMove;
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("from", &S::from), field("to", &S::to));
};
template <>
struct Fields<MatchesMoved> {
    static constexpr std::string_view name = "matches-moved";
    static constexpr auto list = std::tuple(field("moves", &MatchesMoved::moves));
};
template <>
struct Fields<ResultRecorded> {
    using S = ResultRecorded;
    static constexpr std::string_view name = "result-recorded";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("table", &S::table),
                   field("result", &S::result), field("reason", &S::reason));
};
template <>
struct Fields<ResultCleared> {
    using S = ResultCleared;
    static constexpr std::string_view name = "result-cleared";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table));
};
template <>
struct Fields<PenaltyRecorded> {
    static constexpr std::string_view name = "penalty-recorded";
    static constexpr auto list = std::tuple(field("penalty", &PenaltyRecorded::penalty));
};
template <>
struct Fields<RulingRecorded> {
    static constexpr std::string_view name = "ruling-recorded";
    static constexpr auto list = std::tuple(field("ruling", &RulingRecorded::ruling));
};
template <>
struct Fields<WatchChanged> {
    using S = WatchChanged;
    static constexpr std::string_view name = "watch-changed";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table),
                                            field("watched", &S::watched));
};
template <>
struct Fields<FeatureChanged> {
    using S = FeatureChanged;
    static constexpr std::string_view name = "feature-changed";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table),
                                            field("featured", &S::featured));
};
template <>
struct Fields<TableRangesChanged> {
    static constexpr std::string_view name = "table-ranges-changed";
    static constexpr auto list = std::tuple(field("ranges", &TableRangesChanged::ranges));
};
template <>
struct Fields<CutSeeded> {
    using S = CutSeeded;
    static constexpr std::string_view name = "cut-seeded";
    static constexpr auto list =
        std::tuple(field("form", &S::form), field("seeds", &S::seeds), field("reason", &S::reason));
};
template <>
struct Fields<CutCancelled> {
    static constexpr std::string_view name = "cut-cancelled";
    static constexpr std::tuple<> list{};
};
template <>
struct Fields<CutGamePaired> {
    using S = CutGamePaired;
    static constexpr std::string_view name = "cut-game-paired";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("seed", &S::seed), field("match", &S::match));
};
template <>
struct Fields<CutGameWithdrawn> {
    using S = CutGameWithdrawn;
    static constexpr std::string_view name = "cut-game-withdrawn";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table));
};
template <>
struct Fields<SidesSettled> {
    using S = SidesSettled;
    static constexpr std::string_view name = "sides-settled";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table),
                                            field("p1Side", &S::p1Side), field("why", &S::why));
};
template <>
struct Fields<QualifierReplaced> {
    using S = QualifierReplaced;
    static constexpr std::string_view name = "qualifier-replaced";
    static constexpr auto list =
        std::tuple(field("leaving", &S::leaving), field("entering", &S::entering));
};
template <>
struct Fields<DeckPolicyChanged> {
    using S = DeckPolicyChanged;
    static constexpr std::string_view name = "deck-policy-changed";
    static constexpr auto list =
        std::tuple(field("policy", &S::policy), field("reason", &S::reason));
};
template <>
struct Fields<DeckSubmitted> {
    using S = DeckSubmitted;
    static constexpr std::string_view name = "deck-submitted";
    static constexpr auto list = std::tuple(field("deck", &S::deck));
};
template <>
struct Fields<DeckWithdrawn> {
    using S = DeckWithdrawn;
    static constexpr std::string_view name = "deck-withdrawn";
    static constexpr auto list = std::tuple(field("player", &S::player), field("side", &S::side),
                                            field("reason", &S::reason));
};
template <>
struct Fields<DecksLocked> {
    using S = DecksLocked;
    static constexpr std::string_view name = "decks-locked";
    static constexpr auto list = std::tuple(field("players", &S::players));
};
template <>
struct Fields<DecksUnlocked> {
    using S = DecksUnlocked;
    static constexpr std::string_view name = "decks-unlocked";
    static constexpr auto list =
        std::tuple(field("players", &S::players), field("reason", &S::reason));
};
template <>
struct Fields<DeckAccepted> {
    using S = DeckAccepted;
    static constexpr std::string_view name = "deck-accepted";
    static constexpr auto list = std::tuple(field("player", &S::player), field("side", &S::side),
                                            field("acceptance", &S::acceptance));
};
template <>
struct Fields<DeckAcceptanceRevoked> {
    using S = DeckAcceptanceRevoked;
    static constexpr std::string_view name = "deck-acceptance-revoked";
    static constexpr auto list = std::tuple(field("player", &S::player), field("side", &S::side));
};
template <>
struct Fields<DeckChecksDrawn> {
    using S = DeckChecksDrawn;
    static constexpr std::string_view name = "deck-checks-drawn";
    static constexpr auto list = std::tuple(field("draw", &S::draw));
};
template <>
struct Fields<DeckCheckRecorded> {
    using S = DeckCheckRecorded;
    static constexpr std::string_view name = "deck-check-recorded";
    static constexpr auto list = std::tuple(field("check", &S::check));
};
template <>
struct Fields<ClockStarted> {
    using S = ClockStarted;
    static constexpr std::string_view name = "clock-started";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("at", &S::at), field("minutes", &S::minutes),
                   field("reason", &S::reason));
};
template <>
struct Fields<ClockPaused> {
    using S = ClockPaused;
    static constexpr std::string_view name = "clock-paused";
    static constexpr auto list = std::tuple(field("round", &S::round), field("ran", &S::ran));
};
template <>
struct Fields<ClockResumed> {
    using S = ClockResumed;
    static constexpr std::string_view name = "clock-resumed";
    static constexpr auto list = std::tuple(field("round", &S::round), field("at", &S::at));
};
template <>
struct Fields<ClockSet> {
    using S = ClockSet;
    static constexpr std::string_view name = "clock-set";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("at", &S::at), field("ran", &S::ran),
                   field("turned", &S::turned), field("reason", &S::reason));
};
template <>
struct Fields<ClockExtended> {
    using S = ClockExtended;
    static constexpr std::string_view name = "clock-extended";
    static constexpr auto list = std::tuple(
        field("round", &S::round), field("minutes", &S::minutes), field("reason", &S::reason));
};
template <>
struct Fields<ExtraTimeGiven> {
    using S = ExtraTimeGiven;
    static constexpr std::string_view name = "extra-time-given";
    static constexpr auto list = std::tuple(field("round", &S::round), field("time", &S::time));
};
template <>
struct Fields<ClockStopped> {
    using S = ClockStopped;
    static constexpr std::string_view name = "clock-stopped";
    static constexpr auto list = std::tuple(field("round", &S::round), field("ran", &S::ran));
};
template <>
struct Fields<SourceKept> {
    static constexpr std::string_view name = "source-kept";
    static constexpr auto list = std::tuple(field("source", &SourceKept::source));
};

} // namespace tournament
