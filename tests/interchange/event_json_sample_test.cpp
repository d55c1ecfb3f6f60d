// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/recorded_figures.h"
#include "interchange_support.h"
#include "tournament/cut/bracket.h"
#include "tournament/gate/checker.h"
#include "tournament/results/result_notation.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace {

using tournament::PlayerId;

/// Every recorded figure of every player, read from the document itself.
void checkFigures(const std::string &bytes, const tournament::Event &event)
{
    const auto json = core::parseJson(bytes);
    REQUIRE(json);
    const auto standings = tournament::standings(event);
    std::size_t compared = 0;
    for (const core::Json &player : *json->find("players")->asArray()) {
        const PlayerId id{*player.find("id")->asInteger()};
        const auto row = std::ranges::find(standings.rows, id, &tournament::StandingsRow::player);
        REQUIRE(row != standings.rows.end());
        CHECK(row->points == *player.find("matchPoints")->asInteger());
        CHECK(row->rank == *player.find("rank")->asInteger());
        const auto written = [&](const char *key) {
            const core::Json *value = player.find(key);
            return value->asString() ? *value->asString() : core::dump(*value);
        };
        INFO(*player.find("name")->asString());
        CHECK(interchange::sameFigure(row->sos, written("strengthOfSchedule")));
        CHECK(interchange::sameFigure(*row->esos, written("extendedStrengthOfSchedule")));
        ++compared;
    }
    CHECK(compared == event.players.size());
}

} // namespace

// TOURNAMENT.md section 3: the average form reproduces every value that other programs recorded.
TEST_CASE("every player of the app's sample gets the recorded points and strengths")
{
    const std::string bytes = sample("local-event-2017.nrtm.json");
    if (bytes.empty())
        return;
    const auto opened = open(bytes);
    checkFigures(bytes, opened.event);
    CHECK(opened.event.profile.id == "ffg-2017-tome");
    CHECK(mentions(opened.notices, "has no date"));
    CHECK(opened.notices.size() == 1);
    CHECK(tournament::check(opened.event).empty());
    CHECK(opened.event.players.size() == 9);
    CHECK(opened.event.rounds.size() == 4);
    CHECK(opened.event.rounds[0].matches[4].isBye());
    // Round 2, table 2: a drawn game and a win as Corp for the second player.
    const auto &match = opened.event.rounds[1].matches[1];
    REQUIRE(match.result);
    CHECK(match.result->games[0].ending == tournament::GameEnding::Draw);
    CHECK(match.result->games[1] == tournament::wonBy(tournament::Seat::P2, tournament::Seat::P2));
    // Round 3, table 4: two points are a timed game with the Corp ahead.
    CHECK(opened.event.rounds[2].matches[3].result->games[0].ending
          == tournament::GameEnding::Time);
}

TEST_CASE("every player of the 2018 sample gets the recorded points and strengths")
{
    const std::string bytes = sample("store-championship-2018.cobra.json");
    if (bytes.empty())
        return;
    const auto opened = open(bytes);
    checkFigures(bytes, opened.event);
    CHECK(opened.event.profile.id == "ffg-2017-tome");
    CHECK(opened.event.rounds.size() == 8);
    CHECK(tournament::swissRounds(opened.event) == 4);
    CHECK(opened.event.cut.seeds == std::vector<PlayerId>{{224}, {238}, {223}, {235}});
    CHECK(opened.event.rounds[0].matches[0].result->kind == tournament::ResultKind::RecordedTotals);
    CHECK(tournament::check(opened.event).empty());
}

// The file gives places 1 and 2 of the cut the other way round than its own final.
TEST_CASE("the cut of the 2018 sample that contradicts its final is reported")
{
    const std::string bytes = sample("store-championship-2018.cobra.json");
    if (bytes.empty())
        return;
    const auto opened = open(bytes);
    CHECK(mentions(opened.notices, "contradict its games"));
    CHECK(mentions(opened.notices, "Player 01 has place 2 in the file and place 1 by the games"));
    CHECK(mentions(opened.notices, "Player 02 has place 1 in the file and place 2 by the games"));
    for (const auto &notice : opened.notices)
        UNSCOPED_INFO(notice);
    CHECK(mentions(opened.notices, "Player 08 (after round 2)")); // no match after it names him
    CHECK(opened.notices.size() == 3);                            // the third names the profile
}

// Games, winners and places as its games say; live from there on.
TEST_CASE("the cut of the 2018 sample is a bracket that can go on")
{
    const std::string bytes = sample("store-championship-2018.cobra.json");
    if (bytes.empty())
        return;
    auto event = open(bytes).event;
    const auto cut = tournament::bracket(event);
    CHECK(cut.form == tournament::CutForm::DoubleElimination);
    const std::vector<std::int64_t> winners{224, 238, 224, 223, 238, 224};
    for (std::size_t i = 0; i < winners.size(); ++i)
        CHECK(cut.games.at(i).winningPlayer() == PlayerId{winners[i]});
    CHECK(cut.games.at(6).state == tournament::GameState::NotNeeded);
    std::vector<PlayerId> order;
    for (const auto &place : cut.places)
        order.push_back(place.player);
    CHECK(order == std::vector<PlayerId>{{224}, {238}, {223}, {235}});
    // The other finalist wins after all: one act, a second final, and only the cut is written anew.
    const auto corrected = tournament::readResult(event, 6, "winner=p2");
    REQUIRE(corrected);
    perform(event, *corrected);
    CHECK(tournament::bracket(event).games.at(6).state == tournament::GameState::Open);
    const std::string edited = jsonOf(event);
    CHECK(edited != bytes);
    const auto before = core::parseJson(bytes);
    const auto after = core::parseJson(edited);
    REQUIRE(after);
    for (std::size_t round = 0; round < 7; ++round)
        CHECK(after->find("rounds")->asArray()->at(round)
              == before->find("rounds")->asArray()->at(round));
    CHECK(after->find("rounds")->asArray()->size() == 9);
    const auto again = open(edited).event;
    CHECK(tournament::bracket(again).games == tournament::bracket(event).games);
}

TEST_CASE("untouched samples are written back byte for byte")
{
    for (const char *name : {"local-event-2017.nrtm.json", "store-championship-2018.cobra.json"}) {
        const std::string bytes = sample(name);
        if (bytes.empty())
            return;
        CHECK(jsonOf(open(bytes).event) == bytes);
    }
}

TEST_CASE("a flipped figure in the 2018 sample is reported")
{
    std::string bytes = sample("store-championship-2018.cobra.json");
    if (bytes.empty())
        return;
    const auto flip = [&](const std::string &from, const std::string &to) {
        std::string changed = bytes;
        changed.replace(changed.find(from), from.size(), to);
        return open(changed).notices;
    };
    CHECK(mentions(flip("\"matchPoints\": 21", "\"matchPoints\": 20"),
                   "Player 01: the file records 20 for match points, its rounds give 21."));
    CHECK(mentions(flip("\"2.5625\"", "\"2.5626\""), "strength of schedule"));
    CHECK(mentions(flip("\"3.578125\"", "\"3.578135\""), "extended strength of schedule"));
    CHECK(mentions(flip("\"rank\": 3", "\"rank\": 9"), "Swiss ranks differ"));
}
