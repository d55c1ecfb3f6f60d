// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket_sides.h"

#include "tournament/cut/bracket_desk.h"

#include <set>

using namespace tournament;

namespace {

std::optional<RefusalCode> choose(CutDesk &desk, int game, const std::string &corp)
{
    ChooseSides command;
    command.game = game;
    command.corp = desk.id(corp);
    return desk.code(command);
}

/// A cut in which these two have played these games, and now meet.
struct History {
    int firstCorp = 0;
    int firstRunner = 0;
    int secondCorp = 0;
    int secondRunner = 0;
};

SettledSides meeting(const History &played, std::uint64_t seed = 1)
{
    Event event;
    event.created = true;
    event.profile = *findProfile("ffg-2016");
    event.seed = seed;
    event.cut = {CutForm::DoubleElimination, {{1}, {2}, {3}}, {}};
    for (const std::int64_t id : {1, 2, 3})
        event.players.emplace_back().id = {id};
    Round round;
    round.number = 1;
    round.stage = Stage::Cut;
    int games = 0;
    const auto add = [&](std::int64_t player, Seat corp, int count) {
        for (int i = 0; i < count; ++i) {
            Match match;
            match.table = match.game = ++games;
            match.p1 = {player};
            match.p2 = PlayerId{3};
            match.result = MatchResult();
            match.result->games = {wonBy(Seat::P1, corp)};
            round.matches.push_back(match);
        }
    };
    add(1, Seat::P1, played.firstCorp);
    add(1, Seat::P2, played.firstRunner);
    add(2, Seat::P1, played.secondCorp);
    add(2, Seat::P2, played.secondRunner);
    event.rounds = {round};
    BracketGame game;
    game.number = games + 1;
    game.contenders[0].player = PlayerId{1};
    game.contenders[1].player = PlayerId{2};
    return sidesByRule(event, game);
}

} // namespace

// Tournament Rules 3.0.2, "Game Play": the first round.

TEST_CASE("In the first round of the cut the higher seed chooses his side")
{
    CutDesk desk("ffg-2016", 4);
    for (const int game : {1, 2})
        CHECK(desk.corp(game) == "?");
    CHECK_FALSE(choose(desk, 1, "S4")); // the first seed prefers to be Runner
    CHECK(desk.corp(1) == "S4");
    CHECK(desk.game(1).why == std::vector{Reason{ReasonCode::SidesChosen, desk.id("S1"), 0, 0, 0}});
    CHECK_FALSE(choose(desk, 1, "S1")); // and may think again until the game is played
    CHECK(desk.corp(1) == "S1");
    CHECK(choose(desk, 1, "S2") == RefusalCode::SidesNotOfThisGame);
    desk.wins(1, "S1");
    CHECK(choose(desk, 1, "S4") == RefusalCode::GameHasResult);
    CHECK(choose(desk, 3, "S1") == RefusalCode::GameWaits);
    CHECK(desk.sound());
}

TEST_CASE("A result of the first round that names the Corp tells what was chosen")
{
    CutDesk desk("ffg-2016", 4);
    CHECK_FALSE(desk.reportGame(2, "p2corp=runner"));
    CHECK(desk.corp(2) == "S3");
    CHECK(desk.winner(2) == "S2");
    CHECK(desk.game(2).why.front().player == desk.id("S2"));
    // A winner alone leaves the sides open, and later games need them.
    CHECK(desk.reportGame(1, "winner=p1")->code == RefusalCode::SidesOpen);
    CHECK(desk.reportGame(1, "1-0")->code == RefusalCode::SidesOpen);
    CHECK_FALSE(choose(desk, 1, "S4"));
    CHECK(desk.reportGame(1, "p1corp=corp")->code == RefusalCode::SidesMismatch);
    CHECK_FALSE(desk.reportGame(1, "winner=p1"));
    CHECK(desk.sound());
}

// The same section: afterwards everybody plays what he has played least.

TEST_CASE("In later rounds each plays the side he has played least")
{
    CutDesk desk("ffg-2016", 4);
    REQUIRE_FALSE(desk.reportGame(1, "p1corp=corp"));   // S1 as Corp beats S4
    REQUIRE_FALSE(desk.reportGame(2, "p2corp=runner")); // S2 as Runner beats S3
    CHECK(desk.players(3) == "S1 S2");
    CHECK(desk.corp(3) == "S2");
    CHECK(desk.why(3) == ReasonCode::SidesLeast);
    CHECK(desk.game(3).why.front().points == -1);
    CHECK(desk.game(3).why.front().gap == 1);
    CHECK(desk.players(4) == "S4 S3");
    CHECK(desk.corp(4) == "S4");
    CHECK(choose(desk, 3, "S1") == RefusalCode::SidesByRule);
    CHECK(desk.reportGame(3, "p1corp=corp")->code == RefusalCode::SidesMismatch);
}

TEST_CASE("One who has played no side more leaves the other the side he lacks")
{
    CHECK(meeting({0, 0, 1, 0}).p1Side == Side::Corp);
    CHECK(meeting({0, 0, 0, 1}).p1Side == Side::Runner);
    CHECK(meeting({1, 1, 2, 1}).p1Side == Side::Corp);
    CHECK(meeting({1, 1, 2, 1}).why.code == ReasonCode::SidesLeast);
}

// The same section: both lack the same side.

TEST_CASE("The rulebook's example: Mike and Gavin")
{
    // Mike: Corp once and Runner twice. Gavin: Corp once and Runner three times.
    const SettledSides sides = meeting({1, 2, 1, 3});
    CHECK(sides.p1Side == Side::Runner);
    CHECK(sides.why == Reason{ReasonCode::SidesDifferential, {2}, -2, -1, 0});
    CHECK(meeting({1, 3, 1, 2}).p1Side == Side::Corp);
}

TEST_CASE("The greater differential plays the side both have played less")
{
    // Both lack Runner games: who lacks more of them is the Runner.
    const SettledSides sides = meeting({3, 0, 1, 0});
    CHECK(sides.p1Side == Side::Runner);
    CHECK(sides.why.code == ReasonCode::SidesDifferential);
    for (int a = -3; a <= 3; ++a)
        for (int b = -3; b <= 3; ++b) {
            if (a == b)
                continue;
            const History played{std::max(a, 0), std::max(-a, 0), std::max(b, 0), std::max(-b, 0)};
            INFO(a << " against " << b);
            CHECK(meeting(played).p1Side == (a < b ? Side::Corp : Side::Runner));
        }
}

// The same section: the same differential.

TEST_CASE("Equal differentials are drawn, from a seed on record")
{
    std::set<Side> drawn;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const SettledSides sides = meeting({1, 2, 1, 2}, seed);
        CHECK(sides.why.code == ReasonCode::SidesRandom);
        CHECK(sides == meeting({1, 2, 1, 2}, seed));
        drawn.insert(sides.p1Side);
    }
    CHECK(drawn.size() == 2);
}

TEST_CASE("A draw is a fact: nothing is drawn again when the journal is read")
{
    CutDesk desk("ffg-2016", 4);
    REQUIRE_FALSE(desk.reportGame(1, "p1corp=corp"));
    const auto read = readResult(desk.event, 2, "p1corp=corp");
    REQUIRE(read);
    auto facts = decide(desk.event, *read).value();
    const auto third = std::ranges::find_if(facts, [](const Fact &fact) {
        const auto *paired = std::get_if<CutGamePaired>(&fact);
        return paired && paired->match.game == 3;
    });
    REQUIRE(third != facts.end());
    Match &match = std::get<CutGamePaired>(*third).match;
    CHECK(match.why.front().code == ReasonCode::SidesRandom);
    match.p1Side = other(*match.p1Side);
    const Side recorded = *match.p1Side;
    tournament::apply(desk.event, facts);
    CHECK(desk.game(3).corp == (recorded == Side::Corp ? Seat::P1 : Seat::P2));
    CHECK_FALSE(desk.sound()); // the checker draws again and compares
}

TEST_CASE("A game that nobody sat down to counts for no side")
{
    CutDesk desk("ffg-2016", 4);
    REQUIRE_FALSE(choose(desk, 1, "S1"));
    REQUIRE_FALSE(desk.reportGame(1, "no-show=p2:5"));
    REQUIRE_FALSE(desk.reportGame(2, "p1corp=corp"));
    CHECK(desk.players(3) == "S1 S2");
    CHECK(desk.corp(3) == "S1");
    CHECK(desk.game(3).why.front() == Reason{ReasonCode::SidesLeast, desk.id("S1"), 0, 1, 0});
}

TEST_CASE("The bye of a top 3 brings no choice of sides")
{
    CutDesk desk("ffg-2016", 3);
    REQUIRE_FALSE(desk.reportGame(1, "p2corp=corp"));
    CHECK(desk.players(2) == "S1 S3");
    CHECK(desk.corp(2) == "S1"); // S3 has been Corp, the first seed has been nothing
    CHECK(desk.why(2) == ReasonCode::SidesLeast);
    CHECK(choose(desk, 2, "S3") == RefusalCode::SidesByRule);
}

TEST_CASE("A second final follows the same rule, or turns the sides of the first")
{
    CutDesk desk("ffg-2016", 4);
    for (const auto &[game, words] : {std::pair(1, "p1corp=corp"), std::pair(2, "p1corp=corp")})
        REQUIRE_FALSE(desk.reportGame(game, words));
    for (const int game : {3, 4, 5})
        REQUIRE_FALSE(desk.reportGame(game, "winner=p1"));
    const auto [first, second] = std::pair(desk.name(desk.game(6).contenders[0].player),
                                           desk.name(desk.game(6).contenders[1].player));
    const std::string before = desk.corp(6);
    desk.wins(6, second);
    const std::string byRule = desk.corp(7);
    const std::string turned = before == first ? second : first;
    if (byRule == turned) {
        CHECK(choose(desk, 7, before) == RefusalCode::SidesByRule);
    } else {
        CHECK_FALSE(choose(desk, 7, turned));
        CHECK(desk.corp(7) == turned);
        CHECK(desk.why(7) == ReasonCode::SidesTurned);
        CHECK(desk.sound());
    }
    CHECK_FALSE(choose(desk, 7, byRule));
    CHECK(desk.corp(7) == byRule);
    CHECK(desk.why(7) != ReasonCode::SidesTurned);
    CHECK(desk.sound());
}
