// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"
#include "tournament/gate/checker.h"
#include "tournament/standings/standings.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace {

std::string tome(const std::string &groups)
{
    return R"({"tempKeys":[],"entityGroupMap":{)" + groups
        + R"(},"metadataVersion":"1.0.5"}^^THIS IS A SEPARATOR^^-12)";
}

std::string group(const std::string &name, const std::string &entities)
{
    return '"' + name + R"(:#":{"entities":[)" + entities + "]}";
}

const std::string people = group(
    "Participant",
    R"({"pk":-1,"first_name":"Ann","last_name":"A","tournament_pk":10,"identity":"Kit","identity2":"Titan","faction":"Shaper","faction2":"Weyland","tiebreaker":0.9},)"
    R"({"pk":-2,"first_name":"Ben","tournament_pk":10,"tiebreaker":0.1},)"
    R"({"pk":-3,"first_name":"J)"
    "\xF6"
    R"(rg","tournament_pk":10,"reward_byes":1,"tiebreaker":0.5},)"
    R"({"pk":-4,"first_name":"Dee","tournament_pk":10,"is_active":false},)"
    R"({"pk":-11,"first_name":"Ann","last_name":"A","tournament_pk":11,"seed":1},)"
    R"({"pk":-12,"first_name":"Ben","tournament_pk":11,"seed":2},)"
    R"({"pk":-21,"first_name":"Other","tournament_pk":20})");

std::string whole(const std::string &settings)
{
    return tome(
        group("Tournament",
              R"({"pk":20,"name":"Dice league","format_pk":1,"settings_pk":2},)"
              R"({"pk":10,"name":"Swiss part","format_pk":1,"settings_pk":1,"cut_size":2},)"
              R"({"pk":11,"name":"Cut","format_pk":3,"parent_pk":10})")
        + "," + group("GameSettings", settings + R"(,{"pk":2,"name":"Dice"})") + "," + people + ","
        + group("Match",
                R"({"pk":100,"round":1,"order_index":0,"tournament_pk":10},)"
                R"({"pk":101,"round":1,"order_index":-1,"tournament_pk":10},)"
                R"({"pk":102,"round":1,"order_index":1,"tournament_pk":11})")
        + ","
        + group(
            "MatchParticipant",
            R"({"match_pk":100,"participant_pk":-2,"table_seat":1,"points_earned":0},)"
            R"({"match_pk":100,"participant_pk":-1,"table_seat":0,"points_earned":4},)"
            R"({"match_pk":101,"participant_pk":-3,"points_earned":4},)"
            R"({"match_pk":102,"participant_pk":-11,"table_seat":0,"is_winner":false,"role":"Runner"},)"
            R"({"match_pk":102,"participant_pk":-12,"table_seat":1,"is_winner":true,"role":"Corp"})"));
}

} // namespace

TEST_CASE("a TOME export becomes players, rounds, byes and the cut")
{
    const auto opened =
        open(whole(R"({"pk":1,"name":"Android: Netrunner","win_points":4,"round_time":70})"));
    const auto &event = opened.event;
    CHECK(event.details.name == "Swiss part");
    CHECK(event.profile.id == "ffg-2016-tome");
    CHECK(event.announcement.cut == 2);
    CHECK(event.announcement.minutes == 70);
    REQUIRE(event.players.size() == 4);
    const auto *ann = tournament::findPlayer(event, tournament::PlayerId{-1});
    REQUIRE(ann);
    CHECK(ann->name == "Ann A");
    CHECK(ann->runnerIdentity == "Kit"); // identity is the Runner's, identity2 the Corp's
    CHECK(ann->corpIdentity == "Titan");
    CHECK(tournament::findPlayer(event, tournament::PlayerId{-3})->name == "J\u00f6rg");
    CHECK(tournament::findPlayer(event, tournament::PlayerId{-3})->awardedByes == 1);
    CHECK(tournament::findPlayer(event, tournament::PlayerId{-4})->status
          == tournament::PlayerStatus::Dropped);
    // A greater number is the better tie-break.
    CHECK(ann->tieBreak < tournament::findPlayer(event, tournament::PlayerId{-2})->tieBreak);
    REQUIRE(event.rounds.size() == 2);
    const auto &match = event.rounds[0].matches[0];
    CHECK(match.p1.value == -1);
    CHECK(match.result->totals == std::array{4, 0});
    CHECK(event.rounds[0].matches[1].isBye());
    CHECK(event.rounds[0].matches[1].awardedBye);
    CHECK(event.rounds[1].stage == tournament::Stage::Cut);
    CHECK(event.rounds[1].matches[0].result->games.at(0)
          == tournament::wonBy(tournament::Seat::P2, tournament::Seat::P2));
    CHECK(event.cut.seeds == std::vector<tournament::PlayerId>{{-1}, {-2}});
    CHECK_FALSE(event.source);
    CHECK(mentions(opened.notices, "sides and winners of single games are unknown"));
    CHECK(tournament::check(event).empty());
}

TEST_CASE("a cut whose players are not listed for it is seeded in Swiss order")
{
    std::string text = whole(R"({"pk":1,"name":"Android: Netrunner","win_points":4})");
    for (const char *pk : {"-11", "-12"}) {
        const std::string listed = std::string(R"("pk":)") + pk;
        text.replace(text.find(listed), listed.size(), listed + "9");
        const std::string seated = std::string(R"("participant_pk":)") + pk;
        text.replace(text.find(seated), seated.size(), R"("participant_pk":)" + std::string(pk, 2));
    }
    text.replace(text.find("\"participant_pk\":-1,\"table_seat\":1,\"is_winner\""), 19,
                 "\"participant_pk\":-2");
    for (std::size_t at = 0; (at = text.find("\"tournament_pk\":11,\"seed\"")) != text.npos;)
        text.replace(at, 18, "\"tournament_pk\":99");
    const auto event = open(text).event;
    CHECK(event.cut.seeds == std::vector<tournament::PlayerId>{{-1}, {-2}});
    CHECK(open(jsonOf(event)).event == event);
}

TEST_CASE("win points of the settings choose the profile")
{
    const auto chosen = [](const std::string &settings) { return open(whole(settings)); };
    CHECK(chosen(R"({"pk":1,"name":"Android: Netrunner","win_points":6})").event.profile.id
          == "ffg-2017-tome");
    const auto silent = chosen(R"({"pk":1,"name":"Android: Netrunner"})");
    CHECK(mentions(silent.notices, "do not say what a won match is worth"));
    CHECK(refusal(whole(R"({"pk":1,"name":"Thrones"})")).find("no Swiss tournament of Android")
          != std::string::npos);
}

TEST_CASE("a TOME export that contradicts itself is refused with its place")
{
    std::string text = whole(R"({"pk":1,"name":"Android: Netrunner"})");
    text.replace(text.find("\"participant_pk\":-2"), 19, "\"participant_pk\":-9");
    CHECK(refusal(text).find("there is no participant -9") != std::string::npos);
    CHECK(refusal(tome("")).find("no Swiss tournament") != std::string::npos);
    CHECK(refusal("{\"entityGroupMap\": ^^THIS IS A SEPARATOR^^").find("line 1, column ")
          != std::string::npos);
}

TEST_CASE("the sample of TOME is read and goes on")
{
    const std::string bytes = sample("two-rounds.tome.txt");
    if (bytes.empty())
        return;
    auto opened = open(bytes);
    CHECK(opened.event.players.size() == 68);
    CHECK(opened.event.rounds.size() == 2);
    CHECK(opened.event.profile.id == "ffg-2017-tome");
    CHECK(std::ranges::count_if(opened.event.rounds[0].matches, &tournament::Match::isBye) == 3);
    CHECK(tournament::check(opened.event).empty());
    CHECK(std::ranges::count(opened.event.players, tournament::PlayerStatus::Dropped,
                             &tournament::Player::status)
          == 3);
    // "lowest": of those who had played, the last in standings got the bye of round 2; all of them
    // had lost alike, so that the greater number is the better one.
    auto rows = tournament::standings(opened.event, 1).rows;
    std::erase_if(rows, [](const auto &row) { return row.rounds == 0; });
    CHECK(opened.event.rounds[1].matches.back().p1 == rows.back().player);
    perform(opened.event, tournament::PairRound{});
    // What is written is our own file, and it is read back as the same event.
    const auto again = open(jsonOf(opened.event));
    CHECK(again.event == opened.event);
}

TEST_CASE("a participant whose name is longer than any is refused with his place")
{
    const auto named = [](std::size_t length) {
        return refusal(tome(group("Tournament", R"({"pk":10,"name":"x","format_pk":1})") + ','
                            + group("Participant",
                                    R"({"pk":-1,"tournament_pk":10,"first_name":")"
                                        + std::string(length, 'a') + R"("})")));
    };
    CHECK(named(200).empty());
    CHECK(named(201).find("Participant") != std::string::npos);
    CHECK(named(201).find("has 201 characters") != std::string::npos);
}
