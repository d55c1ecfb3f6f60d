// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the players disagree about is asked, whatever was done last; numbers that nobody told and
// that matter are taken to be so, which can be seen.
#include "rules/asking/document.h"
#include "rules/readings.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace {

using core::Json;
using support::at;
using support::isAssumed;
using support::questionOf;

} // namespace

TEST_CASE("What the players disagree about is asked first")
{
    struct Row {
        std::string line;
        std::string asked; ///< in its words
    };
    const std::vector<Row> rows{
        {"The Runner stole an agenda last turn. I play Punitive Counterstrike, the Runner has 3 "
         "cards in hand. He says he is alive with one card, I say he's dead.",
         "flatlined"},
        {"Runner plays Sure Gamble. He says he has 9 credits now, I say 8.", "credits"},
        {"Wyldside is installed. My turn begins. He says I have 3 clicks, I say four.", "clicks"},
    };
    for (const Row &row : rows) {
        const auto reading = saying::read(row.line);
        const saying::Chip *asked = questionOf(reading);
        INFO(row.line);
        REQUIRE(asked);
        INFO(asked->says);
        CHECK(asked->guessed);
        CHECK(asked->says.find(row.asked) != std::string::npos);
    }
}

TEST_CASE("Where more is disputed behind a question in passing, that is asked when all is told")
{
    const auto reading = saying::read("Runner stole Global Food Initiative last turn, it's only "
                                      "worth 2, right? Corp wins the Punitive trace. Runner has 2 "
                                      "cards in hand. Corp says that's 3 damage.");
    const saying::Chip *asked = questionOf(reading);
    REQUIRE(asked);
    CHECK(std::ranges::count(reading.chips, saying::ChipKind::Question, &saying::Chip::kind) == 1);
    const bool isOfDamage = asked->says.find("grip") != std::string::npos
        || asked->says.find("flatlined") != std::string::npos;
    CHECK(isOfDamage);
}

TEST_CASE("Numbers that nobody told are assumed where the answer hangs on them, and only there")
{
    const auto reading = saying::read("Corp plays Hedge Fund. How many credits has the Corp?");
    CHECK(isAssumed(reading, "state/corp/credits"));
    CHECK_FALSE(isAssumed(reading, "state/corp/hand"));
    const auto told =
        saying::read("Corp has 7 credits. Corp plays Hedge Fund. How many credits has the Corp?");
    CHECK(at(told, "state/corp/credits") == "7");
    CHECK_FALSE(isAssumed(told, "state/corp/credits"));
}

TEST_CASE("A payment that nothing asks for is left out where it is a doubt, and said to be")
{
    const auto reading = saying::read("Corp plays Hedge Fund. Then he pays 2 for it. How many "
                                      "credits has the Corp?");
    CHECK(at(reading, "question/script") == R"([{"play":"hedgefund"}])");
    CHECK(std::ranges::any_of(reading.open, [](const saying::Open &open) {
        return open.says.find("left out") != std::string::npos;
    }));
}

TEST_CASE("A moment of a turn that is over is a doubt")
{
    const auto reading = saying::read("Question about last turn: I ran HQ and during the encounter "
                                      "with Tollbooth he had 3 credits.");
    for (const saying::Chip &chip : reading.chips)
        if (chip.kind == saying::ChipKind::Moment)
            CHECK(chip.guessed);
}

TEST_CASE(
    "What tells of an act, a card, a place or how many and was not read is left out of an answer")
{
    const auto wordsLeftOut = [](const std::string &line) {
        std::vector<std::string> all;
        for (const saying::Span span : saying::leftOut(line, saying::read(line)))
            all.push_back(line.substr(span.begin, span.end - span.begin));
        return all;
    };
    using Words = std::vector<std::string>;
    CHECK(wordsLeftOut("Corp plays Hedge Fund. He flurbels 2 of them.")
          == Words{"He flurbels 2 of them"});
    CHECK(wordsLeftOut("Red Herrings flurbels in its root.").size() == 1);
    CHECK(wordsLeftOut("Corp has 1 credit, plays Hedge Fund. How many credits has the Corp?").size()
          == 1); // it cannot be played
    // Neither of these changes what becomes of a table.
    CHECK(wordsLeftOut("Tollbooth on HQ, flurbel.").empty());
    CHECK(wordsLeftOut("Tollbooth on HQ. He says he has 5 credits.").empty());
}
