// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is only wanted is not done, what a later line says stands, and what is taken for granted can
// be seen and changed.
#include "rules/asking/document.h"
#include "rules/readings.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace {

using core::Json;
using support::at;
using support::chipOf;
using support::isAssumed;
using support::lastOf;

} // namespace

TEST_CASE("An act that somebody only wants to do is not done where another is asked about")
{
    const auto read =
        lastOf({"Runner accesses Jackson Howard, he is reaching for 3 credits to trash "
                "it. Can the corp rez it?"});
    CHECK(at(read, "question/script") == R"([{"access":"jacksonhoward"}])");
    CHECK(at(read, "question/act") == R"({"rez":"jacksonhoward"})");
    CHECK(at(read, "state/runner/credits") == "nothing");
    CHECK(std::ranges::any_of(read.chips, [](const saying::Chip &chip) {
        return chip.guessed && chip.kind == saying::ChipKind::Act && !chip.offers.empty();
    }));
    const auto asked = lastOf({"Runner wants to play Sure Gamble. Can he?"});
    CHECK(at(asked, "question/act") == R"({"play":"suregamble"})");
    CHECK(at(asked, "question/script") == "[]");
}

TEST_CASE("Who is about to pass a piece of ice has not passed it")
{
    const auto read = lastOf({"Runner is about to get past Tollbooth"});
    CHECK(at(read, "state/run/passed") == "nothing");
    CHECK(at(read, "state/run/ice") == R"("tollbooth")");
    const saying::Chip *chip = chipOf(read, "state/run/ice");
    REQUIRE(chip);
    CHECK(chip->guessed);
    CHECK(at(lastOf({"Runner passes Tollbooth"}), "state/run/passed") == R"(["tollbooth"])");
}

TEST_CASE("A question of a later line takes the place of the one before")
{
    const auto read = lastOf({"Runner has 3 credits. Is the runner tagged?", "who wins?"});
    CHECK(at(read, "question/report") == R"(["winner"])");
}

TEST_CASE("A later line that denies an act takes it out of the script")
{
    const auto read = lastOf({"Runner accesses PAD Campaign, runner trashes PAD Campaign",
                              "runner does not trash PAD Campaign"});
    CHECK(at(read, "question/script") == R"([{"access":"padcampaign"}])");
}

TEST_CASE("What is fetched lies where the card that fetches it looks")
{
    const auto chip = lastOf({"Runner uses Clone Chip to bring back Clot"});
    CHECK(at(chip, "state/objects/clot/zone") == R"("heap")");
    CHECK(isAssumed(chip, "state/objects/clot/zone"));
    CHECK(at(chip, "question/script/0/choose") == R"(["clot"])");
    const auto code = lastOf({"Runner pops Self-modifying Code and grabs Corroder"});
    CHECK(at(code, "state/objects/corroder/zone") == R"("stack")");
}

TEST_CASE("Counters lie on a card that can have some")
{
    const auto read =
        lastOf({"Project Beale in a remote next to a rezzed SanSan City Grid with 4 tokens on it"});
    CHECK(at(read, "state/objects/sansancitygrid/counters") == "nothing");
    CHECK(at(read, "state/objects/projectbeale/counters/advancement") == "4");
}

TEST_CASE("Whoever asks who survives asks of one who prevents what he can")
{
    const auto read = lastOf({"Runner is tagged with 3 cards in grip and Plascrete Carapace with 4 "
                              "counters, corp plays Scorched Earth twice. Does he survive?"});
    const Json *script = asking::valueAt(read.situation.document, "question/script");
    REQUIRE(script);
    CHECK(std::ranges::count_if(*script->asArray(),
                                [](const Json &act) { return act.find("respond") != nullptr; })
          == 4);
    CHECK(std::ranges::count_if(*script->asArray(),
                                [](const Json &act) { return act.find("play") != nullptr; })
          == 2);
    CHECK(isAssumed(read, "question/script/1"));
}

TEST_CASE("A line that goes on leaves out what was told before and cannot be done")
{
    const auto read =
        lastOf({"runner isn't tagged, corp plays scorched earth", "corp plays Hedge Fund"});
    CHECK(at(read, "question/script") == R"([{"play":"hedgefund"}])");
    CHECK(std::ranges::any_of(read.open, [](const saying::Open &open) {
        return open.says.find("left out") != std::string::npos;
    }));
}

TEST_CASE("Questions for what a card has, for priority and by “has” are read as they stand")
{
    const auto asks = [](const std::string &line) { return at(lastOf({line}), "question/report"); };
    CHECK(asks("runner encounters Komainu. How many subroutines has Komainu?")
          == R"(["komainu.subroutines"])");
    CHECK(asks("corp scores Project Beale. How many points is Project Beale worth?")
          == R"(["projectbeale.points"])");
    CHECK(asks("tollbooth hq. Who may act first?") == R"(["priority"])");
    CHECK(asks("corp has 0 cards in R&D. Has the corp lost?") == R"(["winner"])");
}

TEST_CASE("A card of which nothing is told but its name is a doubt with the places it may lie in")
{
    const auto read = lastOf({"Corroder"});
    REQUIRE(read.chips.size() == 1);
    CHECK(read.chips.front().guessed);
    const auto &offers = read.chips.front().offers;
    const auto heap = std::ranges::find(offers, "Corroder in the heap", &saying::Offer::instead);
    REQUIRE(heap != offers.end());
    CHECK(at(lastOf({heap->instead}), "state/objects/corroder/zone") == R"("heap")");
}

TEST_CASE("The name of a card with the ending of a verb is played")
{
    CHECK(at(lastOf({"I vamped him"}), "question/script/0") == R"({"play":"vamp"})");
    CHECK(at(lastOf({"got boom'd with 2 tags"}), "question/script/0") == R"({"play":"boom"})");
    const auto test = lastOf({"I Test Ran Femme Fatale"});
    CHECK(at(test, "question/script/0/play") == R"("testrun")");
    CHECK(at(test, "question/script/0/choose") == R"(["femmefatale"])");
}

TEST_CASE("A run that was told before another one is over")
{
    const auto read =
        lastOf({"successful run on R&D, successful run on HQ, successful run on Archives"});
    CHECK(
        at(read, "state/happened")
        == R"([{"event":"run-successful","server":"R&D"},{"event":"run-successful","server":"HQ"}])");
    CHECK(at(read, "state/run/server") == R"("Archives")");
}
