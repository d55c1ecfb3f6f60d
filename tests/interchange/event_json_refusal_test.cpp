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

TEST_CASE("a name longer than any is refused with its place")
{
    const auto named = [](const std::string &event, const std::string &player) {
        return refusal(R"({"name":")" + event + R"(","players":[{"id":1,"name":"Ann"},{"id":2,)"
                       + R"("name":"Ben","corpIdentity":")" + player + R"("}],"rounds":[]})");
    };
    const auto letters = [](std::size_t count) {
        std::string text;
        while (count-- > 0)
            text += "ø";
        return text;
    };
    CHECK(named("x", letters(200)).empty());
    CHECK(contains(named("x", letters(201)), "players[1].corpIdentity: "));
    CHECK(contains(named("x", letters(201)), "has 201 characters, a name at most 200"));
    CHECK(contains(named(letters(201), "x"), "name: "));
}

TEST_CASE("a document that was kept with a longer name is still exported as it came")
{
    // An earlier version imported it.
    const std::string name(300, 'a');
    const std::string kept = R"({"name":"x","players":[{"id":1,"name":")" + name
        + R"("},{"id":2,"name":"Ben"}],"rounds":[],"kind":"of another program"})";
    auto event = open(R"({"name":"x","players":[{"id":1,"name":"Ann"},{"id":2,"name":"Ben"}],)"
                      R"("rounds":[]})")
                     .event;
    event.players.front().name = name;
    event.source->text = kept;
    CHECK(contains(jsonOf(event), "of another program"));
}
