// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_round.h"

#include "tournament/desk.h"
#include "tournament/pairing/swiss.h"

#include <algorithm>
#include <set>

using namespace tournament;

namespace {

bool hasReason(const Match &match, ReasonCode code)
{
    return std::ranges::find(match.why, code, &Reason::code) != match.why.end();
}

const Reason &reason(const Match &match, ReasonCode code)
{
    const auto found = std::ranges::find(match.why, code, &Reason::code);
    REQUIRE(found != match.why.end());
    return *found;
}

} // namespace

TEST_CASE("Round 1 is random and reproducible (3.0.2, \"Swiss Pairings\")")
{
    EventDesk a("ffg-2016", numbered(8));
    EventDesk b("ffg-2016", numbered(8));
    a.pair();
    b.pair();
    CHECK(a.event.rounds == b.event.rounds);
    CHECK(a.event.rounds[0].algorithm == swissAlgorithmVersion);
    CHECK(a.event.rounds[0].seed == roundSeed(a.event, 1));
    CHECK(hasReason(a.event.rounds[0].matches[0], ReasonCode::RandomFirstRound));
    b.event.rounds.clear();
    b.event.seed = 8;
    b.pair();
    CHECK_FALSE(a.event.rounds[0].matches == b.event.rounds[0].matches);
}

TEST_CASE("Pairing waits for every result of the round before")
{
    EventDesk desk("ffg-2016", numbered(6));
    desk.pair();
    desk.mustReport("P1", "2-0");
    const auto refused = desk.refusal(PairRound{});
    REQUIRE(refused);
    CHECK(refused->code == RefusalCode::ResultsMissing);
    CHECK(refused->number == 1);
    CHECK(refused->tables.size() == 2);
}

TEST_CASE("The bye goes to the last in standings without one (3.0.2, \"Byes\")")
{
    EventDesk desk("ffg-2016", numbered(5));
    std::set<PlayerId> had;
    for (int round = 1; round <= 4; ++round) {
        const auto before = standings(desk.event).rows;
        desk.pair();
        const Match &bye = desk.event.rounds.back().matches.back();
        REQUIRE(bye.isBye());
        // Nobody else behind him is without a bye, unless the others could not pair without him.
        if (hasReason(bye, ReasonCode::ByeLast))
            for (const auto &row : before)
                if (row.rank > std::ranges::find(before, bye.p1, &StandingsRow::player)->rank)
                    CHECK(had.contains(row.player));
        CHECK(had.insert(bye.p1).second);
        desk.reportRest();
    }
}

TEST_CASE("An awarded bye counts as the player's bye")
{
    EventDesk desk("ffg-2016", numbered(4));
    PlayerEntry guest;
    guest.name = "Guest";
    guest.awardedByes = 1;
    desk.enter(guest);
    desk.pair();
    const Match &bye = desk.match("Guest");
    CHECK(bye.awardedBye);
    CHECK(reason(bye, ReasonCode::ByeAwarded).player == desk.id("Guest"));
    desk.reportRest();
    for (int round = 2; round <= 4; ++round) {
        desk.pair();
        CHECK_FALSE(desk.match("Guest").isBye());
        desk.reportRest();
    }
}

TEST_CASE("Every table says why")
{
    EventDesk desk("ffg-2016", numbered(6));
    desk.pair({{"P1", "P2"}, {"P3", "P4"}, {"P5", "P6"}});
    desk.mustReport("P1", "2-0");
    desk.mustReport("P3", "2-0");
    desk.mustReport("P5", "2-0");
    desk.pair();
    // Three players on 4 points, three on 0: one table is 4 points apart.
    int gaps = 0;
    for (const Match &match : desk.event.rounds.back().matches) {
        if (!hasReason(match, ReasonCode::Gap))
            continue;
        ++gaps;
        const Reason &gap = reason(match, ReasonCode::Gap);
        CHECK(gap.gap == 4);
        CHECK(gap.count == 3);
        CHECK(gap.points == 4);
        CHECK(reason(match, ReasonCode::FloatedDown).points == 4);
    }
    CHECK(gaps == 1);
    CHECK(desk.event.rounds.back().cost == 16);
}

TEST_CASE("More rounds than opponents: the fewest rematches, and the round says so")
{
    EventDesk desk("ffg-2016", numbered(4));
    for (int round = 1; round <= 3; ++round) {
        desk.pair();
        CHECK(desk.event.rounds.back().relaxed.empty());
        desk.reportRest();
    }
    desk.pair();
    const Round &round = desk.event.rounds.back();
    REQUIRE(round.relaxed.size() == 2);
    for (const Relaxation &relaxation : round.relaxed) {
        CHECK(relaxation.code == RelaxationCode::Rematch);
        CHECK(relaxation.count == 2);
    }
    CHECK(std::ranges::all_of(
        round.matches, [](const Match &match) { return hasReason(match, ReasonCode::Rematch); }));
}

TEST_CASE("Locked pairs sit together, players to keep apart do not")
{
    EventDesk desk("ffg-2016", numbered(8));
    PairRound request;
    request.locked = {{desk.id("P1"), desk.id("P2")}};
    request.avoid = {{desk.id("P3"), desk.id("P4")}};
    const auto round = proposeRound(desk.event, request);
    REQUIRE(round);
    for (const Match &match : round->matches) {
        const bool one = match.p1 == desk.id("P1") || match.p2 == desk.id("P1");
        const bool two = match.p1 == desk.id("P2") || match.p2 == desk.id("P2");
        CHECK(one == two);
        CHECK(match.locked == one);
        CHECK_FALSE((std::set{match.p1, *match.p2} == std::set{desk.id("P3"), desk.id("P4")}));
    }
    EventDesk two("ffg-2016", numbered(2));
    request.locked.clear();
    request.avoid = {{two.id("P1"), two.id("P2")}};
    REQUIRE(two.perform(request));
    CHECK(two.event.rounds[0].relaxed.at(0).code == RelaxationCode::MustNotMeet);
}

TEST_CASE("Impossible locks are refused")
{
    EventDesk desk("ffg-2016", numbered(5));
    PlayerEntry guest;
    guest.name = "Guest";
    guest.awardedByes = 1;
    desk.enter(guest);
    const auto lock = [&](std::vector<std::pair<PlayerId, PlayerId>> pairs) {
        PairRound request;
        request.locked = std::move(pairs);
        const auto round = proposeRound(desk.event, request);
        return round ? std::nullopt : std::optional(round.error().code);
    };
    const PlayerId one = desk.id("P1");
    CHECK(lock({{one, one}}) == RefusalCode::LockedSelf);
    CHECK(lock({{one, desk.id("P2")}, {one, desk.id("P3")}}) == RefusalCode::LockedTwice);
    CHECK(lock({{one, desk.id("Guest")}}) == RefusalCode::LockedIsBye);
    CHECK(lock({{one, PlayerId{99}}}) == RefusalCode::PlayerUnknown);
    REQUIRE(desk.perform(DropPlayers{{desk.id("P2")}}));
    CHECK(lock({{one, desk.id("P2")}}) == RefusalCode::PlayerNotActive);
    CHECK_FALSE(lock({{one, desk.id("P3")}}));
}

TEST_CASE("A full draft begins with the furthest seat (3.0.2, \"Modified Swiss Pairings\")")
{
    const auto seated = [] {
        EventDesk desk("draft-full");
        for (int seat = 1; seat <= 8; ++seat) {
            PlayerEntry entry;
            entry.name = "P" + std::to_string(seat);
            entry.seat = seat;
            desk.enter(entry);
        }
        return desk;
    };
    EventDesk desk = seated();
    desk.pair();
    // The example: 1 meets 8, 2 meets 7, 3 meets 6, 4 meets 5.
    for (int seat = 1; seat <= 4; ++seat) {
        const Match &match = desk.match("P" + std::to_string(seat));
        const auto opposite = desk.id("P" + std::to_string(9 - seat));
        CHECK((match.p1 == opposite || match.p2 == opposite));
        CHECK(reason(match, ReasonCode::OppositeSeats).count == 9 - 2 * seat);
    }
    EventDesk other = seated();
    PairRound request;
    request.oppositeSeats = true;
    REQUIRE(other.perform(request));
    for (int seat = 1; seat <= 4; ++seat) {
        const Match &match = other.match("P" + std::to_string(seat));
        const auto opposite = other.id("P" + std::to_string(seat + 4));
        CHECK((match.p1 == opposite || match.p2 == opposite));
    }
}

TEST_CASE("A draft wants an even field and seats (3.0.2, \"Draft Tournament\")")
{
    EventDesk desk("draft-full", numbered(7));
    CHECK(desk.code(PairRound{}) == RefusalCode::OddDraft);
    desk.add({"P8"});
    CHECK(desk.code(PairRound{}) == RefusalCode::SeatsMissing);
    EventDesk half("draft-half", numbered(7));
    CHECK(half.code(PairRound{}) == RefusalCode::OddDraft);
    PairRound accepted;
    accepted.acceptBye = true;
    CHECK_FALSE(half.code(accepted));
}

TEST_CASE("A half draft draws sides and keeps them (3.0.2, \"Half Draft\")")
{
    EventDesk a("draft-half", numbered(8));
    EventDesk b("draft-half", numbered(8));
    a.pair();
    b.pair();
    CHECK(a.event.rounds == b.event.rounds);
    for (const Match &match : a.event.rounds[0].matches) {
        REQUIRE(match.p1Side);
        CHECK(hasReason(match, ReasonCode::SidesRandom));
    }
}

TEST_CASE("Single-sided Swiss balances sides and lets two players meet twice")
{
    EventDesk desk("nsg-sss", numbered(4));
    for (int round = 1; round <= 6; ++round) {
        desk.pair();
        const Round &paired = desk.event.rounds.back();
        CHECK(paired.matches.size() == 2);
        // Six rounds of four players are every pair on both sides.
        CHECK(paired.relaxed.empty());
        for (const Match &match : paired.matches)
            CHECK(match.p1Side);
        desk.reportRest();
    }
    desk.pair();
    CHECK(desk.event.rounds.back().relaxed.size() == 2);
}

TEST_CASE("Two players are swapped by hand, and the tables say what that breaks")
{
    EventDesk desk("ffg-2016", numbered(4));
    desk.pair({{"P1", "P2"}, {"P3", "P4"}});
    desk.mustReport("P1", "2-0");
    desk.mustReport("P3", "2-0");
    desk.pair({{"P1", "P3"}, {"P2", "P4"}});
    REQUIRE(desk.perform(SwapPlayers{2, desk.id("P3"), desk.id("P2")}));
    const Round &round = desk.event.rounds.back();
    CHECK(round.relaxed.size() == 2); // P1–P2 and P3–P4 again
    CHECK(round.cost == 32);
    CHECK(hasReason(desk.match("P1"), ReasonCode::Rematch));
    CHECK(hasReason(desk.match("P1"), ReasonCode::Swapped));
    CHECK_FALSE(desk.match("P1").locked);
    // Swapping back leaves nothing broken.
    REQUIRE(desk.perform(SwapPlayers{2, desk.id("P2"), desk.id("P3")}));
    CHECK(desk.event.rounds.back().relaxed.empty());
    CHECK(desk.event.rounds.back().cost == 0);
}

TEST_CASE("Swaps that cannot be are refused")
{
    EventDesk desk("ffg-2016", numbered(5));
    desk.pair();
    desk.reportRest();
    desk.pair();
    const Round round = desk.event.rounds.back();
    const Match &first = round.matches[0];
    const Match &second = round.matches[1];
    const auto swap = [&](int number, PlayerId a, PlayerId b) {
        return desk.code(SwapPlayers{number, a, b});
    };
    CHECK(swap(1, first.p1, second.p1) == RefusalCode::NotLastRound);
    CHECK(swap(3, first.p1, second.p1) == RefusalCode::RoundUnknown);
    CHECK(swap(2, first.p1, first.p1) == RefusalCode::SwapSame);
    CHECK(swap(2, first.p1, *first.p2) == RefusalCode::SwapSameTable);
    CHECK(swap(2, first.p1, PlayerId{99}) == RefusalCode::PlayerNotInRound);
    desk.mustReport(findPlayer(desk.event, first.p1)->name, "2-0");
    CHECK(swap(2, first.p1, second.p1) == RefusalCode::SwapHasResult);
    // A player with a bye can be moved, too; whoever has had one is named.
    CHECK_FALSE(swap(2, second.p1, round.matches.back().p1));
}

TEST_CASE("A round is unpaired as long as nothing is reported, or with consent")
{
    EventDesk desk("ffg-2016", numbered(4));
    CHECK(desk.code(UnpairRound{}) == RefusalCode::NoRound);
    desk.pair();
    const Round first = desk.event.rounds.back();
    CHECK_FALSE(desk.code(UnpairRound{}));
    CHECK(desk.event.rounds.empty());
    desk.pair();
    CHECK(desk.event.rounds.back() == first); // same seed, same pairing
    desk.mustReport("P1", "2-0");
    CHECK(desk.code(UnpairRound{}) == RefusalCode::RoundHasResults);
    CHECK_FALSE(desk.code(UnpairRound{true}));
}

TEST_CASE("Who floated down twice running is named")
{
    EventDesk desk("ffg-2016", numbered(6));
    desk.pair({{"P1", "P2"}, {"P3", "P4"}, {"P5", "P6"}});
    for (const char *winner : {"P1", "P3", "P5"})
        desk.mustReport(winner, "2-0");
    desk.pair({{"P1", "P4"}, {"P3", "P5"}, {"P2", "P6"}});
    for (const char *winner : {"P1", "P3", "P2"})
        desk.mustReport(winner, "2-0");
    desk.pair({{"P1", "P5"}, {"P3", "P2"}, {"P4", "P6"}});
    CHECK(hasReason(desk.match("P1"), ReasonCode::FloatedAgain));
    CHECK(hasReason(desk.match("P3"), ReasonCode::FloatedDown));
}
