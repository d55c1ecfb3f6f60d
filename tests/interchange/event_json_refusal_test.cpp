// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"

#include <catch2/catch.hpp>

namespace {

bool contains(const std::string &text, std::string_view part)
{
    INFO(text);
    return text.find(part) != std::string::npos;
}

} // namespace

// CLI.md: one clear line naming place and what was expected.
TEST_CASE("mistakes in the JSON are placed by line and column")
{
    const std::string sentence = refusal("{\n \"players\": [\n  {\"id\": 1,,}\n ]\n}");
    CHECK(contains(sentence, "line 3, column "));
    CHECK(contains(sentence, "not JSON"));
    CHECK(contains(refusal("{\"name\": \"\xff\", \"players\": []}"), "line 1"));
}

TEST_CASE("a document that contradicts itself is refused with its place")
{
    const auto round = [](const std::string &matches, int rounds = 1) {
        return refusal(document("[[" + matches + "]]", rounds));
    };
    CHECK(contains(round(R"({"table":1,"player1":{"id":1},"player2":{"id":9}})"),
                   "rounds[0][0].player2.id: there is no player 9 in players"));
    CHECK(contains(
        round(R"({"player1":{"id":1},"player2":{"id":2}},{"player1":{"id":3},"player2":{"id":1}})"),
        "rounds[0][1].player2.id: player 1 sits twice in this round"));
    CHECK(contains(round(R"({"player1":{"id":1,"role":"corp"},"player2":{"id":2,"role":"corp"}})"),
                   "rounds[0][0].player2.role"));
    CHECK(contains(round(R"({"player1":{"id":1,"role":"judge"},"player2":{"id":2}})"),
                   "rounds[0][0].player1.role: expected \"corp\", \"runner\" or null"));
    CHECK(contains(round(R"({"player1":{"id":"1"},"player2":{"id":2}})"),
                   "rounds[0][0].player1.id: expected a whole number"));
    CHECK(contains(round(R"({"player1":{"id":1,"corpScore":-1},"player2":{"id":2}})"),
                   "rounds[0][0].player1.corpScore: expected a whole number from 0"));
    CHECK(
        contains(round(R"({"player1":{"id":1,"winner":true},"player2":{"id":2,"winner":true}})", 0),
                 "rounds[0][0]: both players are marked as the winner"));
    CHECK(contains(refusal(document("{}", 0)), "rounds: expected a list"));
}

TEST_CASE("players need a number of their own")
{
    CHECK(contains(refusal(R"({"name":"x","rounds":[]})"), "the key \"players\" is missing"));
    CHECK(contains(refusal(R"({"players":[]})"), "players: the list of players is empty"));
    CHECK(contains(refusal(R"({"players":[{"id":1},{"id":1}]})"),
                   "players[1].id: player 1 is listed twice"));
    CHECK(contains(refusal(R"({"players":[{"id":0}]})"), "players[0].id"));
    CHECK(contains(refusal(R"({"players":[{"id":1,"strengthOfSchedule":"a lot"}]})"),
                   "players[0].strengthOfSchedule"));
}

TEST_CASE("what is no event at all is refused with one sentence")
{
    CHECK(contains(refusal(""), "the file is empty"));
    CHECK(contains(refusal(std::string("SQLite format 3\0rest", 20)), "open it instead"));
    CHECK(contains(refusal("<html></html>"), "neither event JSON"));
    CHECK(contains(refusal("[1, 2]"), "neither event JSON"));
    CHECK(contains(refusal("some prose\nof several lines"), "neither event JSON"));
    CHECK(contains(refusal(std::string(33 * 1024 * 1024, ' ')), "larger than 32 MB"));
}
