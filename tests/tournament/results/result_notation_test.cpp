// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/result_notation.h"

#include "tournament/desk.h"

using namespace tournament;

namespace {

struct Table {
    explicit Table(const char *profile = "ffg-2016") : desk(profile, {"Ada", "Ben"})
    {
        desk.pair();
    }

    /// Nothing when it was recorded; the code of the refusal; -1 when the words cannot be read.
    std::optional<int> say(const std::string &words)
    {
        const auto read = readResult(desk.event, 1, 1, words);
        if (!read) {
            const auto *refused = std::get_if<Refusal>(&read.error());
            return refused ? static_cast<int>(refused->code) : -1;
        }
        const auto refused = desk.refusal(*read);
        return refused ? std::optional(static_cast<int>(refused->code)) : std::nullopt;
    }
    std::optional<int> code(RefusalCode code) { return static_cast<int>(code); }
    std::string now() const
    {
        const auto &result = desk.event.rounds[0].matches[0].result;
        return result ? writeResult(*result) : "";
    }

    EventDesk desk;
};

} // namespace

TEST_CASE("What is read is written back in the same words")
{
    for (const char *words : {"p1corp=corp p2corp=corp", "p1corp=runner p2corp=runner",
                              "p1corp=time:3-2 p2corp=unplayed", "p1corp=draw p2corp=corp",
                              "p1corp=corp:4 p2corp=runner:0", "2-0", "1-1", "0-2",
                              "p1corp=corp:flatline p2corp=runner:concession",
                              "p1corp=corp:3:agenda p2corp=draw", "no-show=p1:10", "loss=p2:match",
                              "p1corp=corp no-show=p2:5", "p2corp=corp loss=p1:game"}) {
        INFO(words);
        Table table;
        CHECK_FALSE(table.say(words));
        CHECK(table.now() == words);
    }
    Table agreed("ffg-2017-tome");
    for (const char *words : {"id", "two-for-one=p1", "two-for-one=p2"}) {
        CHECK_FALSE(agreed.say(words));
        CHECK(agreed.now() == words);
    }
}

TEST_CASE("One game now, the other later; a game named again replaces what stood there")
{
    Table table;
    CHECK_FALSE(table.say("p2corp=corp"));
    CHECK(missingResults(table.desk.event, 1) == std::vector{1});
    CHECK_FALSE(table.say("p1corp=draw"));
    CHECK(missingResults(table.desk.event, 1).empty());
    CHECK(table.now() == "p2corp=corp p1corp=draw");
    CHECK_FALSE(table.say("p1corp=corp"));
    CHECK(table.now() == "p2corp=corp p1corp=corp");
    CHECK_FALSE(table.say("0-2"));
    CHECK(table.now() == "0-2");
}

TEST_CASE("Both players cannot win one game (3.0.2, \"Prestige\")")
{
    Table table;
    CHECK(table.say("p1corp=corp p1corp=runner") == table.code(RefusalCode::BothWin));
    Table single("nsg-sss");
    CHECK(single.say("1-1") == single.code(RefusalCode::BothWin));
    CHECK(single.say("winner=p1 winner=p2") == single.code(RefusalCode::BothWin));
    CHECK(rule(RefusalCode::BothWin).section == "Prestige");
}

TEST_CASE("More games than a match has (3.0.2, \"Match Play\")")
{
    Table table;
    for (const char *words : {"2-1", "3-0", "2-2", "2-0 p1corp=corp", "third=p1corp:corp 2-0"})
        CHECK(table.say(words) == table.code(RefusalCode::TooManyGames));
    Table single("draft-half");
    CHECK(single.say("2-0") == single.code(RefusalCode::TooManyGames));
}

TEST_CASE("At time nobody has won (\"Going to Time\")")
{
    Table table;
    CHECK(table.say("p1corp=time:7-2") == table.code(RefusalCode::AgendaPointsWin));
    CHECK(table.say("p1corp=corp:7") == table.code(RefusalCode::AgendaPointsWin));
    CHECK(table.say("p1corp=time:-30-2") == table.code(RefusalCode::AgendaPointsOutOfRange));
    CHECK_FALSE(table.say("p1corp=time:3--1 p2corp=unplayed"));
    // Drafts are played to six (3.0.2, "Draft Tournament and Match Structure").
    Table half("draft-half");
    CHECK(half.say("p1corp=corp:6").has_value());
}

TEST_CASE("Where match points decide, the loser's agenda points are needed "
          "(1.1, \"Winning Matches\")")
{
    Table table("ffg-2012");
    for (const char *words : {"2-0", "1-1", "p1corp=corp p2corp=corp:3"})
        CHECK(table.say(words) == table.code(RefusalCode::AgendaPointsMissing));
    CHECK_FALSE(table.say("p1corp=corp:0 p2corp=runner:6"));
    CHECK_FALSE(table.say("no-show=p1:10"));
}

TEST_CASE("Agreed results only where the profile knows them or the TO overrides "
          "(3.0.2, \"Unsportsmanlike Conduct\")")
{
    for (const char *profile : {"ffg-2016", "ffg-2016-tome", "ffg-2012", "draft-full"}) {
        INFO(profile);
        EventDesk desk(profile);
        for (int seat = 1; seat <= 2; ++seat) {
            PlayerEntry entry;
            entry.name = "P" + std::to_string(seat);
            entry.seat = seat;
            desk.enter(entry);
        }
        desk.pair();
        for (const char *words : {"id", "two-for-one=p1"}) {
            auto read = readResult(desk.event, 1, 1, words);
            REQUIRE(read);
            if (desk.event.profile.matchPoints && words[0] == 't')
                continue; // its games lack agenda points besides
            CHECK(desk.code(*read) == RefusalCode::NotAllowedByProfile);
            read->overrideReason = "the head judge agreed";
            CHECK_FALSE(desk.code(*read));
        }
    }
    Table single("nsg-sss");
    CHECK(single.say("two-for-one=p1") == single.code(RefusalCode::NotAllowedByProfile));
}

TEST_CASE("Sides settled by the pairing bind the entry (single-sided)")
{
    Table table("nsg-sss");
    const Match &match = table.desk.event.rounds[0].matches[0];
    const std::string corp = *match.p1Side == Side::Corp ? "p1corp" : "p2corp";
    const std::string wrong = *match.p1Side == Side::Corp ? "p2corp" : "p1corp";
    CHECK(table.say(wrong + "=corp") == table.code(RefusalCode::SidesMismatch));
    CHECK_FALSE(table.say(corp + "=corp"));
    CHECK_FALSE(table.say("winner=p1"));
    CHECK(table.now() == corp + (corp == "p1corp" ? "=corp" : "=runner"));
    CHECK_FALSE(table.say("time:3-3"));
    CHECK(table.now() == corp + "=time:3-3");
    const std::string ahead = corp == "p1corp" ? "p1" : "p2";
    CHECK_FALSE(table.say("winner=" + ahead + " time:4-3"));
    CHECK(table.say("winner=" + ahead + " time:3-4")
          == table.code(RefusalCode::AgendaPointsContradict));
}

TEST_CASE("Words that cannot be read say what would have been")
{
    Table table;
    for (const char *words : {"",
                              "p1corp",
                              "p1corp=",
                              "p1corp=both",
                              "p1corp=time:3",
                              "p1corp=time:a-b",
                              "winner=p1",
                              "winner=p3",
                              "no-show=p1",
                              "no-show=p1:7",
                              "loss=p3:game",
                              "loss=p1:round",
                              "2_0",
                              "-1-2",
                              "third=corp",
                              "two-for-one",
                              "two-for-one=both",
                              "id 2-0",
                              "time:3-2",
                              "p1corp=corp:never",
                              "p1corp=draw:3",
                              "\xff\xfe"}) {
        INFO(words);
        CHECK(table.say(words) == -1);
        CHECK(table.now().empty());
    }
    const auto read = readResult(table.desk.event, 1, 1, "p1corp=time:3");
    REQUIRE_FALSE(read);
    const auto &error = std::get<NotationError>(read.error());
    CHECK(error.word == "p1corp=time:3");
    CHECK(error.expected.find("time:3-2") != std::string::npos);
}

TEST_CASE("Rounds and tables that are not there")
{
    Table table;
    const auto code = [&](int round, int number) {
        const auto read = readResult(table.desk.event, round, number, "2-0");
        REQUIRE_FALSE(read);
        return std::get<Refusal>(read.error()).code;
    };
    CHECK(code(2, 1) == RefusalCode::RoundUnknown);
    CHECK(code(1, 2) == RefusalCode::TableUnknown);
    EventDesk odd("ffg-2016", {"Ada", "Ben", "Cy"});
    odd.pair();
    const auto bye = readResult(odd.event, 1, 2, "2-0");
    REQUIRE_FALSE(bye);
    CHECK(std::get<Refusal>(bye.error()).code == RefusalCode::ByeHasNoResult);
}

TEST_CASE("A result is cleared, corrected long after, and never re-pairs")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
    desk.pair();
    desk.reportRest();
    desk.pair();
    const auto second = desk.event.rounds[1];
    const auto read = readResult(desk.event, 1, 1, "0-2");
    REQUIRE(read);
    REQUIRE(desk.perform(*read));
    CHECK(desk.event.rounds[1] == second);
    REQUIRE(desk.perform(ClearResult{1, 1}));
    CHECK(desk.code(ClearResult{1, 1}) == RefusalCode::NoResultToClear);
    CHECK(standings(desk.event).provisional);
}
