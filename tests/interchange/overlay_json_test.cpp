// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"

#include "core/json.h"
#include "tournament/results/result_notation.h"

#include <catch2/catch.hpp>

namespace {

using core::Json;
using tournament::Consent;
using tournament::Event;

constexpr core::Timestamp start{1'457'186'400'250}; // 2016-03-05, 14:00 UTC and a quarter second

/// Where a member leads: {"feature", "p1", "name"}.
const Json &at(const Json &json, std::initializer_list<std::string_view> path)
{
    const Json *found = &json;
    for (const std::string_view key : path) {
        INFO(key);
        REQUIRE(found->find(key));
        found = found->find(key);
    }
    return *found;
}

struct Stream {
    Event event;

    explicit Stream(int players = 6)
    {
        tournament::CreateEvent create;
        create.details.name = "Harbour \"Open\"";
        create.profile = *tournament::findProfile("nsg-dss");
        create.rounds = 3;
        perform(event, create);
        tournament::AddPlayers add;
        for (int i = 1; i <= players; ++i) {
            tournament::PlayerEntry entry;
            entry.name = "Streamer " + std::to_string(i);
            entry.pronouns = "they";
            entry.corpIdentity = "Corp " + std::to_string(i);
            entry.runnerIdentity = "Runner " + std::to_string(i);
            add.players.push_back(entry);
        }
        perform(event, add);
    }
    void consent(int player, tournament::Consents consents)
    {
        const auto &known = event.players[static_cast<std::size_t>(player - 1)];
        auto entry = entryOf(known);
        entry.consents = consents;
        perform(event, tournament::EditPlayer{known.id, entry});
    }
    void report(int round, int table, std::string_view result)
    {
        const auto read = tournament::readResult(event, round, table, result);
        REQUIRE(read);
        perform(event, *read);
    }
    [[nodiscard]] std::string text() const
    {
        return interchange::exportEvent(event, interchange::ExportFormat::OverlayJson);
    }
    [[nodiscard]] Json json() const
    {
        const auto parsed = core::parseJson(text());
        REQUIRE(parsed);
        return *parsed;
    }
};

} // namespace

TEST_CASE("an overlay knows an event before its first round")
{
    const Stream stream;
    const Json json = stream.json();
    CHECK(at(json, {"format"}) == Json("arbiter-overlay"));
    CHECK(at(json, {"version"}) == Json(1));
    CHECK(at(json, {"event", "name"}) == Json("Harbour \"Open\""));
    CHECK(at(json, {"event", "players"}) == Json(6));
    for (const char *key : {"round", "clock", "feature", "bracket"})
        CHECK(at(json, {key}).isNull());
    CHECK(at(json, {"tables"}).asArray()->empty());
}

TEST_CASE("an overlay shows the tables of the round and how each stands")
{
    Stream stream(5);
    perform(stream.event, tournament::PairRound{});
    stream.report(1, 1, "p1corp=corp");
    stream.report(1, 2, "2-0");
    const Json json = stream.json();
    CHECK(at(json, {"round", "number"}) == Json(1));
    CHECK(at(json, {"round", "announced"}) == Json(3));
    CHECK(at(json, {"round", "stage"}) == Json("swiss"));
    CHECK(at(json, {"round", "missing_results"}) == Json(1));
    const auto &tables = *at(json, {"tables"}).asArray();
    REQUIRE(tables.size() == 3);
    CHECK(at(tables[0], {"p1_games"}) == Json(1));
    CHECK(at(tables[0], {"p1_points"}).isNull()); // one game is still played
    CHECK(at(tables[0], {"complete"}) == Json(false));
    CHECK(at(tables[1], {"p1_points"}) == Json(6));
    CHECK(at(tables[1], {"p2_points"}) == Json(0));
    CHECK(at(tables[1], {"complete"}) == Json(true));
    CHECK(at(tables[2], {"p2"}).isNull()); // the bye
    CHECK(at(json, {"standings", "provisional"}) == Json(true));
    CHECK(at(json, {"standings", "rows"}).asArray()->size() == 5);
}

TEST_CASE("an overlay counts the clock itself: a deadline while it runs, what is left while not")
{
    Stream stream;
    perform(stream.event, tournament::PairRound{});
    perform(stream.event, tournament::StartClock{1, start, {}, {}});
    const Json running = stream.json();
    CHECK(at(running, {"clock", "state"}) == Json("running"));
    CHECK(at(running, {"clock", "deadline"}) == Json("2016-03-05T15:05:00.250Z"));
    CHECK(at(running, {"clock", "counts_from"}) == Json("2016-03-05T14:00:00.250Z"));
    CHECK(at(running, {"clock", "left_ms"}).isNull());

    constexpr std::int64_t minute = 60'000;
    perform(stream.event, tournament::PauseClock{1, {start.milliseconds + 20 * minute}});
    const Json paused = stream.json();
    CHECK(at(paused, {"clock", "state"}) == Json("paused"));
    CHECK(at(paused, {"clock", "deadline"}).isNull());
    CHECK(at(paused, {"clock", "left_ms"}) == Json(45 * minute));

    perform(stream.event, tournament::ResumeClock{1, {start.milliseconds + 30 * minute}});
    perform(stream.event, tournament::GiveExtraTime{1, {2, 5, "a call", ""}});
    const Json resumed = stream.json();
    CHECK(at(resumed, {"clock", "deadline"}) == Json("2016-03-05T15:15:00.250Z"));
    CHECK(at((*at(resumed, {"tables"}).asArray())[1], {"extra_minutes"}) == Json(5));

    perform(stream.event, tournament::StopClock{1, {start.milliseconds + 40 * minute}});
    CHECK(at(stream.json(), {"clock"}).isNull());
}

TEST_CASE("the feature match is one at a time, with all that is told of its players")
{
    Stream stream;
    perform(stream.event, tournament::PairRound{});
    perform(stream.event, tournament::FeatureMatch{1, 2});
    perform(stream.event, tournament::FeatureMatch{1, 3});
    const auto &match = *tournament::findMatch(stream.event, 1, 3);
    const auto &first = *tournament::findPlayer(stream.event, match.p1);
    const Json json = stream.json();
    CHECK(at(json, {"feature", "table"}) == Json(3));
    CHECK(at(json, {"feature", "p1", "name"}) == Json(first.name));
    CHECK(at(json, {"feature", "p1", "corp"}) == Json(first.corpIdentity));
    CHECK(at(json, {"feature", "p1", "runner"}) == Json(first.runnerIdentity));
    CHECK(at(json, {"feature", "p1", "points"}) == Json(0));
    perform(stream.event, tournament::FeatureMatch{1, 3, false});
    CHECK(at(stream.json(), {"feature"}).isNull());

    // It goes with its round: nobody has to think of taking it off.
    perform(stream.event, tournament::FeatureMatch{1, 1});
    for (const int table : {1, 2, 3})
        stream.report(1, table, "2-0");
    perform(stream.event, tournament::PairRound{});
    CHECK(at(stream.json(), {"feature"}).isNull());
}

TEST_CASE("who is not to be streamed is no feature match and has no name in an overlay")
{
    Stream stream;
    perform(stream.event, tournament::PairRound{});
    const auto shy = tournament::findMatch(stream.event, 1, 1)->p1;
    const auto number = static_cast<int>(shy.value);
    const std::string name = "\"Streamer " + std::to_string(number) + '"';
    perform(stream.event, tournament::FeatureMatch{1, 1});
    CHECK(stream.text().find(name) != std::string::npos);

    stream.consent(number, {Consent::Yes, Consent::Unasked, Consent::No});
    const std::string text = stream.text(); // also where the match was chosen before he said so
    CHECK(text.find(name) == std::string::npos);
    CHECK(text.find("\"Player " + std::to_string(number) + '"') != std::string::npos);
    CHECK(jsonOf(stream.event).find("Streamer " + std::to_string(number)) != std::string::npos);
    const auto refused = decide(stream.event, tournament::FeatureMatch{1, 1});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == tournament::RefusalCode::StreamRefused);
    CHECK(refused.error().players == std::vector{shy});

    // Not asked about the stream: as everywhere else.
    stream.consent(number, {Consent::No, Consent::Unasked, Consent::Unasked});
    CHECK(stream.text().find(name) == std::string::npos);
    stream.consent(number, {Consent::No, Consent::Unasked, Consent::Yes});
    CHECK(stream.text().find(name) != std::string::npos);
}

TEST_CASE("an overlay of the cut has its bracket, its games and who waits for whom")
{
    Stream stream(8);
    for (int round = 1; round <= 3; ++round) {
        perform(stream.event, tournament::PairRound{});
        for (int table = 1; table <= 4; ++table)
            stream.report(round, table, "2-0");
    }
    perform(stream.event, tournament::StartCut{4, {}, {}, "announced by word"});
    const Json begun = stream.json();
    CHECK(at(begun, {"round", "stage"}) == Json("cut"));
    CHECK(at(begun, {"round", "number_in_stage"}) == Json(1));
    CHECK(at(begun, {"bracket", "size"}) == Json(4));
    const auto &games = *at(begun, {"bracket", "games"}).asArray();
    CHECK(at(games[0], {"state"}) == Json("open"));
    CHECK(at(games[0], {"p1_seed"}) == Json(1));
    CHECK(at(games[2], {"state"}) == Json("waiting"));
    CHECK(*at(games[2], {"waits_for"}).asArray() == Json::Array{1, 2});

    const auto won = tournament::readResult(stream.event, 1, "p1corp=corp");
    REQUIRE(won);
    perform(stream.event, *won);
    const Json played = stream.json();
    const auto &after = *at(played, {"bracket", "games"}).asArray();
    CHECK(at(after[0], {"winner"}) == at(games[0], {"p1", "id"}));
    CHECK(at((*at(played, {"tables"}).asArray())[0], {"p1_points"}) == Json(1));
}
