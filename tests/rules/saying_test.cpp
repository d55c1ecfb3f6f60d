// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people say at tables: every sentence of tests/data/sayings.json is read as it says there.
#include "rules/asking/document.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/lexicon.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>

namespace {

using core::Json;

saying::Situation readLines(const std::vector<std::string> &lines)
{
    saying::Situation situation;
    for (const std::string &line : lines)
        situation = saying::read(line, situation).situation;
    return situation;
}

std::string at(const saying::Situation &situation, std::string_view path)
{
    const Json *value = asking::valueAt(situation.document, path);
    return value ? core::dump(*value) : "nothing";
}

std::string words(std::string_view line, saying::Span span)
{
    return std::string(line.substr(span.begin, span.end - span.begin));
}

} // namespace

TEST_CASE("A line of words becomes the table that it tells")
{
    const auto told = readLines({"tollbooth hq rezzed", "femme on tollbooth",
                                 "runner 2 credits 1 tag", "run on hq, encounters tollbooth"});
    CHECK(at(told, "state/objects/tollbooth/server") == "\"HQ\"");
    CHECK(at(told, "state/objects/tollbooth/rezzed") == "true");
    CHECK(at(told, "state/objects/femmefatale/chosen") == "\"tollbooth\"");
    CHECK(at(told, "state/runner/credits") == "2");
    CHECK(at(told, "state/tags") == "1");
    CHECK(at(told, "state/at") == "\"run/encounter\"");
    CHECK(at(told, "state/run/ice") == "\"tollbooth\"");
    CHECK(rulings::questionOf(told.document));
}

TEST_CASE("Chips say which words they were read from, and what nobody understands is left open")
{
    const std::string line = "tolbooth hq, flurbel, runner 2 credits";
    const saying::Reading reading = saying::read(line);
    REQUIRE(reading.chips.size() == 2);
    CHECK(words(line, reading.chips[0].span) == "tolbooth hq");
    CHECK(reading.chips[0].guessed);
    CHECK(reading.chips[0].says.find("Tollbooth") == 0);
    CHECK(words(line, reading.chips[1].span) == "runner 2 credits");
    CHECK_FALSE(reading.chips[1].guessed);
    REQUIRE(reading.open.size() == 1);
    CHECK(words(line, reading.open[0].span) == "flurbel");
}

TEST_CASE("Numbers of nobody are asked about, with both answers as text")
{
    const saying::Reading reading = saying::read("3 credits");
    REQUIRE(reading.open.size() == 1);
    REQUIRE(reading.open[0].offers.size() == 2);
    const auto told = readLines({reading.open[0].offers[0].instead});
    CHECK(at(told, "state/corp/credits") == "3");
}

TEST_CASE("What is taken for granted is noted, until somebody tells it")
{
    const saying::Reading first = saying::read("tollbooth");
    CHECK(std::ranges::any_of(first.situation.assumed, [](const saying::Assumed &one) {
        return one.path == "state/objects/tollbooth/server";
    }));
    const saying::Reading later = saying::read("tollbooth r&d", first.situation);
    CHECK(at(later.situation, "state/objects/tollbooth/server") == "\"R&D\"");
    CHECK(at(later.situation, "state/objects/tollbooth-2") == "nothing");
    CHECK(std::ranges::none_of(later.situation.assumed, [](const saying::Assumed &one) {
        return one.path == "state/objects/tollbooth/server";
    }));
}

TEST_CASE("An empty line tells nothing")
{
    CHECK(core::dump(saying::read("").situation.document) == "{}");
    CHECK(core::dump(saying::read("  , ").situation.document) == "{}");
}

TEST_CASE("A table of words with an unknown kind, value or key is no table")
{
    const auto fails = [](std::string_view text) { return !saying::readLexicon(text); };
    CHECK_FALSE(
        fails(R"({"language":"en","words":[{"kind":"server","value":"HQ","say":["hq"]}]})"));
    CHECK(fails(R"({"language":"en","words":[{"kind":"serve","value":"HQ","say":["hq"]}]})"));
    CHECK(fails(R"({"language":"en","words":[{"kind":"server","value":"HR","say":["hq"]}]})"));
    CHECK(fails(R"({"language":"en","words":[{"kind":"moment","value":"run/nap","say":["x"]}]})"));
    CHECK(
        fails(R"({"language":"en","words":[{"kind":"server","value":"HQ","say":["hq"],"x":1}]})"));
    CHECK(fails(R"({"language":"en","words":[{"kind":"server","value":"HQ","say":["hq, hq"]}]})"));
}
