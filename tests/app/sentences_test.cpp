// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"

#include <catch2/catch.hpp>
#include <set>

using namespace tournament;

namespace {

Event twoPlayers()
{
    Event event;
    event.created = true;
    event.profile = profiles().front();
    for (const char *name : {"Ada", "Ben"}) {
        Player player;
        player.id = {static_cast<std::int64_t>(event.players.size()) + 1};
        player.name = name;
        event.players.push_back(player);
    }
    return event;
}

} // namespace

TEST_CASE("Every refusal is one sentence of its own with a way out")
{
    const Event event = twoPlayers();
    std::set<std::string> seen;
    for (int code = 0; code <= static_cast<int>(RefusalCode::ImportInvalid); ++code) {
        INFO("code " << code);
        Refusal refusal;
        refusal.code = static_cast<RefusalCode>(code);
        refusal.players = {PlayerId{1}, PlayerId{2}};
        refusal.tables = {3};
        refusal.number = 2;
        refusal.text = "what was typed";
        const std::string text = app::sentence(event, refusal);
        CHECK(text.size() > 20);
        CHECK(text.back() == '.');
        CHECK(text.find("  ") == std::string::npos);
        CHECK(seen.insert(text).second);
    }
}

TEST_CASE("Every step at time is one sentence of its own")
{
    std::set<std::string> seen;
    for (int code = 0; code <= static_cast<int>(TimeStepCode::HigherSeedMatch); ++code) {
        const std::string text = app::sentence(TimeStep{static_cast<TimeStepCode>(code), 2, 0, 1});
        INFO(text);
        CHECK(text.size() > 20);
        CHECK(text.back() == '.');
        CHECK(seen.insert(text).second);
    }
}

TEST_CASE("A refusal by a rule cites it, a wrong name is bad input")
{
    const Event event = twoPlayers();
    Refusal refusal;
    refusal.code = RefusalCode::BothWin;
    refusal.tables = {3};
    const app::Failure both = app::failure(event, refusal);
    CHECK(both.kind == app::FailureKind::Refused);
    CHECK(both.message == "Both players cannot win the same game (table 3): check the slip.");
    CHECK(both.rule.document == "Tournament Rules 3.0.2");
    CHECK(both.rule.section == "Prestige");
    refusal.code = RefusalCode::PlayerUnknown;
    CHECK(app::failure(event, refusal).kind == app::FailureKind::BadInput);
}

TEST_CASE("Why a table is as it is, in words")
{
    const Event event = twoPlayers();
    const auto say = [&](Reason reason) { return app::sentence(event, reason); };
    CHECK(say({ReasonCode::Gap, {}, 6, 2, 9}) == "gap 2: 9 players on 6 points");
    CHECK(say({ReasonCode::FloatedDown, {1}, 8, 0, 0}) == "Ada floated from 8");
    CHECK(say({ReasonCode::ByeLast, {2}, 0, 0, 0}) == "bye: last without one");
    CHECK(say({ReasonCode::SamePoints, {}, 1, 0, 0}) == "both on 1 point");
    CHECK(say({ReasonCode::SidesBalance, {2}, -1, 1, 0})
          == "Ben is Corp: balance of sides -1 against +1");
    for (int code = 0; code <= static_cast<int>(ReasonCode::Imported); ++code)
        CHECK_FALSE(say({static_cast<ReasonCode>(code), {1}, 1, 1, 1}).empty());
}

TEST_CASE("Long lists of tables stay readable")
{
    Refusal refusal;
    refusal.code = RefusalCode::ResultsMissing;
    refusal.number = 2;
    for (int table = 1; table <= 20; ++table)
        refusal.tables.push_back(table);
    CHECK(app::sentence(twoPlayers(), refusal)
          == "Results of round 2 are missing at tables 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 "
             "more: report them before the next pairing.");
}
