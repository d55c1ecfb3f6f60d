// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What spares corrections: facts that are told together, what was decided by the options there
// are, names as they are written.
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
using support::chipOf;
using support::with;

} // namespace

TEST_CASE("A question that is guessed tells the likeliest facts together, and offers each alone")
{
    const std::string line = "The Runner stole Hostile Takeover last turn. Corp plays Punitive "
                             "Counterstrike, the trace goes through. Runner has 2 cards in hand. "
                             "Corp says that's 3 damage.";
    const auto reading = saying::read(line);
    const saying::Chip *asked = chipOf(reading, saying::ChipKind::Question);
    REQUIRE(asked);
    CHECK(asked->guessed);
    const std::string report = at(reading, "question/report");
    INFO(report);
    CHECK(report.find("runner.hand") != std::string::npos);
    CHECK(report.find("winner") != std::string::npos);
    const auto alone =
        std::ranges::find(asked->offers, "is the Runner flatlined?", &saying::Offer::says);
    REQUIRE(alone != asked->offers.end());
    const auto taken = saying::read(with(line, *asked, *alone));
    CHECK(at(taken, "question/report") == R"(["winner","won-by"])");
    CHECK(at(taken, "state/runner/hand") == "2");
}

TEST_CASE("A question that is read exactly asks that alone")
{
    const auto reading = saying::read("Corp plays Scorched Earth. Runner is tagged and has 3 cards "
                                      "in hand. How many cards are in the grip?");
    CHECK(at(reading, "question/report") == R"(["runner.hand"])");
}

TEST_CASE("What was decided is the option of which the words speak, and the others are offered")
{
    const std::string line = "Argus Security. Runner accesses Hostile Takeover in a remote and "
                             "steals it. Runner chooses to suffer 2 meat damage. How many tags?";
    const auto reading = saying::read(line);
    CHECK(at(reading, "question/script/2") == R"({"option":2})");
    const auto chip = std::ranges::find_if(reading.chips, [](const saying::Chip &one) {
        return one.kind == saying::ChipKind::Act && one.guessed && !one.offers.empty();
    });
    REQUIRE(chip != reading.chips.end());
    const auto other = std::ranges::find_if(chip->offers, [](const saying::Offer &one) {
        return one.instead.find("option 1") != std::string::npos;
    });
    REQUIRE(other != chip->offers.end());
    const auto taken = saying::read(with(line, *chip, *other));
    CHECK(at(taken, "question/script/2") == R"({"option":1})");
}

TEST_CASE("What is decided between acts that were told stands there")
{
    const auto reading =
        saying::read("Runner encounters Data Raven, he opts for the tag, passes it. Tags?");
    CHECK(at(reading, "question/script/0") == R"({"option":1})");
}

TEST_CASE("Words that speak of no option, of several, or ask for one decide nothing")
{
    for (const char *line :
         {"Runner encounters Data Raven, he thinks hard. Tags?",
          "Runner encounters Data Raven. Must he suffer the tag?",
          "Runner encounters Data Raven. Corp says he swallows the tag. Tags?"}) {
        INFO(line);
        CHECK(core::dump(saying::read(line).situation.document).find("option")
              == std::string::npos);
    }
}

TEST_CASE("The only title that begins so is meant, where it is written as a name")
{
    const auto reading = saying::read("I have the Ixo out. Corp purges.");
    CHECK(at(reading, "state/objects/ixodidae/card") == R"("Ixodidae")");
    const saying::Chip *chip = chipOf(reading, saying::ChipKind::Card);
    REQUIRE(chip);
    CHECK(chip->guessed);
    CHECK(at(saying::read("I have the ixo out. Corp purges."), "state/objects/ixodidae")
          == "nothing");
}

TEST_CASE("How a named card begins is that card again")
{
    const auto reading = saying::read("Leprechaun is installed. Imp is hosted on the Lep.");
    CHECK(at(reading, "state/objects/imp/host") == R"("leprechaun")");
}

TEST_CASE("Where names are written as names, small words are not taken for one")
{
    const auto reading =
        saying::read("Sure Gamble is in my grip and the price on the card is five. I have 5 "
                     "credits. Then he shook hands.");
    CHECK(at(reading, "state/objects/theprice") == "nothing");
    CHECK(at(reading, "state/objects/shock") == "nothing");
    CHECK(at(saying::read("i play the price"), "state/objects/theprice/card") == R"("The Price")");
}

TEST_CASE("An act that is asked about by a guess is not done before")
{
    const auto reading = saying::read("The Corp is purging, three clicks. Runner says you can't do "
                                      "an action that does nothing!");
    CHECK(at(reading, "question/act") == R"({"purge":true})");
    CHECK(at(reading, "question/script") == "[]");
}

TEST_CASE("A payment that nothing asks for is left out where something else is asked")
{
    const auto reading = saying::read("My Film Critic hosts Fetal AI. Corp paid two. I'm tagged. "
                                      "What happens to Fetal AI?");
    CHECK(at(reading, "question/script") == "[]");
}

TEST_CASE("Tokens on a card that is not known to have any are a doubt")
{
    const auto reading = saying::read("SanSan City Grid is rezzed with two tokens.");
    const saying::Chip *chip = chipOf(reading, saying::ChipKind::Number);
    REQUIRE(chip);
    CHECK(chip->guessed);
}

TEST_CASE("Counters that a card places can be asked for before it has any")
{
    const auto reading = saying::read("Corp scores Project Atlas. Runner says it gets no counter.");
    const saying::Chip *asked = chipOf(reading, saying::ChipKind::Question);
    REQUIRE(asked);
    CHECK(std::ranges::any_of(asked->offers, [](const saying::Offer &one) {
        return one.says == "how many counters has Project Atlas?";
    }));
    // What is asked of it does not put it where it is scored to.
    CHECK(at(reading, "state/objects/projectatlas/zone") == R"("remote")");
}

TEST_CASE("What lies in a place may be told behind its bare name")
{
    const auto reading = saying::read("Archives: Shock!, Space Camp and Hedge Fund. Runner runs "
                                      "Archives.");
    for (const char *card : {"shock", "spacecamp", "hedgefund"})
        CHECK(at(reading, std::string("state/objects/") + card + "/zone") == R"("archives")");
    CHECK(at(saying::read("My heap has Corroder and Clone Chip."), "state/objects/clonechip/zone")
          == R"("heap")");
    // Ice stands before a server.
    CHECK(at(saying::read("HQ: Tollbooth, Enigma."), "state/objects/enigma/server") == R"("HQ")");
}
