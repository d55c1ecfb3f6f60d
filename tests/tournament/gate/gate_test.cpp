// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/generator.h"
#include "tournament/cut/bracket_desk.h"
#include "tournament/gate/can_follow.h"

#include <limits>
#include <rapidcheck.h>

using namespace tournament;

namespace {

constexpr int largest = std::numeric_limits<int>::max();
constexpr int smallest = std::numeric_limits<int>::min();

struct Forged {
    Fact fact;
    std::string why; ///< part of the reason
};

void checkRefused(const Event &event, const std::vector<Forged> &forged)
{
    for (std::size_t i = 0; i < forged.size(); ++i) {
        INFO("fact " << i << ", expected: " << forged[i].why);
        const auto follows = canFollow(event, forged[i].fact);
        REQUIRE_FALSE(follows);
        CHECK_THAT(follows.error(), Catch::Contains(forged[i].why));
    }
}

template <class Made, class Change>
Made with(Made made, Change change)
{
    change(made);
    return made;
}

/// Six players, a round played and a second one paired; the clock of it runs.
EventDesk swissDesk()
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee", "Eve", "Fay"});
    desk.pair();
    desk.reportRest();
    desk.pair();
    REQUIRE(desk.perform(StartClock{2, {1'000'000}, {}, ""}));
    return desk;
}

Player newcomer(std::int64_t id)
{
    Player player;
    player.id = {id};
    player.name = "New " + std::to_string(id);
    return player;
}

} // namespace

// High: facts are checked by what they mean, not only by their type.

TEST_CASE("Numbers of players that no tournament has cannot follow")
{
    const EventDesk desk = swissDesk();
    const Player &ada = desk.event.players.front();
    const auto added = [](auto change) { return Fact(PlayerAdded{with(newcomer(99), change)}); };
    const auto edited = [&](auto change) { return Fact(PlayerEdited{with(ada, change)}); };
    checkRefused(
        desk.event,
        {{added([](Player &p) { p.id = {}; }), "number 0"},
         {added([&](Player &p) { p.id = ada.id; }), "exists already"},
         {added([](Player &p) { p.missedRounds = -1; }), "player 99: missed rounds: -1 is not"},
         {added([](Player &p) { p.missedRounds = largest; }), "missed rounds"},
         {added([](Player &p) { p.enteredAfterRound = smallest; }), "before the entry"},
         {added([](Player &p) { p.leftAfterRound = largest; }), "last round"},
         {added([](Player &p) { p.leftAfterRound = smallest; }), "last round"},
         {added([](Player &p) { p.awardedByes = -1; }), "awarded byes"},
         {added([](Player &p) { p.fixedTable = 0; }), "own table"},
         {added([](Player &p) { p.seat = -1; }), "seat"},
         {added([](Player &p) { p.absentRounds = {1, largest}; }), "round of absence"},
         {edited([](Player &p) { p.id = {77}; }), "no player 77"},
         {edited([](Player &p) { p.missedRounds = 1; }), "cannot come or leave by an edit"},
         {edited([](Player &p) { p.leftAfterRound = smallest; }), "by an edit"},
         {edited([](Player &p) { p.tieBreak ^= 1; }), "by an edit"},
         {edited([](Player &p) { p.awardedByes = largest; }), "awarded byes"},
         {PlayerRemoved{{77}}, "no player 77"},
         {PlayerRemoved{ada.id}, "has been paired"},
         {PlayerDropped{{77}, 1}, "no player 77"},
         {PlayerDropped{ada.id, largest}, "last round: 2147483647 is not between 0 and 2"},
         {PlayerDropped{ada.id, smallest}, "last round"},
         {PlayerDisqualified{ada.id, 3, ""}, "last round"},
         {PlayerReinstated{ada.id}, "has not left"},
         {PenaltyRecorded{{{77}, 1, PenaltyKind::Caution, "", ""}}, "no player 77"},
         {PenaltyRecorded{{ada.id, 3, PenaltyKind::Caution, "", ""}}, "round of a penalty"},
         {RulingRecorded{with(Ruling(), [](Ruling &r) { r.players = {{77}}; })}, "no player 77"},
         {RulingRecorded{with(Ruling(), [](Ruling &r) { r.round = -1; })}, "round of a ruling"},
         {RulingRecorded{with(Ruling(), [](Ruling &r) { r.minutes = largest; })}, "minutes"}});
}

TEST_CASE("Rounds and tables that cannot be cannot follow")
{
    const EventDesk desk = swissDesk();
    const PlayerId ada = desk.event.players[0].id;
    const PlayerId ben = desk.event.players[1].id;
    const Round &last = desk.event.rounds.back();
    const auto paired = [&](auto change) {
        Round next = last;
        next.number = 3;
        next.clock.reset();
        change(next);
        return Fact(RoundPaired{next});
    };
    const auto changed = [&](auto change) {
        TablesChanged fact{2, {last.matches[0], last.matches[1]}, {}, 0};
        change(fact);
        return Fact(fact);
    };
    REQUIRE(canFollow(desk.event, paired([](Round &) { })));
    REQUIRE(canFollow(desk.event, changed([](TablesChanged &) { })));
    checkRefused(
        desk.event,
        {{paired([](Round &r) { r.number = 4; }), "round 4 does not come next"},
         {paired([](Round &r) { r.number = smallest; }), "does not come next"},
         {paired([&](Round &r) { r.clock = last.clock; }), "clock"},
         {paired([](Round &r) { r.cost = -1; }), "cost"},
         {paired([](Round &r) { r.algorithm = -1; }), "version of the pairing"},
         {paired([](Round &r) { r.matches[0].p1 = {77}; }), "there is no player 77"},
         {paired([](Round &r) { r.matches[0].p2 = PlayerId{77}; }), "there is no player 77"},
         {paired([](Round &r) { r.matches[0].p2 = r.matches[0].p1; }), "meets himself"},
         {paired([](Round &r) { r.matches[0].p1 = r.matches[1].p1; }), "sits at two tables"},
         {paired([](Round &r) { r.matches[0].table = r.matches[1].table; }), "is there twice"},
         {paired([](Round &r) { r.matches[0].table = 0; }), "table: 0 is not"},
         {paired([](Round &r) { r.matches[0].game = 1; }), "is a game of the bracket"},
         {paired([](Round &r) { r.matches[0].why = {{ReasonCode::Swapped, {77}, 0, 0, 0}}; }),
          "no player 77"},
         {paired([](Round &r) { r.avoided = {{{1}, {77}}}; }), "no player 77"},
         {paired([](Round &r) { r.relaxed = {{RelaxationCode::Rematch, {77}, {1}, 2}}; }),
          "no player 77"},
         {paired([](Round &r) {
              r.matches[0].result = MatchResult{ResultKind::RecordedTotals, {}, {largest, 0}};
          }),
          "recorded total"},
         {RoundUnpaired{1}, "is not the last"},
         {RoundUnpaired{smallest}, "is not the last"},
         {changed([](TablesChanged &f) { f.round = 9; }), "no round 9"},
         {changed([](TablesChanged &f) { f.matches[0].table = 9; }), "no table 9"},
         {changed([](TablesChanged &f) { f.matches[0].p1 = {77}; }), "no player 77"},
         {changed([](TablesChanged &f) { f.matches[0].p1 = f.matches[1].p1; }),
          "sits at two tables"},
         {changed([](TablesChanged &f) { f.matches[0].game = 1; }), "another game"},
         {changed([](TablesChanged &f) { f.relaxed = {{RelaxationCode::Rematch, {1}, {77}, 2}}; }),
          "no player 77"},
         {changed([](TablesChanged &f) { f.cost = -1; }), "cost"},
         {ResultCleared{2, 99}, "no table 99 in round 2"},
         {WatchChanged{smallest, 1, true}, "there is no round"},
         {CutGamePaired{3, 0, last.matches[0]}, "there is no bracket"},
         {CutGameWithdrawn{2, 1}, "does not belong to the cut"},
         {SidesSettled{2, 1, Side::Corp, {}}, "does not belong to the cut"},
         {QualifierReplaced{ada, ben}, "is not in the cut"},
         {CutSeeded{CutForm::None, {ada, ada}, ""}, "seeded twice"},
         {CutSeeded{CutForm::DoubleElimination, {ada, ben}, ""}, "no bracket of that form"},
         {TableRangesChanged{{{0, 3}}}, "first table"},
         {TableRangesChanged{{{1, smallest}}}, "last table"}});
}

TEST_CASE("Results that the match cannot have cannot follow")
{
    const EventDesk desk = swissDesk();
    const int table = desk.event.rounds.back().matches.front().table;
    const auto recorded = [&](auto change) {
        ResultRecorded fact{2, table, {}, ""};
        fact.result.games = {wonBy(Seat::P1, Seat::P1), wonBy(Seat::P2, Seat::P2)};
        change(fact.result);
        return Fact(fact);
    };
    REQUIRE(canFollow(desk.event, recorded([](MatchResult &) { })));
    checkRefused(
        desk.event,
        {{recorded([](MatchResult &r) { r.games.resize(3); }), "games: 3 is not between 0 and 2"},
         {recorded([](MatchResult &r) { r.games[0].winner.reset(); }), "has no winner"},
         {recorded([](MatchResult &r) { r.games[0].agendaPoints[0] = largest; }), "agenda points"},
         {recorded([](MatchResult &r) { r.games[1].agendaPoints[1] = smallest; }), "agenda points"},
         {recorded([](MatchResult &r) { r.totals = {-1, 0}; }), "recorded total"},
         {ResultRecorded{2, 99, {}, ""}, "no table 99"},
         {ResultRecorded{-7, table, {}, ""}, "no round -7"}});
    EventDesk odd("ffg-2016", {"Ada", "Ben", "Cy"});
    odd.pair();
    const auto &matches = odd.event.rounds.back().matches;
    const auto bye = std::ranges::find_if(matches, &Match::isBye);
    REQUIRE(bye != matches.end());
    checkRefused(odd.event, {{ResultRecorded{1, bye->table, {}, ""}, "is a bye"}});
}

TEST_CASE("The clock, the announcement and the rules take only numbers that can be added up")
{
    const EventDesk desk = swissDesk();
    const auto profile = [&](auto change) {
        return Fact(ProfileChanged{with(desk.event.profile, change), ""});
    };
    const std::int64_t never = std::numeric_limits<std::int64_t>::max();
    checkRefused(
        desk.event,
        {{ClockStarted{2, {0}, 65, ""}, "started already"},
         {ClockStarted{1, {never}, 65, ""}, "start of the clock"},
         {ClockStarted{1, {0}, -5, ""}, "minutes of the clock"},
         {ClockPaused{2, -1}, "milliseconds played"},
         {ClockPaused{1, 0}, "is not in use"},
         {ClockResumed{2, {never}}, "time of the clock"},
         {ClockSet{2, {0}, never, 0, ""}, "milliseconds played"},
         {ClockSet{2, {0}, 0, -never, ""}, "milliseconds turned"},
         {ClockExtended{2, largest, ""}, "minutes more"},
         {ClockExtended{2, -66, ""}, "minutes of the clock: -1"},
         {ExtraTimeGiven{2, {99, 5, "", ""}}, "no table 99"},
         {ExtraTimeGiven{2, {1, largest, "", ""}}, "extra minutes"},
         {ExtraTimeGiven{2, {1, -1, "", ""}}, "extra minutes of the table"},
         {ClockStopped{2, never}, "milliseconds played"},
         {AnnouncementChanged{{-1, 0, 65}, ""}, "announced rounds"},
         {AnnouncementChanged{{largest, 0, 65}, ""}, "announced rounds"},
         {AnnouncementChanged{{4, -1, 65}, ""}, "announced cut"},
         {AnnouncementChanged{{4, 0, 0}, ""}, "announced minutes"},
         {profile([](Profile &p) { p.win = largest; }), "points of a win"},
         {profile([](Profile &p) { p.bye = -1; }), "points of a bye"},
         {profile([](Profile &p) { p.gamesPerMatch = 0; }), "games of a match"},
         {profile([](Profile &p) { p.gamesPerMatch = largest; }), "games of a match"},
         {profile([](Profile &p) { p.agendaPointsToWin = largest; }), "agenda points to win"},
         {profile([](Profile &p) { p.minutes.most = largest; }), "most minutes"},
         {profile([](Profile &p) { p.cutMinutes.least = 99; }), "outside the range"},
         {profile([](Profile &p) { p.matchPoints = MatchPointRule{10, 2, 1, -1}; }),
          "match points of a bye"},
         {EventCreated{}, "created already"}});
    checkRefused({}, {{CutCancelled{}, "has not been created"}});
}

TEST_CASE("Lists and checks of players and cards that are not there cannot follow")
{
    const EventDesk desk = swissDesk();
    const PlayerId ada = desk.event.players[0].id;
    const auto submitted = [&](PlayerId player, int copies) {
        SubmittedDeck deck;
        deck.player = player;
        deck.cards = {{"Any card", copies}};
        return Fact(DeckSubmitted{deck});
    };
    REQUIRE(canFollow(desk.event, submitted(ada, 3)));
    checkRefused(desk.event,
                 {{submitted({77}, 3), "no player 77"},
                  {submitted(ada, 0), "copies of a card"},
                  {submitted(ada, largest), "copies of a card"},
                  {DeckWithdrawn{ada, Side::Corp, ""}, "handed in no such list"},
                  {DecksUnlocked{{{77}}, ""}, "no player 77"},
                  {DeckChecksDrawn{{2, 1, {{77}}}}, "no player 77"},
                  {DeckChecksDrawn{{9, 1, {ada}}}, "round of a draw"},
                  {DeckChecksDrawn{{2, 1, {ada, ada}}}, "by number"},
                  {DeckCheckRecorded{{ada, Side::Corp, -1, {0}, {}, "", ""}}, "round of a check"}});
}

TEST_CASE("A Swiss round behind cut rounds, and a game of rounds that are gone, cannot follow")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
    desk.pair();
    desk.reportRest();
    const Match swiss = desk.event.rounds.back().matches.front();
    for (int number = 2; number < 40; ++number) {
        Round round;
        round.number = number;
        round.stage = Stage::Cut;
        round.matches = {swiss};
        REQUIRE(follow(desk.event, {RoundPaired{round}}));
    }
    Round late;
    late.number = 40;
    late.matches = {swiss};
    checkRefused(desk.event,
                 {{RoundPaired{late}, "is a Swiss round after the cut"},
                  {CutSeeded{CutForm::None, {swiss.p1}, ""}, "is being played"}});
    const auto follows = follow(desk.event, {CutCancelled{}, CutGameWithdrawn{40, swiss.table}});
    REQUIRE_FALSE(follows);
    CHECK(follows.error() == "there is no round 40");
    CHECK(desk.event.rounds.size() == 1); // what stood ahead of it was folded
}

TEST_CASE("A game of the bracket has a number of its own and two of the cut")
{
    CutDesk desk("ffg-2016", 4, CutForm::DoubleElimination, 2);
    Match game;
    game.table = 9;
    game.game = 3;
    game.p1 = desk.seeded(1);
    game.p2 = desk.seeded(2);
    const auto paired = [&](auto change) { return Fact(CutGamePaired{2, 0, with(game, change)}); };
    REQUIRE(canFollow(desk.event, paired([](Match &) { })));
    const Match &first = desk.event.rounds.back().matches.front();
    checkRefused(
        desk.event,
        {{paired([](Match &m) { m.game = 0; }), "game of the bracket"},
         {paired([](Match &m) { m.game = 99; }), "game of the bracket"},
         {paired([](Match &m) { m.game = 1; }), "has been paired"},
         {paired([](Match &m) { m.p2.reset(); }), "has one player"},
         {paired([&](Match &m) { m.p1 = desk.seeded(5); }), "is not in the cut"},
         {CutGamePaired{4, 0, game}, "does not come next"},
         {CutGamePaired{1, 0, game}, "plays already in round 1"},
         {CutGamePaired{1, 0, with(game, [&](Match &m) { m.table = first.table; })}, "no place"},
         {QualifierReplaced{desk.seeded(1), desk.seeded(2)}, "is in the cut already"},
         {QualifierReplaced{desk.seeded(5), desk.seeded(6)}, "is not in the cut"},
         {QualifierReplaced{desk.seeded(1), {77}}, "no player 77"},
         {PlayerRemoved{desk.seeded(1)}, "has been paired"},
         {SidesSettled{1, first.table, Side::Corp, {{ReasonCode::SidesChosen, {77}, 0, 0, 0}}},
          "no player 77"}});
}

TEST_CASE("Behind the gate nothing is looked at twice: an unasked fact is a bug")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    CHECK_THROWS_AS(tournament::apply(desk.event, Fact(ResultCleared{1, 1})), std::logic_error);
    CHECK_THROWS_AS(tournament::apply(desk.event, Fact(PlayerDropped{{77}, 0})), std::logic_error);
}

TEST_CASE("Whoever an import brought as gone before round 1 may come back")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    Player gone = newcomer(9);
    gone.status = PlayerStatus::Dropped;
    REQUIRE(follow(desk.event, {PlayerAdded{gone}}));
    REQUIRE(desk.perform(ReinstatePlayers{{gone.id}}));
    CHECK(findPlayer(desk.event, gone.id)->status == PlayerStatus::Active);
}

TEST_CASE("Behind the greatest number an import can bring the next player finds a free one")
{
    EventDesk desk("ffg-2016", {"Ada"});
    REQUIRE(follow(desk.event, {PlayerAdded{newcomer(std::numeric_limits<std::int64_t>::max())}}));
    desk.add({"Ben", "Cy"});
    CHECK(desk.event.players.size() == 4);
    CHECK(desk.id("Ben") == PlayerId{2});
}

TEST_CASE("Every fact of every generated event can follow")
{
    CHECK(rc::check("acts of a whole tournament", [] {
        GeneratorOptions options;
        const auto all = profiles();
        options.profile = all[*rc::gen::inRange<std::size_t>(0, all.size())];
        options.players = *rc::gen::inRange(2, 24);
        options.rounds = *rc::gen::inRange(0, 5);
        options.seed = *rc::gen::arbitrary<std::uint32_t>();
        options.byes = *rc::gen::inRange(0, 3);
        options.dropPercent = *rc::gen::inRange(0, 20);
        options.latePercent = 20;
        options.correctPercent = 40;
        options.leaveLastOpen = *rc::gen::arbitrary<bool>();
        if (options.players >= 8 && options.rounds > 0 && *rc::gen::arbitrary<bool>()) {
            options.cut = *rc::gen::element(2, 3, 4, 8);
            options.playedCut = usualForm(options.profile, *options.cut);
            if (options.playedCut == CutForm::None)
                options.playedCut.reset();
        }
        const GeneratedEvent generated = generateEvent(options);
        Event event;
        for (const GeneratedAct &act : generated.acts) {
            const auto follows = follow(event, act.facts);
            RC_ASSERT(follows || (RC_LOG() << follows.error(), false));
        }
        RC_ASSERT(event == generated.event);
    }));
}
