// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a judge does with the table, the question stays one that can be read.
#include "rules/asking/table_edits.h"
#include "rules/rulings/answering/question_reader.h"

#include <catch2/catch.hpp>

using asking::Place;
using core::Json;
using rulings::Zone;

namespace {

Json tableOf(std::string_view id)
{
    const auto all = asking::presets();
    const auto found = std::ranges::find(all, id, &asking::Preset::id);
    REQUIRE(found != all.end());
    return found->document;
}

std::string problemOf(const Json &document)
{
    const auto asked = rulings::questionOf(document);
    return asked ? "" : core::toString(asked.error());
}

std::string textAt(const Json &document, const std::string &path)
{
    const Json *value = asking::valueAt(document, path);
    return value && value->asString() ? *value->asString() : "";
}

std::vector<std::string> objectsOf(const Json &document)
{
    std::vector<std::string> names;
    if (const Json *objects = asking::valueAt(document, "state/objects"))
        for (const auto &[name, object] : *objects->asObject())
            names.push_back(name);
    return names;
}

/// Every shape and every ruling with something done to each of its cards.
template <class Do>
void checkReadable(const Do &edit)
{
    const auto look = [&](const std::string &id, const Json &document) {
        for (const std::string &object : objectsOf(document)) {
            Json other = document;
            edit(other, object);
            INFO(id << ' ' << object);
            INFO(core::dump(other));
            const std::string problem = problemOf(other);
            if (!problem.empty())
                FAIL_CHECK(problem);
        }
    };
    for (const asking::Preset &one : asking::presets())
        look(one.id, one.document);
    for (const asking::Example &one : asking::examples())
        look(one.id, one.document);
}

} // namespace

TEST_CASE("A card is taken off the table with whatever was said of it")
{
    checkReadable([](Json &document, const std::string &object) {
        asking::removeCard(document, object);
        CHECK_FALSE(asking::valueAt(document, asking::objectPath(object)));
    });
}

TEST_CASE("A card that was to answer leaves the acts before it played")
{
    Json document = tableOf("access-trap");
    asking::removeCard(document, "help");
    CHECK(asking::valueAt(document, "question/script")->asArray()->size() == 2);
    asking::removeCard(document, "trap");
    CHECK(asking::valueAt(document, "question/script")->asArray()->empty());
    CHECK(textAt(document, "question/report/0") == "runner.hand");
}

TEST_CASE("Without the ice of the run the Runner is at the next piece, or at the server")
{
    Json document = tableOf("encounter-bypass");
    asking::removeCard(document, "ice");
    CHECK(textAt(document, "state/at") == "run/approach-server");
    document = tableOf("encounter-bypass");
    const std::string second = asking::addCard(document, "Ice Wall");
    asking::removeCard(document, "ice");
    CHECK(textAt(document, "state/at") == "run/encounter");
    CHECK(textAt(document, "state/run/ice") == second);
    CHECK(*asking::valueAt(document, asking::objectPath(second) + "/position")->asInteger() == 0);
}

TEST_CASE("A card that becomes another lies where such a card lies")
{
    for (const char *title : {"PAD Campaign", "Ice Wall", "Project Atlas", "Corroder", "Hedge Fund",
                              "Sure Gamble", "Ben Musashi"})
        checkReadable([&](Json &document, const std::string &object) {
            if (asking::titleOf(document, object))
                CHECK(asking::replaceCard(document, object, title));
        });
    Json document = tableOf("may-rez"); // an upgrade in the root of HQ
    REQUIRE(asking::replaceCard(document, "card", "PAD Campaign"));
    CHECK(textAt(document, "state/objects/card/zone") == "remote");
    CHECK(textAt(document, "state/objects/card/server") == "Server 1");
    CHECK_FALSE(asking::replaceCard(document, "card", "No Such Card"));
}

TEST_CASE("What is put on a server lies where such a card lies there")
{
    const auto zone = [](const char *title, Place place) {
        const auto found = asking::fitting(title, std::move(place));
        return found ? std::string(core::toWord(rulings::zoneWords, found->zone)) : "nowhere";
    };
    const Place hq{.zone = Zone::Root, .server = "HQ"};
    CHECK(zone("Tollbooth", hq) == "protecting");
    CHECK(zone("Ben Musashi", hq) == "root");
    CHECK(zone("Snare!", hq) == "hq");
    CHECK(zone("Corroder", hq) == "nowhere");
    const Place remote{.zone = Zone::Remote, .server = "new"};
    CHECK(zone("Snare!", remote) == "remote");
    CHECK(zone("Ice Wall", remote) == "protecting");
    CHECK(zone("Parasite", {.zone = Zone::Hosted, .host = "ice"}) == "rig");
    CHECK(zone("Corroder", {.zone = Zone::Grip}) == "grip");
    CHECK(zone("Corroder", {.zone = Zone::CorpScoreArea}) == "corp-score-area");
    CHECK(zone("No Such Card", hq) == "nowhere");
}

TEST_CASE("Ice that moves makes room and leaves no gap")
{
    Json document = tableOf("encounter-bypass");
    const std::string outer = asking::addCard(document, "Ice Wall");
    REQUIRE(asking::moveCard(document, outer,
                             {.zone = Zone::Protecting, .server = "HQ", .position = 0}));
    CHECK(*asking::valueAt(document, "state/objects/ice/position")->asInteger() == 1);
    REQUIRE(asking::moveCard(document, outer, {.zone = Zone::Protecting, .server = "R&D"}));
    CHECK(*asking::valueAt(document, "state/objects/ice/position")->asInteger() == 0);
    CHECK(textAt(document, "state/run/ice") == "ice");
    CHECK(problemOf(document).empty());
    REQUIRE(asking::moveCard(document, "ice", {.zone = Zone::Archives}));
    CHECK(textAt(document, "state/at") == "run/approach-server");
    CHECK(problemOf(document).empty());
}

TEST_CASE("No card hosts itself, nor lies where such cards do not")
{
    Json document = tableOf("ice-strength");
    const Json before = document;
    CHECK_FALSE(asking::moveCard(document, "ice", {.zone = Zone::Hosted, .host = "virus"}));
    CHECK_FALSE(asking::moveCard(document, "virus", {.zone = Zone::Hq}));
    CHECK(document == before);
    asking::removeCard(document, "ice"); // what it hosted lies in the rig
    CHECK_FALSE(asking::valueAt(document, "state/objects/virus/host"));
    CHECK(problemOf(document).empty());
}

TEST_CASE("A new server is one that no card names yet")
{
    Json document = tableOf("steal-cost");
    const std::string card =
        asking::putCard(document, "PAD Campaign", {.zone = Zone::Remote, .server = "new"});
    CHECK(textAt(document, asking::objectPath(card) + "/server") == "Server 2");
    CHECK(asking::putCard(document, "PAD Campaign", {.zone = Zone::Rig}).empty());
}

TEST_CASE("A question can begin in every step of every version")
{
    for (const asking::Preset &one : asking::presets())
        for (const rules::TimingStructure &structure : rules::timingStructures())
            for (const rules::TimingStep &step : structure.steps) {
                Json document = one.document;
                asking::beginAt(document, structure.kind, step.topic);
                INFO(one.id << ' ' << step.topic);
                CHECK(problemOf(document).empty());
            }
}

TEST_CASE("Numbers are told and not stated any more")
{
    Json document = tableOf("may-jack-out");
    asking::tell(document, "state/runner/credits", 3);
    CHECK(*asking::valueAt(document, "state/runner/credits")->asInteger() == 3);
    asking::untell(document, "state/runner/credits");
    CHECK_FALSE(asking::valueAt(document, "state/runner/credits"));
    asking::untell(document, "state/nobody/credits");
    CHECK(problemOf(document).empty());
}
