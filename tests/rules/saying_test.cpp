// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people say at tables: every sentence of tests/data/sayings.json is read as it says there.
#include "rules/asking/document.h"
#include "rules/kept_sayings.h"
#include "rules/readings.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/lexicon.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

namespace {

using core::Json;
using support::at;
using support::isAssumed;

saying::Situation readLines(const std::vector<std::string> &lines)
{
    saying::Situation situation;
    for (const std::string &line : lines)
        situation = saying::read(line, situation).situation;
    return situation;
}

std::vector<std::string> texts(const Json &list)
{
    std::vector<std::string> all;
    for (const Json &one : *list.asArray())
        all.push_back(*one.asString());
    return all;
}

std::string words(std::string_view line, saying::Span span)
{
    return std::string(line.substr(span.begin, span.end - span.begin));
}

} // namespace

TEST_CASE("Every kept sentence is read as it is meant, and what is not is marked")
{
    for (const Json &saying : support::keptSayings()) {
        const std::string line = *saying.find("say")->asString();
        INFO(line);
        const saying::Reading &reading = support::readingOf(line);
        const Json &document = reading.situation.document;
        if (!document.asObject()->empty())
            CHECK(rulings::questionOf(document));
        for (const auto &[path, value] : *saying.find("tells")->asObject()) {
            INFO(path);
            CHECK(at(reading.situation, path) == core::dump(value));
            CHECK_FALSE(isAssumed(reading.situation, path));
        }
        std::vector<std::string> open;
        for (const saying::Open &one : reading.open)
            open.push_back(words(line, one.span));
        CHECK(open == texts(*saying.find("open")));
        std::vector<std::string> doubted;
        for (const saying::Chip &chip : reading.chips)
            if (chip.guessed)
                doubted.push_back(words(line, chip.span));
        CHECK(doubted == texts(*saying.find("doubted")));
    }
}

TEST_CASE("A negation is attached or left open, never skipped")
{
    // What each sentence says without its negation.
    const std::vector<std::pair<std::string, std::string>> sayings{
        {"runner does not jack out", "runner jacks out"},
        {"the corp doesn't play scorched earth", "the corp plays scorched earth"},
        {"snare is not accessed", "snare is accessed"},
        {"without breaking ice wall with corroder", "breaking ice wall with corroder"},
        {"the runner never encounters enigma", "the runner encounters enigma"},
        {"he cannot steal fetal ai", "he steals fetal ai"},
        {"nobody rezzes ice wall", "corp rezzes ice wall"},
        {"the runner is not tagged", "the runner is tagged"},
        {"corp has no credits", "corp has 3 credits"},
        {"tollbooth is not rezzed", "tollbooth is rezzed"},
        {"unless the runner has 3 tags", "the runner has 3 tags"}};
    for (const auto &[negated, plain] : sayings) {
        INFO(negated);
        const saying::Reading reading = saying::read(negated);
        const Json &told = saying::read(plain).situation.document;
        CHECK(reading.situation.document != told);
        const Json *script = asking::valueAt(reading.situation.document, "question/script");
        CHECK((!script || script->asArray()->empty()));
    }
}

TEST_CASE("An act that cannot be done where it is said is told, with the reason")
{
    const std::string line = "runner isn't tagged, corp plays scorched earth";
    const saying::Reading reading = saying::read(line);
    REQUIRE(reading.open.size() == 1);
    CHECK(words(line, reading.open[0].span) == "corp plays scorched earth");
    CHECK(reading.open[0].says.find("cannot be done there") != std::string::npos);
    CHECK(saying::read("runner is tagged, corp plays scorched earth").open.empty());
}

TEST_CASE("It is the only card that it can be, or a doubt")
{
    const auto doubts = [](std::string_view line) {
        const saying::Reading reading = saying::read(line);
        return std::ranges::any_of(reading.chips, &saying::Chip::guessed);
    };
    // Femme Fatale can be neither rezzed nor encountered.
    CHECK_FALSE(doubts("femme in play, approaches enigma, corp rezzes it"));
    CHECK(doubts("ice wall, approaches enigma, corp rezzes it"));
}

TEST_CASE("How often a breaker is made stronger hangs on the strengths of the moment")
{
    const auto acts = [](std::string_view line) {
        const auto reading = saying::read(line);
        return asking::valueAt(reading.situation.document, "question/script")->asArray()->size();
    };
    CHECK(acts("corroder breaks ice wall") == 1); // 2 against 1
    CHECK(acts("ice wall advanced 3 times, corroder breaks ice wall") == 3);
}

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
