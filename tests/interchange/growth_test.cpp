// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"

#include "support/growth.h"
#include "tournament/pairing/swiss_round.h"

#include <catch2/catch.hpp>

using namespace tournament;
using support::growthOfFour;
using support::mostGrowth;

namespace {

/// Two rounds of so many players, paired and won by chance.
Event played(int players)
{
    Event event;
    CreateEvent create;
    create.details.name = "Growth";
    create.profile = *findProfile("ffg-2016");
    create.seed = 3;
    perform(event, create);
    AddPlayers add;
    for (int i = 1; i <= players; ++i)
        add.players.emplace_back().name = "Player No. " + std::to_string(i);
    perform(event, add);
    for (int round = 1; round <= 2; ++round) {
        perform(event, PairRound{});
        for (Match &match : event.rounds.back().matches) {
            const Seat better = match.p1 < match.p2 ? Seat::P1 : Seat::P2;
            match.result = games({wonBy(better, Seat::P1), wonBy(better, Seat::P2)});
        }
    }
    return event;
}

/// As another program would have written it.
std::string foreign(int players)
{
    std::string text = jsonOf(played(players));
    return text.substr(0, text.find("\"uploadedFrom\"")) + "\"uploadedFrom\": \"Another\"\n}\n";
}

/// Imported and edited all over, so that every list of the document changes.
Event edited(int players)
{
    Event event = open(foreign(players)).event;
    for (Match &match : event.rounds.back().matches)
        match.result = games({wonBy(Seat::P1, Seat::P1), wonBy(Seat::P2, Seat::P2)});
    return event;
}

} // namespace

TEST_CASE("an event is imported in a time that grows like its players", "[.long][long]")
{
    CHECK(growthOfFour(1000, foreign, [](const std::string &text) { (void)open(text); })
          < mostGrowth);
    const auto ours = [](int players) { return jsonOf(played(players)); };
    CHECK(growthOfFour(1000, ours, [](const std::string &text) { (void)open(text); }) < mostGrowth);
}

TEST_CASE("an edited document is written in a time that grows like its players", "[.long][long]")
{
    CHECK(growthOfFour(1000, edited, [](const Event &event) { (void)jsonOf(event); }) < mostGrowth);
}

TEST_CASE("names are taken out in a time that grows like their number", "[.long][long]")
{
    CHECK(growthOfFour(1000, edited, [](const Event &event) { (void)jsonOf(event, true); })
          < mostGrowth);
}
