// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"
#include "tournament/standings/standings.h"

#include <catch2/catch.hpp>

#include <map>

namespace {

using core::Json;
using tournament::PlayerId;
using tournament::Seat;

/// Every leaf of both documents that differs, as "path: old → new".
void differences(const Json &a, const Json &b, const std::string &path,
                 std::map<std::string, std::string> &found)
{
    if (a == b)
        return;
    if (a.asArray() && b.asArray() && a.asArray()->size() == b.asArray()->size()) {
        for (std::size_t i = 0; i < a.asArray()->size(); ++i)
            differences((*a.asArray())[i], (*b.asArray())[i], path + '[' + std::to_string(i) + ']',
                        found);
        return;
    }
    if (a.asObject() && b.asObject()) {
        for (const auto &[key, value] : *a.asObject())
            differences(value, b.find(key) ? *b.find(key) : Json("missing"), path + '.' + key,
                        found);
        for (const auto &[key, value] : *b.asObject())
            if (!a.find(key))
                found[path + '.' + key] = "new " + core::dump(value);
        return;
    }
    found[path] = core::dump(a) + " → " + core::dump(b);
}

std::map<std::string, std::string> differences(const std::string &a, const std::string &b)
{
    std::map<std::string, std::string> found;
    differences(core::parseJson(a).value(), core::parseJson(b).value(), "", found);
    return found;
}

} // namespace

// TOURNAMENT.md section 6: an edited document differs in what was edited and in nothing else.
TEST_CASE("an edited result of the 2018 sample changes its match and the figures it touches")
{
    const std::string bytes = sample("store-championship-2018.cobra.json");
    if (bytes.empty())
        return;
    auto event = open(bytes).event;
    // Round 1, table 1 was 0–5: now each wins once, as Corp.
    perform(event,
            tournament::ReportResult{1,
                                     1,
                                     games({tournament::wonBy(Seat::P1, Seat::P1),
                                            tournament::wonBy(Seat::P2, Seat::P2)}),
                                     {},
                                     ""});
    const std::string edited = jsonOf(event);
    const auto found = differences(bytes, edited);
    REQUIRE(found.contains(".rounds[0][0].player1.combinedScore"));
    CHECK(found.at(".rounds[0][0].player1.combinedScore") == "0 → 3");
    CHECK(found.at(".rounds[0][0].player1.corpScore") == "0 → 3");
    CHECK(found.at(".rounds[0][0].player2.combinedScore") == "5 → 3");
    CHECK(found.at(".rounds[0][0].player2.corpScore") == "0 → 3");
    CHECK(found.at(".players[9].matchPoints") == "12 → 15"); // id 233
    CHECK(found.at(".players[2].matchPoints") == "17 → 15"); // id 223
    for (const auto &[path, change] : found) {
        INFO(path << ": " << change);
        const bool match = path.starts_with(".rounds[0][0].player");
        const bool figure = path.starts_with(".players[")
            && (path.ends_with(".matchPoints") || path.ends_with(".rank")
                || path.ends_with("rengthOfSchedule"));
        CHECK((match || figure));
        if (path.ends_with("rengthOfSchedule"))
            CHECK(change.find("→ \"") != std::string::npos); // text stays text
    }
    // What was read again says the same as the event now.
    const auto again = open(edited).event;
    CHECK(tournament::standings(again).rows == tournament::standings(event).rows);
    CHECK(again.seed == event.seed);
}

TEST_CASE("an edited result of the app's sample keeps numbers as numbers")
{
    const std::string bytes = sample("local-event-2017.nrtm.json");
    if (bytes.empty())
        return;
    auto event = open(bytes).event;
    perform(event,
            tournament::ReportResult{4,
                                     1,
                                     games({tournament::wonBy(Seat::P1, Seat::P1),
                                            tournament::wonBy(Seat::P2, Seat::P2)}),
                                     {},
                                     ""});
    const auto found = differences(bytes, jsonOf(event));
    CHECK(found.at(".rounds[3][0].player1.corpScore") == "0 → 3");
    CHECK(found.at(".rounds[3][0].player2.runnerScore") == "2 → 0");
    CHECK_FALSE(found.contains(".rounds[3][0].player1.combinedScore"));
    for (const auto &[path, change] : found) {
        INFO(path << ": " << change);
        if (path.ends_with("rengthOfSchedule")) {
            CHECK(change.find('"') == std::string::npos);
            const auto point = change.rfind('.');
            CHECK(change.size() - point - 1 <= 5);
        }
    }
}

namespace {

/// Whatever the file announced.
tournament::PairRound oneMore()
{
    tournament::PairRound request;
    request.beyondAnnouncement = true;
    return request;
}

} // namespace

TEST_CASE("an imported event goes on: new rounds and players are written in its style")
{
    const std::string bytes = sample("local-event-2017.nrtm.json");
    if (bytes.empty())
        return;
    auto event = open(bytes).event;
    tournament::AddPlayers late;
    for (const char *name : {"Late Comer", "Later Still"})
        late.players.emplace_back().name = name;
    perform(event, late);
    perform(event, oneMore());
    const std::string written = jsonOf(event);
    const auto json = core::parseJson(written).value();
    CHECK(json.find("rounds")->asArray()->size() == 5);
    CHECK(*json.find("preliminaryRounds")->asInteger() == 5);
    CHECK(json.find("players")->asArray()->size() == 11);
    CHECK(json.find("arbiter"));
    const Json &bye = json.find("rounds")->asArray()->back().asArray()->back();
    CHECK(*bye.find("player2")->find("id")->asInteger() == 0);
    CHECK(*bye.find("player1")->find("corpScore")->asInteger() == 3);
    // And it is read back as the same event with the same next pairing.
    auto again = open(written).event;
    again.source = event.source;
    CHECK(again == event);
}

TEST_CASE("without a pairing of ours a document gets no object of ours")
{
    const std::string text = document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":3},"player2":{"id":2,"combinedScore":3}},
             {"table":2,"player1":{"id":3,"combinedScore":6},"player2":{"id":4,"combinedScore":0}}]])",
        1);
    auto event = open(text).event;
    perform(event,
            tournament::ReportResult{1,
                                     1,
                                     games({tournament::wonBy(Seat::P1, Seat::P1),
                                            tournament::wonBy(Seat::P1, Seat::P2)}),
                                     {},
                                     ""});
    const auto found = differences(text, jsonOf(event));
    CHECK_FALSE(found.contains(".arbiter"));
    CHECK(found.at(".rounds[0][0].player1.corpScore") == "new 3");
    CHECK(found.at(".rounds[0][0].player1.runnerScore") == "new 3");
    CHECK(found.at(".rounds[0][0].player1.combinedScore") == "3 → 6");
    CHECK(found.at(".rounds[0][0].player2.combinedScore") == "3 → 0");
}

TEST_CASE("an edited result leaves recorded values that disagreed as they were")
{
    const std::string text = document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":3},"player2":{"id":2,"combinedScore":3}},
             {"table":2,"player1":{"id":3,"combinedScore":6},"player2":{"id":4,"combinedScore":0}}]])",
        1, "2017-05-06",
        R"(,"eliminationPlayers":[{"id":2,"name":"Ben","rank":1,"seed":2},null],"extra":{"a":[1.50]})");
    auto event = open(text).event;
    tournament::PlayerEntry entry = tournament::entryOf(event.players[0]);
    entry.name = "Anna";
    perform(event, tournament::EditPlayer{PlayerId{1}, entry});
    const auto found = differences(text, jsonOf(event));
    CHECK(found.size() == 1);
    CHECK(found.at(".players[0].name") == "\"Ann\" → \"Anna\"");
}

TEST_CASE("a document without rounds or with null for them stays as it is")
{
    for (const char *text : {R"({"players":[{"id":1,"name":"Ann"}]})",
                             R"({"players":[{"id":1,"name":"Ann"}],"rounds":null})"})
        CHECK(jsonOf(open(text).event) == text);
}

TEST_CASE("a file of an event under way is gone on with and keeps its announcement")
{
    const std::string text = document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}},
             {"table":2,"player1":{"id":3,"combinedScore":6},"player2":{"id":4,"combinedScore":0}}]])",
        2);
    const auto opened = open(text);
    CHECK(mentions(opened.notices, "announces 2 Swiss rounds and holds 1"));
    auto event = opened.event;
    CHECK(event.announcement.rounds == 2);
    CHECK(jsonOf(event) == text);
    const auto stated = [&] {
        return *core::parseJson(jsonOf(event)).value().find("preliminaryRounds")->asInteger();
    };
    for (const int expected : {2, 3}) {
        perform(event, oneMore());
        CHECK(stated() == expected);
        for (const int table : {1, 2})
            perform(event,
                    tournament::ReportResult{event.rounds.back().number,
                                             table,
                                             games({tournament::wonBy(Seat::P1, Seat::P1),
                                                    tournament::wonBy(Seat::P2, Seat::P2)}),
                                             {},
                                             {}});
    }
}

TEST_CASE("moved players and a cleared result are written in place")
{
    const std::string text = document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":3},"player2":{"id":2,"combinedScore":3},"note":1},
             {"table":2,"player1":{"id":null,"combinedScore":0},"player2":{"id":3,"combinedScore":6}},
             {"table":3,"player1":{"id":4,"combinedScore":6}}],
            [{"table":1,"player1":{"id":1,"combinedScore":0},"player2":{"id":3,"combinedScore":0}},
             {"table":2,"player1":{"id":2,"combinedScore":0},"player2":{"id":4,"combinedScore":0},"note":2}]])",
        2);
    auto event = open(text).event;
    perform(event, tournament::ClearResult{1, 1});
    const auto cleared = differences(text, jsonOf(event));
    CHECK(cleared.at(".rounds[0][0].player1.combinedScore") == "3 → null");
    CHECK(cleared.at(".rounds[0][0].player2.combinedScore") == "3 → null");
    CHECK_FALSE(cleared.contains(".rounds[0][0].note"));
    CHECK_FALSE(open(jsonOf(event)).event.rounds[0].matches[0].result);

    event = open(text).event;
    perform(event, tournament::SwapPlayers{2, PlayerId{3}, PlayerId{4}});
    const auto moved = differences(text, jsonOf(event));
    CHECK(moved.at(".rounds[1][0].player2.id") == "3 → 4");
    CHECK(moved.at(".rounds[1][1].player2.id") == "4 → 3");
    CHECK_FALSE(moved.contains(".rounds[0][1].player1.id"));
    const auto again = open(jsonOf(event)).event;
    CHECK(again.rounds[1].matches[0].p2 == PlayerId{4});

    event = open(text).event;
    perform(event, tournament::UnpairRound{});
    const auto json = core::parseJson(jsonOf(event)).value();
    CHECK(json.find("rounds")->asArray()->size() == 1);
    CHECK(*json.find("preliminaryRounds")->asInteger() == 1);
    CHECK(json.find("rounds")->asArray()->front()
          == core::parseJson(text).value().find("rounds")->asArray()->front());
}
