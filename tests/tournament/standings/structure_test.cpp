// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/structure.h"

#include "tournament/desk.h"
#include "tournament/standings/structure_reader.h"

#include <algorithm>

using namespace tournament;

TEST_CASE("Suggested rounds and cut at every edge of the tables (3.0.2, \"Round Structure\")")
{
    struct Row {
        int players;
        int rounds;
        int cut;
    };
    const std::vector<Row> rows{{4, 3, 0},   {8, 3, 0},    {9, 4, 0},    {12, 4, 0},
                                {13, 4, 4},  {24, 4, 4},   {25, 4, 8},   {32, 4, 8},
                                {33, 5, 8},  {64, 5, 8},   {65, 6, 8},   {96, 6, 8},
                                {97, 6, 16}, {128, 6, 16}, {129, 7, 16}, {300, 7, 16}};
    const Profile &profile = *findProfile("ffg-2016");
    for (const Row &row : rows) {
        INFO(row.players);
        CHECK(suggestedRounds(profile, row.players) == row.rounds);
        CHECK(suggestedCut(profile, row.players) == row.cut);
    }
    CHECK(suggestedCut(*findProfile("draft-full"), 30) == 0);
}

TEST_CASE("No cut and a top 3 can be announced")
{
    CHECK(cutSizes() == std::vector{0, 2, 3, 4, 8, 16});
    EventDesk desk("ffg-2016", {}, 3);
    CHECK(plannedCut(desk.event) == 3);
}

TEST_CASE("What is announced stands, otherwise the field at the start decides")
{
    EventDesk desk("ffg-2016", numbered(13), std::nullopt);
    CHECK(plannedRounds(desk.event) == 4);
    CHECK(plannedCut(desk.event) == 4);
    desk.pair();
    desk.reportRest();
    REQUIRE(desk.perform(DropPlayers{{desk.id("P1"), desk.id("P2")}}));
    CHECK(plannedCut(desk.event) == 4);
    REQUIRE(desk.perform(ChangeAnnouncement{{6, 0, 65}, "the shop closes late"}));
    CHECK(plannedRounds(desk.event) == 6);
    CHECK(plannedCut(desk.event) == 0);
}

TEST_CASE("The checklist of a tier (3.0.2, \"Tiers of Tournament Play\")")
{
    const auto has = [](const Event &event, AdviceCode code) {
        const auto list = advice(event);
        return std::ranges::find(list, code, &Advice::code) != list.end();
    };
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy"});
    Event &event = desk.event;
    event.details.tier = Tier::Casual;
    CHECK_FALSE(has(event, AdviceCode::DecklistsRequired));
    CHECK_FALSE(has(event, AdviceCode::TooFewPlayers));
    event.announcement.cut = 4;
    CHECK(has(event, AdviceCode::CasualWithCut));
    event.details.tier = Tier::Competitive;
    CHECK(has(event, AdviceCode::DecklistsRequired));
    CHECK(has(event, AdviceCode::SleevesRequired));
    CHECK(has(event, AdviceCode::TooFewPlayers));
    CHECK_FALSE(has(event, AdviceCode::PremierWithoutCut));
    CHECK_FALSE(has(event, AdviceCode::SosDiffersFromText));
    event.details.organizerPlays = true;
    CHECK(has(event, AdviceCode::SecondOrganizerNeeded));
    event.details.secondOrganizer = "Fay";
    CHECK_FALSE(has(event, AdviceCode::SecondOrganizerNeeded));
    event.details.tier = Tier::Premier;
    event.announcement.cut = 0;
    CHECK(has(event, AdviceCode::PremierWithoutCut));
    CHECK(has(event, AdviceCode::OrganizerMayNotPlay));

    event.profile = *findProfile("ffg-2016-tome");
    CHECK(has(event, AdviceCode::SosDiffersFromText));
    event.profile = *findProfile("draft-full");
    CHECK(has(event, AdviceCode::EvenFieldNeeded));

    // Tournament Rules 1.1: lists and sleeves from regional level, a second TO lets the first play.
    event.profile = *findProfile("ffg-2012");
    event.details.tier = Tier::Competitive;
    CHECK_FALSE(has(event, AdviceCode::DecklistsRequired));
    event.details.tier = Tier::Premier;
    CHECK(has(event, AdviceCode::DecklistsRequired));
    CHECK_FALSE(has(event, AdviceCode::OrganizerMayNotPlay));
}

TEST_CASE("A structure file with a mistake names its place")
{
    const auto problem = [](const char *text) {
        const auto read = readStructure(text);
        REQUIRE_FALSE(read);
        return core::toString(read.error());
    };
    CHECK(problem("{\"id\":\"x\",\"rules\":1}") == "unknown key \"rules\"");
    CHECK(problem("[]") == "expected an object, found a list");
    CHECK(problem("{").starts_with("line 1, column 2"));
}
