// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/day/event_rulings.h"

#include <catch2/catch.hpp>

using Positions = std::vector<std::size_t>;

namespace {

tournament::Event ruledEvent()
{
    tournament::Event event;
    for (const auto &[question, answer] :
         {std::pair("May Account Siphon be declined after a successful run?", "Yes"),
          std::pair("Is a tag removed by a bypass?", "No"),
          std::pair("May the Corp score after its mandatory draw?", "Yes, before its actions"),
          std::pair("Does Account Siphon give tags if nothing is taken?", "No")}) {
        tournament::Ruling &ruling = event.rulings.emplace_back();
        ruling.question = question;
        ruling.answer = answer;
    }
    return event;
}

} // namespace

TEST_CASE("A ruling of the day is found by what the next judge types, the newest first")
{
    const auto event = ruledEvent();
    CHECK(app::rulingsAbout(event, "account siphon") == Positions{3, 0});
    CHECK(app::rulingsAbout(event, "siphon decline").front() == 0);
    CHECK(app::rulingsAbout(event, "scoring after the draw") == Positions{2});
    CHECK(app::rulingsAbout(event, "may I decline acount siphon").front() == 0);
}

TEST_CASE("A ruling that shares a minor part of the question is not shown")
{
    const auto event = ruledEvent();
    CHECK(app::rulingsAbout(event, "parasite on a rezzed tollbooth").empty());
    CHECK(app::rulingsAbout(event, "tag trace link base strength").empty());
    CHECK(app::rulingsAbout(event, "").empty());
}

TEST_CASE("At the table of a TO who plays the second TO rules")
{
    tournament::Event event;
    event.details.organizer = "Olga";
    event.details.secondOrganizer = "Sam";
    event.players.resize(2);
    event.players[0].id = {1};
    event.players[0].name = "Olga";
    event.players[1].id = {2};
    event.rounds.resize(1);
    event.rounds[0].number = 1;
    event.rounds[0].matches.resize(1);
    event.rounds[0].matches[0].table = 7;
    event.rounds[0].matches[0].p1 = {1};
    event.rounds[0].matches[0].p2 = tournament::PlayerId{2};
    CHECK(app::usualJudge(event, 1, 7) == "Sam");
    CHECK(app::usualJudge(event, 1, 0) == "Olga");
    CHECK(app::usualJudge(event, 1, 8) == "Olga");
}

// RULINGS.md: the version is that of the event's day unless the organizer chose another.
TEST_CASE("Judges rule by the version of the day or by the one that was chosen")
{
    tournament::Event event;
    CHECK_FALSE(app::rulesVersionOf(event));
    event.details.date = "2012-11-10";
    CHECK(app::rulesVersionOf(event) == rules::versionOn(*rules::parseDate("2012-11-10")));
    event.details.date = "2019-01-05";
    CHECK(app::rulesVersionOf(event) == rules::RulesVersion::Rr10);
    event.details.rulesVersion = "core2012";
    CHECK(app::rulesVersionOf(event) == rules::RulesVersion::Core2012);
}
