// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"
#include "tournament/gate/checker.h"
#include "tournament/standings/standings.h"

#include <catch2/catch.hpp>

namespace {

using tournament::GameEnding;
using tournament::Match;
using tournament::ResultKind;
using tournament::Seat;
using tournament::Side;

/// One round of one match between Ann and Ben, with Cid and Dee beside them.
std::string oneMatch(const std::string &first, const std::string &second,
                     const std::string &more = "")
{
    return document(R"([[{"table":1,"player1":{"id":1,)" + first + R"(},"player2":{"id":2,)"
                        + second + "}" + more
                        + R"(},{"table":2,"player1":{"id":3,"combinedScore":6},)"
                        + R"("player2":{"id":4,"combinedScore":0}}]])",
                    1);
}

Match firstMatch(const std::string &text) { return open(text).event.rounds[0].matches[0]; }

} // namespace

TEST_CASE("points on the sides become games under the profile")
{
    // Three points a game: 3:0 as Corp, and two points are a timed game ahead.
    const auto match = firstMatch(
        oneMatch(R"("corpScore":3,"runnerScore":2)", R"("corpScore":0,"runnerScore":0)"));
    REQUIRE(match.result);
    REQUIRE(match.result->games.size() == 2);
    CHECK(match.result->games[0] == tournament::wonBy(Seat::P1, Seat::P1));
    CHECK(match.result->games[1].ending == GameEnding::Time);
    CHECK(match.result->games[1].winner == Seat::P1);
    CHECK(match.result->games[1].corp == Seat::P2);
}

TEST_CASE("sides of zero beside a total are placeholders")
{
    const auto match = firstMatch(oneMatch(R"("corpScore":0,"runnerScore":0,"combinedScore":5)",
                                           R"("corpScore":0,"runnerScore":0,"combinedScore":0)"));
    REQUIRE(match.result);
    CHECK(match.result->kind == ResultKind::RecordedTotals);
    CHECK(match.result->totals == std::array{5, 0});
}

TEST_CASE("what the profile cannot give stands as recorded with a notice")
{
    const auto opened =
        open(oneMatch(R"("corpScore":3,"runnerScore":4)", R"("corpScore":0,"runnerScore":0)"));
    CHECK(opened.event.rounds[0].matches[0].result->totals == std::array{7, 0});
    CHECK(mentions(opened.notices, "Round 1, table 1: the points of the sides do not make games"));
    CHECK(mentions(opened.notices, "7–0 cannot come about under ffg-2017-tome"));
}

TEST_CASE("a total that its sides contradict stands with a notice")
{
    const auto opened = open(oneMatch(R"("corpScore":3,"runnerScore":0,"combinedScore":5)",
                                      R"("corpScore":0,"runnerScore":3,"combinedScore":3)"));
    CHECK(opened.event.rounds[0].matches[0].result->kind == ResultKind::RecordedTotals);
    CHECK(opened.event.rounds[0].matches[0].result->totals == std::array{5, 3});
    CHECK(mentions(opened.notices, "Round 1, table 1"));
}

TEST_CASE("an agreed draw and a two-for-one are known by their flags")
{
    CHECK(firstMatch(oneMatch(R"("corpScore":1,"runnerScore":1)",
                              R"("corpScore":1,"runnerScore":1)", R"(,"intentionalDraw":true)"))
              .result->kind
          == ResultKind::IntentionalDraw);
    CHECK(firstMatch(oneMatch(R"("corpScore":3,"runnerScore":3)",
                              R"("corpScore":0,"runnerScore":0)", R"(,"twoForOne":true)"))
              .result->kind
          == ResultKind::TwoForOne);
}

TEST_CASE("the profile follows section 6 and the report says why")
{
    const auto chosen = [](const std::string &text) {
        const auto opened = open(text);
        CHECK(mentions(opened.notices, "Read by the rules profile " + opened.event.profile.id));
        return opened.event.profile.id;
    };
    const std::string three =
        R"([[{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}}]])";
    const std::string two =
        R"([[{"table":1,"player1":{"id":1,"combinedScore":4},"player2":{"id":2,"combinedScore":0}}]])";
    const std::string single =
        R"([[{"table":1,"player1":{"id":1,"role":"corp","corpScore":3,"combinedScore":3},)"
        R"("player2":{"id":2,"role":"runner","runnerScore":0,"combinedScore":0}}]])";
    const std::string cut =
        R"([[{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}}],)"
        R"([{"table":1,"player1":{"id":1,"role":"corp","winner":true},)"
        R"("player2":{"id":2,"role":"runner","winner":false},"eliminationGame":true}]])";
    CHECK(chosen(document(three, 1)) == "ffg-2017-tome");
    CHECK(chosen(document(three, 1, "2018-12-31")) == "ffg-2017-tome");
    CHECK(chosen(document(three, 1, "2019-01-01")) == "nsg-dss");
    CHECK(chosen(document(three, 1, "")) == "ffg-2017-tome");
    CHECK(chosen(document(two, 1, "2019-01-01")) == "ffg-2016-tome");
    CHECK(chosen(document(single, 1)) == "nsg-sss");
    CHECK(chosen(document(cut, 1)) == "ffg-2017-tome"); // roles in the cut say nothing
    CHECK(
        open(document(three, 1), {interchange::Format::Auto, *tournament::findProfile("ffg-2016")})
            .event.profile.id
        == "ffg-2016");
}

TEST_CASE("single-sided games keep their side")
{
    const auto opened = open(document(
        R"([[{"tableNumber":7,"player1":{"id":1,"role":"runner","runnerScore":3},)"
        R"("player2":{"id":2,"role":"corp","corpScore":0}},)"
        R"({"tableNumber":3,"player1":{"id":3,"role":null},"player2":{"id":4,"role":"corp","corpScore":1}}]])",
        1));
    const auto &matches = opened.event.rounds[0].matches;
    CHECK(matches[0].table == 3);
    CHECK(matches[0].p1Side == Side::Runner);
    CHECK(matches[1].table == 7);
    CHECK(matches[1].p1Side == Side::Runner);
    CHECK(matches[1].result->games.at(0) == tournament::wonBy(Seat::P1, Seat::P2));
}

TEST_CASE("a bye is known in every dialect")
{
    for (const char *match :
         {R"("player1":{"id":3,"combinedScore":6},"player2":{"id":null,"combinedScore":0})",
          R"("player1":{"id":null,"combinedScore":0},"player2":{"id":3,"combinedScore":6})",
          R"("player1":{"id":3,"corpScore":3,"runnerScore":3},"player2":{"id":0,"corpScore":0})",
          R"("player1":{"id":3,"combinedScore":6})", R"("player1":{"id":3},"player2":null)"}) {
        const auto opened = open(document(
            R"([[{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}},)"
            R"({"table":2,)"
                + std::string(match) + "}]]",
            1));
        INFO(match);
        const auto &bye = opened.event.rounds[0].matches.at(1);
        CHECK(bye.isBye());
        CHECK(bye.p1.value == 3);
        CHECK_FALSE(bye.result);
        CHECK(tournament::standings(opened.event).rows[0].points == 6);
    }
}

TEST_CASE("a bye worth something else stands as recorded with a notice")
{
    const auto opened = open(document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}},)"
        R"({"table":2,"player1":{"id":3,"combinedScore":3},"player2":{"id":null}}]])",
        1));
    CHECK(opened.event.rounds[0].matches.at(1).result->totals[0] == 3);
    CHECK(mentions(opened.notices, "Round 1, table 2: the bye is recorded with 3 points"));
}

TEST_CASE("a last round of zeros is a round being played, one match of zeros is a result")
{
    const std::string zeros =
        R"({"table":1,"player1":{"id":1,"corpScore":0,"runnerScore":0},"player2":{"id":2,"corpScore":0,"runnerScore":0}})";
    const std::string won =
        R"({"table":2,"player1":{"id":3,"corpScore":3,"runnerScore":3},"player2":{"id":4,"corpScore":0,"runnerScore":0}})";
    const auto awaited = open(document("[[" + zeros + "]]", 1));
    CHECK_FALSE(awaited.event.rounds[0].matches[0].result);
    CHECK(mentions(awaited.notices, "holds only zeros"));
    const auto played = open(document("[[" + zeros + "," + won + "]]", 1));
    REQUIRE(played.event.rounds[0].matches[0].result);
    CHECK(mentions(played.notices, "Round 1, table 1: recorded as 0–0"));
    const auto unknown = open(document(
        R"([[{"table":1,"player1":{"id":1,"corpScore":null},"player2":{"id":2}},)" + won + "]]",
        1));
    CHECK_FALSE(unknown.event.rounds[0].matches[0].result);
}

TEST_CASE("an open cut with null roles, winners and places is read")
{
    const auto opened = open(document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}},)"
        R"({"table":2,"player1":{"id":3,"combinedScore":6},"player2":{"id":4,"combinedScore":0}}],)"
        R"([{"table":1,"player1":{"id":1,"role":null,"winner":null},"player2":{"id":4,"role":null,"winner":null},"eliminationGame":true},)"
        R"({"table":2,"player1":{"id":3,"role":"corp","winner":false},"player2":{"id":2,"role":"runner","winner":true},"eliminationGame":true}],)"
        R"([{"table":3,"player1":{"id":null,"role":null,"winner":null},"player2":null,"eliminationGame":true}]])",
        1, "2017-05-06", R"(,"eliminationPlayers":[null,null,null,{"id":null}])"));
    const auto &cut = opened.event.rounds.at(1);
    CHECK(cut.stage == tournament::Stage::Cut);
    CHECK_FALSE(cut.matches[0].result);
    CHECK_FALSE(cut.matches[0].p1Side);
    CHECK(cut.matches[1].result->games.at(0) == tournament::wonBy(Seat::P2, Seat::P1));
    CHECK(opened.event.cut.seeds.size() == 4);
    CHECK(opened.event.rounds.at(2).matches.empty());
}

TEST_CASE("what another program adds is no obstacle, and quotes stay in names")
{
    std::string text =
        document("[]", 0, "", R"(,"links":{"rel":"x"},"averageScore":4.5,"pod":null)");
    text.replace(text.find("\"Ann\""), 5, R"("Ann \"Ace\" O'Neill")");
    const auto opened = open(text);
    CHECK(opened.event.players[0].name == "Ann \"Ace\" O'Neill");
    CHECK(jsonOf(opened.event) == text);
}

TEST_CASE("two players of one name are told apart with a notice")
{
    std::string text = document("[]", 0);
    text.replace(text.find("\"Ben\""), 5, "\"ANN\"");
    const auto opened = open(text);
    CHECK(opened.event.players[1].name == "ANN (2)");
    CHECK(mentions(opened.notices, "Two players are called ANN"));
    CHECK(jsonOf(opened.event) == text);
}

TEST_CASE("who is missing from the last round has dropped, who came late entered late")
{
    const auto opened = open(document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}}],)"
        R"([{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":3,"combinedScore":0}}]])",
        2));
    const auto &players = opened.event.players;
    CHECK(players[1].status == tournament::PlayerStatus::Dropped);
    CHECK(players[1].leftAfterRound == 1);
    CHECK(players[2].enteredAfterRound == 1);
    CHECK(mentions(opened.notices, "Ben (after round 1) and Dee (after round 0)"));
    CHECK(tournament::check(opened.event).empty());
}

TEST_CASE("rematches and second byes of a foreign event are listed, so that it verifies")
{
    const std::string round =
        R"([{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":2,"combinedScore":0}},)"
        R"({"table":2,"player1":{"id":3,"combinedScore":6}},)"
        R"({"table":3,"player1":{"id":4,"combinedScore":6}}])";
    const auto opened = open(document('[' + round + ',' + round + ']', 2));
    CHECK(opened.event.rounds[1].relaxed.size() >= 1);
    CHECK(tournament::check(opened.event).empty());
}
