// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/fields.h"

namespace storage {

template <>
struct Fields<tournament::EventCreated> {
    using S = tournament::EventCreated;
    static constexpr std::string_view name = "event-created";
    static constexpr auto list =
        std::tuple(field("details", &S::details), field("profile", &S::profile),
                   field("seed", &S::seed), field("announcement", &S::announcement));
};
template <>
struct Fields<tournament::DetailsChanged> {
    static constexpr std::string_view name = "details-changed";
    static constexpr auto list = std::tuple(field("details", &tournament::DetailsChanged::details));
};
template <>
struct Fields<tournament::AnnouncementChanged> {
    using S = tournament::AnnouncementChanged;
    static constexpr std::string_view name = "announcement-changed";
    static constexpr auto list =
        std::tuple(field("announcement", &S::announcement), field("reason", &S::reason));
};
template <>
struct Fields<tournament::ProfileChanged> {
    using S = tournament::ProfileChanged;
    static constexpr std::string_view name = "profile-changed";
    static constexpr auto list =
        std::tuple(field("profile", &S::profile), field("reason", &S::reason));
};
template <>
struct Fields<tournament::PlayerAdded> {
    static constexpr std::string_view name = "player-added";
    static constexpr auto list = std::tuple(field("player", &tournament::PlayerAdded::player));
};
template <>
struct Fields<tournament::PlayerEdited> {
    static constexpr std::string_view name = "player-edited";
    static constexpr auto list = std::tuple(field("player", &tournament::PlayerEdited::player));
};
template <>
struct Fields<tournament::PlayerRemoved> {
    static constexpr std::string_view name = "player-removed";
    static constexpr auto list = std::tuple(field("player", &tournament::PlayerRemoved::player));
};
template <>
struct Fields<tournament::PlayerDropped> {
    using S = tournament::PlayerDropped;
    static constexpr std::string_view name = "player-dropped";
    static constexpr auto list =
        std::tuple(field("player", &S::player), field("afterRound", &S::afterRound));
};
template <>
struct Fields<tournament::PlayerReinstated> {
    static constexpr std::string_view name = "player-reinstated";
    static constexpr auto list = std::tuple(field("player", &tournament::PlayerReinstated::player));
};
template <>
struct Fields<tournament::PlayerDisqualified> {
    using S = tournament::PlayerDisqualified;
    static constexpr std::string_view name = "player-disqualified";
    static constexpr auto list =
        std::tuple(field("player", &S::player), field("afterRound", &S::afterRound),
                   field("reason", &S::reason));
};
template <>
struct Fields<tournament::RoundPaired> {
    static constexpr std::string_view name = "round-paired";
    static constexpr auto list = std::tuple(field("round", &tournament::RoundPaired::round));
};
template <>
struct Fields<tournament::RoundUnpaired> {
    static constexpr std::string_view name = "round-unpaired";
    static constexpr auto list = std::tuple(field("round", &tournament::RoundUnpaired::round));
};
template <>
struct Fields<tournament::TablesChanged> {
    using S = tournament::TablesChanged;
    static constexpr std::string_view name = "tables-changed";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("matches", &S::matches),
                   field("relaxed", &S::relaxed), field("cost", &S::cost));
};
template <>
struct Fields<tournament::ResultRecorded> {
    using S = tournament::ResultRecorded;
    static constexpr std::string_view name = "result-recorded";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("table", &S::table),
                   field("result", &S::result), field("reason", &S::reason));
};
template <>
struct Fields<tournament::ResultCleared> {
    using S = tournament::ResultCleared;
    static constexpr std::string_view name = "result-cleared";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table));
};
template <>
struct Fields<tournament::PenaltyRecorded> {
    static constexpr std::string_view name = "penalty-recorded";
    static constexpr auto list =
        std::tuple(field("penalty", &tournament::PenaltyRecorded::penalty));
};
template <>
struct Fields<tournament::RulingRecorded> {
    static constexpr std::string_view name = "ruling-recorded";
    static constexpr auto list = std::tuple(field("ruling", &tournament::RulingRecorded::ruling));
};
template <>
struct Fields<tournament::WatchChanged> {
    using S = tournament::WatchChanged;
    static constexpr std::string_view name = "watch-changed";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table),
                                            field("watched", &S::watched));
};
template <>
struct Fields<tournament::TableRangesChanged> {
    static constexpr std::string_view name = "table-ranges-changed";
    static constexpr auto list =
        std::tuple(field("ranges", &tournament::TableRangesChanged::ranges));
};
template <>
struct Fields<tournament::CutSeeded> {
    using S = tournament::CutSeeded;
    static constexpr std::string_view name = "cut-seeded";
    static constexpr auto list =
        std::tuple(field("form", &S::form), field("seeds", &S::seeds), field("reason", &S::reason));
};
template <>
struct Fields<tournament::CutCancelled> {
    static constexpr std::string_view name = "cut-cancelled";
    static constexpr std::tuple<> list{};
};
template <>
struct Fields<tournament::CutGamePaired> {
    using S = tournament::CutGamePaired;
    static constexpr std::string_view name = "cut-game-paired";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("seed", &S::seed), field("match", &S::match));
};
template <>
struct Fields<tournament::CutGameWithdrawn> {
    using S = tournament::CutGameWithdrawn;
    static constexpr std::string_view name = "cut-game-withdrawn";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table));
};
template <>
struct Fields<tournament::SidesSettled> {
    using S = tournament::SidesSettled;
    static constexpr std::string_view name = "sides-settled";
    static constexpr auto list = std::tuple(field("round", &S::round), field("table", &S::table),
                                            field("p1Side", &S::p1Side), field("why", &S::why));
};
template <>
struct Fields<tournament::QualifierReplaced> {
    using S = tournament::QualifierReplaced;
    static constexpr std::string_view name = "qualifier-replaced";
    static constexpr auto list =
        std::tuple(field("leaving", &S::leaving), field("entering", &S::entering));
};
template <>
struct Fields<tournament::DeckPolicyChanged> {
    using S = tournament::DeckPolicyChanged;
    static constexpr std::string_view name = "deck-policy-changed";
    static constexpr auto list =
        std::tuple(field("policy", &S::policy), field("reason", &S::reason));
};
template <>
struct Fields<tournament::DeckSubmitted> {
    using S = tournament::DeckSubmitted;
    static constexpr std::string_view name = "deck-submitted";
    static constexpr auto list = std::tuple(field("deck", &S::deck));
};
template <>
struct Fields<tournament::DeckWithdrawn> {
    using S = tournament::DeckWithdrawn;
    static constexpr std::string_view name = "deck-withdrawn";
    static constexpr auto list = std::tuple(field("player", &S::player), field("side", &S::side),
                                            field("reason", &S::reason));
};
template <>
struct Fields<tournament::DecksLocked> {
    using S = tournament::DecksLocked;
    static constexpr std::string_view name = "decks-locked";
    static constexpr auto list = std::tuple(field("players", &S::players));
};
template <>
struct Fields<tournament::DecksUnlocked> {
    using S = tournament::DecksUnlocked;
    static constexpr std::string_view name = "decks-unlocked";
    static constexpr auto list =
        std::tuple(field("players", &S::players), field("reason", &S::reason));
};
template <>
struct Fields<tournament::DeckAccepted> {
    using S = tournament::DeckAccepted;
    static constexpr std::string_view name = "deck-accepted";
    static constexpr auto list = std::tuple(field("player", &S::player), field("side", &S::side),
                                            field("acceptance", &S::acceptance));
};
template <>
struct Fields<tournament::DeckAcceptanceRevoked> {
    using S = tournament::DeckAcceptanceRevoked;
    static constexpr std::string_view name = "deck-acceptance-revoked";
    static constexpr auto list = std::tuple(field("player", &S::player), field("side", &S::side));
};
template <>
struct Fields<tournament::DeckChecksDrawn> {
    using S = tournament::DeckChecksDrawn;
    static constexpr std::string_view name = "deck-checks-drawn";
    static constexpr auto list = std::tuple(field("draw", &S::draw));
};
template <>
struct Fields<tournament::DeckCheckRecorded> {
    using S = tournament::DeckCheckRecorded;
    static constexpr std::string_view name = "deck-check-recorded";
    static constexpr auto list = std::tuple(field("check", &S::check));
};
template <>
struct Fields<tournament::ClockStarted> {
    using S = tournament::ClockStarted;
    static constexpr std::string_view name = "clock-started";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("at", &S::at), field("minutes", &S::minutes),
                   field("reason", &S::reason));
};
template <>
struct Fields<tournament::ClockPaused> {
    using S = tournament::ClockPaused;
    static constexpr std::string_view name = "clock-paused";
    static constexpr auto list = std::tuple(field("round", &S::round), field("ran", &S::ran));
};
template <>
struct Fields<tournament::ClockResumed> {
    using S = tournament::ClockResumed;
    static constexpr std::string_view name = "clock-resumed";
    static constexpr auto list = std::tuple(field("round", &S::round), field("at", &S::at));
};
template <>
struct Fields<tournament::ClockSet> {
    using S = tournament::ClockSet;
    static constexpr std::string_view name = "clock-set";
    static constexpr auto list =
        std::tuple(field("round", &S::round), field("at", &S::at), field("ran", &S::ran),
                   field("turned", &S::turned), field("reason", &S::reason));
};
template <>
struct Fields<tournament::ClockExtended> {
    using S = tournament::ClockExtended;
    static constexpr std::string_view name = "clock-extended";
    static constexpr auto list = std::tuple(
        field("round", &S::round), field("minutes", &S::minutes), field("reason", &S::reason));
};
template <>
struct Fields<tournament::ExtraTimeGiven> {
    using S = tournament::ExtraTimeGiven;
    static constexpr std::string_view name = "extra-time-given";
    static constexpr auto list = std::tuple(field("round", &S::round), field("time", &S::time));
};
template <>
struct Fields<tournament::ClockStopped> {
    using S = tournament::ClockStopped;
    static constexpr std::string_view name = "clock-stopped";
    static constexpr auto list = std::tuple(field("round", &S::round), field("ran", &S::ran));
};
template <>
struct Fields<tournament::SourceKept> {
    static constexpr std::string_view name = "source-kept";
    static constexpr auto list = std::tuple(field("source", &tournament::SourceKept::source));
};

} // namespace storage
