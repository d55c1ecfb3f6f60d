// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/next_step.h"

#include "tournament/cut/bracket_desk.h"

using namespace tournament;

namespace {

void announce(EventDesk &desk, int rounds, int cut)
{
    ChangeAnnouncement change;
    change.announcement = desk.event.announcement;
    change.announcement.rounds = rounds;
    change.announcement.cut = cut;
    change.reason = "posted";
    REQUIRE(desk.perform(change));
}

} // namespace

TEST_CASE("What is next leads from the first player to the report (\"Tournament Structure\")")
{
    EventDesk desk("ffg-2016", {"Ada"});
    announce(desk, 2, 4);
    CHECK(nextStep(desk.event) == NextStep{Step::Register, 0, 0, 0});
    desk.add({"Ben", "Cleo", "Dan"});
    for (int round = 1; round <= 2; ++round) {
        CHECK(nextStep(desk.event) == NextStep{Step::Pair, round, 0, 0});
        desk.pair();
        CHECK(nextStep(desk.event) == NextStep{Step::EnterResults, round, 2, 0});
        desk.reportRest();
    }
    CHECK(nextStep(desk.event) == NextStep{Step::StartCut, 2, 0, 4});
    announce(desk, 2, 0);
    CHECK(nextStep(desk.event).step == Step::Report);
    announce(desk, 3, 0);
    CHECK(nextStep(desk.event) == NextStep{Step::Pair, 3, 0, 0});
}

TEST_CASE("A round that is prepared is to be published before anything else")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    PairRound later;
    later.prepare = true;
    REQUIRE(desk.perform(later));
    CHECK(nextStep(desk.event) == NextStep{Step::Publish, 1, 0, 0});
    REQUIRE(desk.perform(PublishRound{1}));
    CHECK(nextStep(desk.event) == NextStep{Step::EnterResults, 1, 1, 0});
}

TEST_CASE("In the cut what is next is to play, to the last game of the bracket")
{
    CutDesk desk("ffg-2016", 4);
    int games = 0;
    while (nextStep(desk.event).step == Step::PlayCut && ++games < 20) {
        for (const auto &game : bracket(desk.event).games)
            if (game.state == GameState::Open) {
                desk.wins(game.number, desk.name(game.contenders[0].player));
                break;
            }
    }
    // Double elimination of four: six games, seven with a second final.
    CHECK((games == 6 || games == 7));
    CHECK(nextStep(desk.event).step == Step::Report);
}

TEST_CASE("A round more than was announced needs saying so (\"Tournament Structure\")")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cleo", "Dan"});
    announce(desk, 1, 4);
    desk.pair();
    desk.reportRest();
    const auto refused = desk.refusal(PairRound{});
    REQUIRE(refused);
    CHECK(refused->code == RefusalCode::RoundsPlayed);
    CHECK(refused->number == 1);
    CHECK(refused->most == 4);
    CHECK(rule(refused->code).section == "Tournament Structure");
    PairRound beyond;
    beyond.beyondAnnouncement = true;
    CHECK(desk.perform(beyond));
    CHECK(desk.event.rounds.size() == 2);
}
