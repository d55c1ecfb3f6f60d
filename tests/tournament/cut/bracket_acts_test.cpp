// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket_desk.h"

#include "tournament/cut/cut.h"
#include "tournament/event/change_set.h"
#include "tournament/standings/standings.h"

#include <set>

using namespace tournament;

namespace {

/// Eight players after two Swiss rounds, best first.
struct Swiss : EventDesk {
    explicit Swiss(std::optional<int> cut, std::string_view profile = "ffg-2016")
        : EventDesk(profile, {"A", "B", "C", "D", "E", "F", "G", "H"}, cut)
    {
        for (int round = 1; round <= 2; ++round) {
            pair();
            reportRest();
        }
    }
    [[nodiscard]] std::vector<PlayerId> order() const { return qualifiers(event); }
};

StartCut cutOf(int size)
{
    StartCut start;
    start.size = size;
    return start;
}

} // namespace

// Tournament Rules 3.0.2, "Double-Elimination Pairings": who plays, and in which order.

TEST_CASE("The cut takes the best of the standings in their order")
{
    Swiss desk(4);
    const auto order = desk.order();
    REQUIRE(order.size() == 8);
    REQUIRE(desk.perform(StartCut{}));
    CHECK(desk.event.cut.form == CutForm::DoubleElimination);
    CHECK(desk.event.cut.seeds == std::vector(order.begin(), order.begin() + 4));
    // The best plays the last who qualified, the second the last but one.
    const Round &first = desk.event.rounds.back();
    CHECK(first.number == 3);
    CHECK(first.stage == Stage::Cut);
    REQUIRE(first.matches.size() == 2);
    CHECK(first.matches[0].p1 == order[0]);
    CHECK(first.matches[0].p2 == order[3]);
    CHECK(first.matches[1].p1 == order[1]);
    CHECK(first.matches[1].p2 == order[2]);
    CHECK(check(desk.event).empty());
}

TEST_CASE("Who has left is passed over")
{
    Swiss desk(4);
    const auto before = desk.order();
    REQUIRE(desk.perform(DropPlayers{{before[1]}}));
    REQUIRE(desk.perform(DisqualifyPlayers{{before[2]}, "cheating"}));
    REQUIRE(desk.perform(StartCut{}));
    CHECK(desk.event.cut.seeds == std::vector{before[0], before[3], before[4], before[5]});
}

TEST_CASE("A size other than the announced one asks a reason, which is logged")
{
    Swiss desk(4);
    CHECK(desk.code(cutOf(8)) == RefusalCode::ReasonMissing);
    auto eight = cutOf(8);
    eight.reason = "a table of eight came free";
    const auto facts = decide(desk.event, eight);
    REQUIRE(facts);
    CHECK(std::get<AnnouncementChanged>(facts->front()).reason == eight.reason);
    CHECK(std::get<AnnouncementChanged>(facts->front()).announcement.cut == 8);
    // Nothing was announced: any size will do.
    Swiss open(std::nullopt);
    CHECK(open.code(StartCut{}) == RefusalCode::CutSizeMissing);
    CHECK_FALSE(open.refusal(cutOf(2)));
}

TEST_CASE("A cut that cannot be is refused")
{
    Swiss desk(std::nullopt);
    CHECK(desk.code(cutOf(5)) == RefusalCode::CutSizeUnknown);
    CHECK(desk.code(cutOf(16)) == RefusalCode::CutTooLarge);
    for (const int size : {2, 3}) {
        auto small = cutOf(size);
        small.form = CutForm::DoubleElimination;
        CHECK(desk.code(small) == RefusalCode::CutFormUnknown);
    }
    CHECK(desk.code(CancelCut{}) == RefusalCode::NoCut);
    CHECK(desk.code(ChooseSides{1, desk.id("A")}) == RefusalCode::NoCut);
    desk.pair();
    CHECK(desk.code(cutOf(4)) == RefusalCode::ResultsMissing);
    desk.reportRest();
    CHECK_FALSE(desk.refusal(cutOf(3)));
    CHECK(desk.event.cut.form == CutForm::SingleElimination); // a top 3 has one life only
    CHECK(desk.code(cutOf(4)) == RefusalCode::CutStarted);
    EventDesk draft("draft-half", {"A", "B"}, std::nullopt);
    CHECK(draft.code(cutOf(2)) == RefusalCode::CutWithoutForm);
}

TEST_CASE("Seeds can be picked by hand")
{
    Swiss desk(4);
    const auto order = desk.order();
    StartCut start;
    start.seeds = {order[7], order[0], order[2]};
    start.size = 4;
    CHECK(desk.code(start) == RefusalCode::SeedsMiscounted);
    start.seeds.push_back(order[0]);
    CHECK(desk.code(start) == RefusalCode::PlayerNamedTwice);
    start.seeds.back() = {99};
    CHECK(desk.code(start) == RefusalCode::PlayerUnknown);
    REQUIRE(desk.perform(DropPlayers{{order[1]}}));
    start.seeds.back() = order[1];
    CHECK(desk.code(start) == RefusalCode::PlayerNotActive);
    start.seeds.back() = order[3];
    CHECK_FALSE(desk.refusal(start));
    CHECK(desk.event.cut.seeds == start.seeds);
}

TEST_CASE("A cut keeps the number of games its matches have")
{
    Swiss desk(4);
    const ChangeProfile older{*findProfile("ffg-2012"), "an old set of rules"};
    CHECK_FALSE(desk.refusal(older));
    CHECK_FALSE(desk.refusal(ChangeProfile{*findProfile("ffg-2016"), "back"}));
    REQUIRE(desk.perform(StartCut{}));
    CHECK(desk.code(older) == RefusalCode::ProfileGamesDiffer);
    CHECK_FALSE(desk.refusal(ChangeProfile{*findProfile("nsg-dss"), "newer"}));
    CHECK(check(desk.event).empty());
}

TEST_CASE("A cut is cancelled with its rounds, with results only on confirmation")
{
    Swiss desk(4);
    const Event before = desk.event;
    REQUIRE(desk.perform(StartCut{}));
    CHECK_FALSE(desk.refusal(CancelCut{}));
    CHECK(desk.event == before);
    REQUIRE(desk.perform(StartCut{}));
    REQUIRE(desk.perform(*readResult(desk.event, 2, "p1corp=corp")));
    CHECK(desk.refusal(CancelCut{})->games == std::vector{2});
    CHECK_FALSE(desk.refusal(CancelCut{true}));
    CHECK(desk.event == before);
}

// The design of corrections: one act, which says what it reopens.

TEST_CASE("A correction seats others in games nobody has played yet")
{
    CutDesk desk("ffg-2016", 4);
    desk.wins(1, "S1");
    desk.wins(2, "S2");
    CHECK(desk.players(3) == "S1 S2");
    CHECK_FALSE(desk.reportGame(1, "p1corp=runner"));
    CHECK(desk.players(3) == "S4 S2");
    CHECK(desk.players(4) == "S1 S3");
    CHECK(desk.sound());
}

TEST_CASE("A correction that would lose results lists them and asks")
{
    CutDesk desk("ffg-2016", 8);
    for (const auto &[game, winner] :
         {std::pair(1, "S1"), std::pair(2, "S4"), std::pair(3, "S2"), std::pair(4, "S3"),
          std::pair(5, "S1"), std::pair(6, "S2"), std::pair(7, "S8"), std::pair(8, "S6")})
        desk.wins(game, winner);
    const Event before = desk.event;
    const auto refused = desk.reportGame(1, "p1corp=runner");
    REQUIRE(refused);
    CHECK(refused->code == RefusalCode::ResultsRestOnIt);
    CHECK(refused->games == std::vector{5, 7});
    CHECK(desk.event == before);
    CHECK_FALSE(desk.reportGame(1, "p1corp=runner", true));
    CHECK(desk.players(5) == "S8 S4");
    CHECK(desk.players(7) == "S1 S5");
    CHECK(desk.game(5).state == GameState::Open);
    // The other half of the bracket stands.
    CHECK(desk.winner(6) == "S2");
    CHECK(desk.winner(8) == "S6");
    CHECK(desk.game(9).waitsFor == std::vector{5});
    CHECK(desk.sound());
}

TEST_CASE("One act holds a correction with all it withdraws and seats anew")
{
    CutDesk desk("ffg-2016", 4);
    for (const auto &[game, winner] : {std::pair(1, "S1"), std::pair(2, "S2"), std::pair(3, "S1"),
                                       std::pair(4, "S4"), std::pair(5, "S2"), std::pair(6, "S2")})
        desk.wins(game, winner);
    const Event before = desk.event;
    auto report = *readResult(desk.event, 3, "winner=p2");
    CHECK(decide(desk.event, report).error().games == std::vector{5, 6});
    report.discardResults = true;
    const auto facts = decide(desk.event, report);
    REQUIRE(facts);
    CHECK(withdrawnResults(desk.event, *facts) == std::vector{5, 6});
    CHECK(changes(*facts).bracket);
    Event after = before;
    tournament::apply(after, *facts);
    CHECK(check(after).empty());
    CHECK(after.rounds.size() == 3); // the finals went with their rounds
    const auto now = bracket(after);
    CHECK(findGame(now, 5)->state == GameState::Open);
    CHECK(findGame(now, 6)->waitsFor == std::vector{5});
    CHECK(findGame(now, 7) == nullptr);
}

TEST_CASE("What changes no winner leaves the games that follow")
{
    CutDesk desk("ffg-2016", 4);
    CHECK_FALSE(desk.reportGame(1, "p1corp=time:3-2"));
    desk.wins(2, "S2");
    desk.wins(3, "S1");
    CHECK_FALSE(desk.reportGame(1, "p1corp=corp:agenda"));
    CHECK(desk.winner(3) == "S1");
    CHECK(desk.sound());
}

TEST_CASE("Clearing a result sends the games behind it back to waiting")
{
    CutDesk desk("ffg-2016", 4);
    desk.wins(1, "S1");
    desk.wins(2, "S2");
    ClearResult clear;
    clear.game = 1;
    CHECK_FALSE(desk.refusal(clear));
    CHECK(desk.players(3) == "? S2");
    CHECK(desk.event.rounds.size() == 1);
    desk.wins(1, "S1");
    desk.wins(4, "S4");
    CHECK(desk.refusal(clear)->games == std::vector{4});
    clear.discardResults = true;
    CHECK_FALSE(desk.refusal(clear));
    CHECK(desk.game(4).state == GameState::Waiting);
    CHECK(desk.sound());
}

TEST_CASE("A corrected first final takes the second one away")
{
    CutDesk desk("ffg-2016", 4);
    for (const auto &[game, winner] :
         {std::pair(1, "S1"), std::pair(2, "S2"), std::pair(3, "S1"), std::pair(4, "S4"),
          std::pair(5, "S2"), std::pair(6, "S2"), std::pair(7, "S2")})
        desk.wins(game, winner);
    CHECK(desk.places() == "1 S2, 2 S1, 3 S4, 4 S3");
    CHECK(desk.reportGame(6, "winner=p1")->games == std::vector{7});
    CHECK_FALSE(desk.reportGame(6, "winner=p1", true));
    CHECK(desk.game(7).state == GameState::NotNeeded);
    CHECK(desk.places() == "1 S1, 2 S2, 3 S4, 4 S3");
    CHECK(desk.sound());
}

// The design of leaving: replaced before the first game, conceding afterwards.

TEST_CASE("A qualifier who leaves before his first game is replaced by the next in standings")
{
    Swiss desk(4);
    const auto order = desk.order();
    REQUIRE(desk.perform(StartCut{}));
    ChooseSides choose;
    choose.game = 1;
    choose.corp = order[3];
    REQUIRE(desk.perform(choose));
    DropPlayers drop{{order[3]}};
    const auto refused = desk.refusal(drop);
    CHECK(refused->code == RefusalCode::ReplacementUnconfirmed);
    CHECK(refused->players == std::vector{order[3], order[4]});
    drop.replaceInCut = true;
    CHECK_FALSE(desk.refusal(drop));
    CHECK(desk.event.cut.seeds[3] == order[4]);
    const auto now = bracket(desk.event);
    CHECK(findGame(now, 1)->contenders[1].player == order[4]);
    // The choice was made against other identities: it is open again.
    CHECK_FALSE(findGame(now, 1)->corp);
    CHECK(findPlayer(desk.event, order[3])->status == PlayerStatus::Dropped);
    CHECK(check(desk.event).empty());
}

TEST_CASE("A disqualified qualifier is replaced in the same way")
{
    Swiss desk(4);
    const auto order = desk.order();
    REQUIRE(desk.perform(StartCut{}));
    DisqualifyPlayers disqualify{{order[0]}, "marked cards"};
    CHECK(desk.code(disqualify) == RefusalCode::ReplacementUnconfirmed);
    disqualify.replaceInCut = true;
    CHECK_FALSE(desk.refusal(disqualify));
    CHECK(desk.event.cut.seeds[0] == order[4]);
    CHECK(check(desk.event).empty());
}

TEST_CASE("The first seed of a top 3 can be replaced while his opponent plays")
{
    CutDesk desk("ffg-2016", 3, {}, 1);
    desk.wins(1, "S3");
    DropPlayers drop{{desk.id("S1")}};
    drop.replaceInCut = true;
    CHECK_FALSE(desk.refusal(drop));
    CHECK(desk.players(2) == "S4 S3");
    CHECK(desk.sound());
}

TEST_CASE("Who leaves after his first game concedes what is left for him")
{
    CutDesk desk("ffg-2016", 4, {}, 2);
    desk.wins(1, "S1");
    desk.wins(2, "S2");
    CHECK_FALSE(desk.refusal(DropPlayers{{desk.id("S1")}}));
    CHECK(desk.winner(3) == "S2");
    CHECK(findGame(desk.event, 3)->result->games.front().how == WinCondition::Concession);
    CHECK(desk.game(5).state == GameState::Waiting);
    desk.wins(4, "S3");
    CHECK(desk.winner(5) == "S3"); // conceded as soon as it was due
    CHECK(desk.players(6) == "S2 S3");
    CHECK(desk.places() == "3 S1, 4 S4");
    CHECK(desk.sound());
}

TEST_CASE("Where nobody is left to step in, leaving is conceding")
{
    CutDesk desk("ffg-2016", 4);
    CHECK_FALSE(desk.refusal(DropPlayers{{desk.id("S4"), desk.id("S1")}}));
    CHECK(desk.winner(1) == "S1"); // both are gone: the higher seed goes on
    desk.wins(2, "S2");
    CHECK(desk.winner(3) == "S2");
    CHECK(desk.winner(4) == "S3");
    CHECK(desk.winner(5) == "S3");
    CHECK(desk.sound());
}

TEST_CASE("Tables of the cut are given as in Swiss rounds: a fixed one is kept, and left to him")
{
    EventDesk desk("ffg-2016", {"A", "B", "C"}, 4);
    PlayerEntry entry;
    entry.name = "D";
    entry.fixedTable = 2;
    desk.enter(entry);
    StartCut start;
    start.seeds = {desk.id("D"), desk.id("A"), desk.id("B"), desk.id("C")};
    REQUIRE(desk.perform(start));
    CHECK(findGame(desk.event, 1)->table == 2);
    CHECK(findGame(desk.event, 2)->table == 1);
    const Round &round = desk.event.rounds.back();
    CHECK(round.matches.front().game == 2); // in the order of tables
}

TEST_CASE("A game of the cut is played at a table and not at its own number")
{
    CutDesk desk("ffg-2016", 8);
    std::set<int> used;
    for (int game = 1; game <= 14; ++game) {
        used.insert(desk.game(game).table);
        desk.wins(game, "S" + std::to_string(desk.game(game).contenders[0].seed));
    }
    CHECK(*used.rbegin() <= 4); // no more than four are ever played at a time
    CHECK(desk.game(14).branch == Branch::Final);
    CHECK(desk.game(14).table == 1);
    CHECK(desk.sound());
}

TEST_CASE("Games of the cut are seated in the TO's ranges, at no table where one is being played")
{
    EventDesk desk("ffg-2016", {"A", "B", "C", "D"}, 4);
    REQUIRE(desk.perform(SetTableRanges{{{21, 22}, {31, 40}}}));
    StartCut start;
    start.seeds = {desk.id("A"), desk.id("B"), desk.id("C"), desk.id("D")};
    REQUIRE(desk.perform(start));
    CHECK(findGame(desk.event, 1)->table == 21);
    CHECK(findGame(desk.event, 2)->table == 22);
    const auto wins = [&](int game) {
        const auto read = readResult(
            desk.event, game, findGame(desk.event, game)->p1Side ? "winner=p1" : "p1corp=corp");
        REQUIRE(read);
        REQUIRE(desk.perform(*read));
    };
    wins(1);
    wins(2);
    CHECK(findGame(desk.event, 3)->table == 21);
    CHECK(findGame(desk.event, 4)->table == 22);
    wins(4); // game 5 waits for the loser of game 3
    wins(3);
    CHECK(findGame(desk.event, 6) == nullptr);
    CHECK(findGame(desk.event, 5)->table == 21);
    CHECK(check(desk.event).empty());
}

TEST_CASE("A cut that was recorded at tables of its games' numbers reads and goes on as it was")
{
    CutDesk desk("ffg-2016", 4);
    for (Match &match : desk.event.rounds.back().matches)
        match.table += 20; // as other rules, or another program, gave them
    CHECK(desk.sound());
    CHECK(desk.game(2).table == 22);
    desk.wins(1, "S1");
    desk.wins(2, "S2");
    CHECK(desk.game(1).table == 21);
    CHECK(desk.game(3).table == 1);
    CHECK(desk.sound());
}
