// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>
#include <tuple>
#include <utility>

#include "tournament/event/fact.h"

namespace tournament {

template <class Struct, class Member>
struct Field {
    std::string_view name;
    Member Struct::*member;
};

template <class Struct, class Member>
constexpr Field<Struct, Member> field(std::string_view name, Member Struct::*member)
{
    return {name, member};
}
/// The same of a struct that has the member from the one it is built on.
template <class Struct, class Base, class Member>
constexpr Field<Struct, Member> inherited(std::string_view name, Member Base::*member)
{
    return {name, member};
}

/// The one description of a struct's fields, used for writing and reading alike. Names are stored
/// for ever: a field may be added, never renamed. Facts have a stable `name` as well.
template <class Struct>
struct Fields;

template <class Struct>
concept Described = requires { Fields<Struct>::list; };

template <>
struct Fields<TimedScore> {
    using S = TimedScore;
    static constexpr auto list = std::tuple(field("ahead", &S::ahead), field("behind", &S::behind),
                                            field("equal", &S::equal));
};
template <>
struct Fields<MatchPointRule> {
    using S = MatchPointRule;
    static constexpr auto list = std::tuple(field("win", &S::win), field("bonusWin", &S::bonusWin),
                                            field("bonusTie", &S::bonusTie), field("bye", &S::bye));
};
template <>
struct Fields<MinutesRule> {
    using S = MinutesRule;
    static constexpr auto list =
        std::tuple(field("standard", &S::standard), field("least", &S::least),
                   field("most", &S::most), field("advisory", &S::advisory));
};
template <>
struct Fields<Profile> {
    using S = Profile;
    static constexpr auto list = std::tuple(
        field("id", &S::id), field("name", &S::name), field("document", &S::document),
        field("section", &S::section), field("tiers", &S::tiers),
        field("gamesPerMatch", &S::gamesPerMatch), field("sides", &S::sides),
        field("firstRound", &S::firstRound), field("evenField", &S::evenField),
        field("agendaPointsToWin", &S::agendaPointsToWin), field("win", &S::win),
        field("draw", &S::draw), field("timed", &S::timed),
        field("timedEditable", &S::timedEditable), field("bye", &S::bye),
        field("matchPoints", &S::matchPoints), field("intentionalDraw", &S::intentionalDraw),
        field("twoForOne", &S::twoForOne), field("order", &S::order), field("seeding", &S::seeding),
        field("cut", &S::cut), field("minutes", &S::minutes), field("cutMinutes", &S::cutMinutes));
};
template <>
struct Fields<Announcement> {
    using S = Announcement;
    static constexpr auto list = std::tuple(field("rounds", &S::rounds), field("cut", &S::cut),
                                            field("minutes", &S::minutes));
};
template <>
struct Fields<Break> {
    using S = Break;
    static constexpr auto list =
        std::tuple(field("afterRound", &S::afterRound), field("minutes", &S::minutes));
};
template <>
struct Fields<Schedule> {
    using S = Schedule;
    static constexpr auto list =
        std::tuple(field("start", &S::start), field("turnover", &S::turnover),
                   field("breaks", &S::breaks), field("cutMinutes", &S::cutMinutes));
};
template <>
struct Fields<Details> {
    using S = Details;
    static constexpr auto list =
        std::tuple(field("name", &S::name), field("date", &S::date), field("tier", &S::tier),
                   field("organizer", &S::organizer), field("secondOrganizer", &S::secondOrganizer),
                   field("organizerPlays", &S::organizerPlays), field("judges", &S::judges),
                   field("lateEntry", &S::lateEntry), field("rulesVersion", &S::rulesVersion));
};
template <>
struct Fields<TableRange> {
    using S = TableRange;
    static constexpr auto list = std::tuple(field("first", &S::first), field("last", &S::last));
};
template <>
struct Fields<Penalty> {
    using S = Penalty;
    static constexpr auto list =
        std::tuple(field("player", &S::player), field("round", &S::round), field("kind", &S::kind),
                   field("reason", &S::reason), field("judge", &S::judge));
};
template <>
struct Fields<Ruling> {
    using S = Ruling;
    static constexpr auto list = std::tuple(
        field("question", &S::question), field("answer", &S::answer), field("judge", &S::judge),
        field("round", &S::round), field("table", &S::table), field("players", &S::players),
        field("minutes", &S::minutes), field("version", &S::version), field("basis", &S::basis),
        field("entries", &S::entries), field("situation", &S::situation));
};
template <>
struct Fields<Source> {
    using S = Source;
    static constexpr auto list = std::tuple(field("format", &S::format), field("text", &S::text));
};
template <>
struct Fields<Consents> {
    using S = Consents;
    static constexpr auto list =
        std::tuple(field("named", &S::named), field("photographed", &S::photographed),
                   field("streamed", &S::streamed));
};
template <>
struct Fields<Player> {
    using S = Player;
    using Base = PlayerEntry;
    static constexpr auto list = std::tuple(
        field("id", &S::id), inherited<S>("name", &S::name),
        inherited<S>("pronouns", &S::pronouns), inherited<S>("corpIdentity", &S::corpIdentity),
        inherited<S>("corpFaction", &S::corpFaction),
        inherited<S>("runnerIdentity", &S::runnerIdentity),
        inherited<S>("runnerFaction", &S::runnerFaction),
        inherited<S>("awardedByes", &S::awardedByes), inherited<S>("fixedTable", &S::fixedTable),
        inherited<S>("seat", &S::seat), field("tieBreak", &S::tieBreak),
        field("status", &S::status), field("enteredAfterRound", &S::enteredAfterRound),
        field("missedRounds", &S::missedRounds), field("leftAfterRound", &S::leftAfterRound),
        field("absentRounds", &S::absentRounds), inherited<S>("consents", &S::consents));
};
template <>
struct Fields<Game> {
    using S = Game;
    static constexpr auto list = std::tuple(
        field("corp", &S::corp), field("ending", &S::ending), field("winner", &S::winner),
        field("agendaPoints", &S::agendaPoints), field("how", &S::how));
};
template <>
struct Fields<MatchResult> {
    using S = MatchResult;
    static constexpr auto list =
        std::tuple(field("kind", &S::kind), field("games", &S::games), field("totals", &S::totals));
};
template <>
struct Fields<Reason> {
    using S = Reason;
    static constexpr auto list =
        std::tuple(field("code", &S::code), field("player", &S::player),
                   field("points", &S::points), field("gap", &S::gap), field("count", &S::count));
};
template <>
struct Fields<Relaxation> {
    using S = Relaxation;
    static constexpr auto list = std::tuple(field("code", &S::code), field("first", &S::first),
                                            field("second", &S::second), field("count", &S::count));
};
template <>
struct Fields<Match> {
    using S = Match;
    static constexpr auto list = std::tuple(
        field("table", &S::table), field("game", &S::game), field("p1", &S::p1),
        field("p2", &S::p2), field("awardedBye", &S::awardedBye), field("p1Side", &S::p1Side),
        field("locked", &S::locked), field("watched", &S::watched), field("featured", &S::featured),
        field("why", &S::why), field("result", &S::result));
};
template <>
struct Fields<ExtraTime> {
    using S = ExtraTime;
    static constexpr auto list =
        std::tuple(field("table", &S::table), field("minutes", &S::minutes),
                   field("reason", &S::reason), field("judge", &S::judge));
};
template <>
struct Fields<RoundClock> {
    using S = RoundClock;
    static constexpr auto list = std::tuple(
        field("minutes", &S::minutes), field("startedAt", &S::startedAt), field("ran", &S::ran),
        field("since", &S::since), field("stopped", &S::stopped), field("extra", &S::extra));
};
template <>
struct Fields<Round> {
    using S = Round;
    static constexpr auto list = std::tuple(
        field("number", &S::number), field("stage", &S::stage), field("seed", &S::seed),
        field("algorithm", &S::algorithm), field("cost", &S::cost), field("relaxed", &S::relaxed),
        field("avoided", &S::avoided), field("matches", &S::matches), field("clock", &S::clock),
        field("prepared", &S::prepared));
};
template <>
struct Fields<Cut> {
    using S = Cut;
    static constexpr auto list =
        std::tuple(field("form", &S::form), field("seeds", &S::seeds), field("named", &S::named));
};
template <>
struct Fields<DeckPolicy> {
    using S = DeckPolicy;
    static constexpr auto list = std::tuple(
        field("list", &S::list), field("pool", &S::pool), field("anyRelease", &S::anyRelease),
        field("draft", &S::draft), field("authorized", &S::authorized));
};
template <>
struct Fields<ListedCard> {
    using S = ListedCard;
    static constexpr auto list =
        std::tuple(field("title", &S::title), field("quantity", &S::quantity));
};
template <>
struct Fields<DeckAcceptance> {
    using S = DeckAcceptance;
    static constexpr auto list =
        std::tuple(field("reason", &S::reason), field("problems", &S::problems));
};
template <>
struct Fields<SubmittedDeck> {
    using S = SubmittedDeck;
    static constexpr auto list = std::tuple(
        field("player", &S::player), field("side", &S::side), field("at", &S::at),
        field("name", &S::name), field("format", &S::format), field("original", &S::original),
        field("identity", &S::identity), field("faction", &S::faction), field("cards", &S::cards),
        field("startingCards", &S::startingCards), field("unknown", &S::unknown),
        field("reason", &S::reason), field("acceptance", &S::acceptance));
};
template <>
struct Fields<DeckCheck> {
    using S = DeckCheck;
    static constexpr auto list =
        std::tuple(field("player", &S::player), field("side", &S::side), field("round", &S::round),
                   field("at", &S::at), field("outcome", &S::outcome), field("judge", &S::judge),
                   field("note", &S::note));
};
template <>
struct Fields<DeckCheckDraw> {
    using S = DeckCheckDraw;
    static constexpr auto list = std::tuple(field("round", &S::round), field("seed", &S::seed),
                                            field("players", &S::players));
};
template <>
struct Fields<DeckDesk> {
    using S = DeckDesk;
    static constexpr auto list =
        std::tuple(field("policy", &S::policy), field("locked", &S::locked),
                   field("exceptions", &S::exceptions), field("lists", &S::lists),
                   field("draws", &S::draws), field("checks", &S::checks));
};
template <>
struct Fields<Event> {
    using S = Event;
    static constexpr auto list =
        std::tuple(field("created", &S::created), field("details", &S::details),
                   field("profile", &S::profile), field("seed", &S::seed),
                   field("announcement", &S::announcement), field("players", &S::players),
                   field("rounds", &S::rounds), field("tableRanges", &S::tableRanges),
                   field("penalties", &S::penalties), field("rulings", &S::rulings),
                   field("cut", &S::cut), field("decks", &S::decks), field("source", &S::source),
                   field("schedule", &S::schedule), field("publishesLater", &S::publishesLater));
};

} // namespace tournament
