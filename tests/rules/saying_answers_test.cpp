// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever asks with yes or no is answered so, whoever asks for a cost or a number with that.
#include "rules/asking/document.h"
#include "rules/readings.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"
#include "rules/saying/reading.h"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

using support::at;

namespace {

std::string headlineOf(const saying::Reading &reading)
{
    const auto asked = rulings::questionOf(reading.situation.document);
    if (!asked)
        return asked.error().problem;
    return rulings::headline(*asked, rulings::answer(rulings::RulesVersion::Rr10, *asked));
}

struct Answered {
    std::string line;
    std::string begins; ///< the headline
};

} // namespace

TEST_CASE("A question with yes or no is answered with yes or no")
{
    const std::vector<Answered> rows{
        {"runner plays dirty laundry and runs r&d successfully. does he get the 5 credits from "
         "dirty laundry?",
         "Yes: 5 credits"},
        {"runner plays dirty laundry and runs r&d, rezzed crisium grid in r&d. he gets in. does he "
         "get dirty laundry's 5 credits?",
         "No: "},
        {"gabe, successful run on hq. does he get his 2 credits?", "Yes: 2 credits"},
        {"gabe, successful run on r&d. does gabe trigger?", "No: "},
        {"runner with no cards in hand runs archives, accesses shock!. does he die?", "Yes: "},
        {"runner with no cards in hand runs archives, accesses shock!. does he survive?", "No: "},
        {"corp at 6 points scores hostile takeover. is the game over?", "Yes: The Corp wins"},
        {"runner has 2 cards, neural katana fires. does he take net damage?", "Yes: "},
        {"hunter fires, corp adds 1 to the trace, runner has 0 link and pays 4. does he get a tag?",
         "No: "},
        {"corp scores hostile takeover with 2 tokens. is hostile takeover scored?", "Yes: "},
        {"runner accesses braintrust from hq. must he steal it?", "Yes: "},
        {"runner is accessing jackson howard in remote 1. is it too late to use jackson howard?",
         "Yes: "},
        {"runner has cyberfeeder. can he use cyberfeeder to install medium?", "Yes, credits"},
        {"runner has cyberfeeder, accesses pad campaign from remote 1. can he use cyberfeeder to "
         "trash it?",
         "No, credits"},
        {"tagged runner. corp trashes kati jones. does the corp get the click back?", "No: "}};
    for (const Answered &row : rows) {
        INFO(row.line);
        const auto reading = saying::read(row.line);
        INFO(at(reading, "question"));
        const std::string headline = headlineOf(reading);
        INFO(headline);
        CHECK(headline.starts_with(row.begins));
    }
}

// Rules Reference 1.0, "Timing Structures": what waits for all ice being passed has to be active
// then; "Agenda", "Strength": an agenda that is installed faceup, and a breaker that stays
// stronger.
TEST_CASE("What was so before is answered otherwise than what was done since")
{
    const std::vector<Answered> rows{
        {"The runner runs my remote and passes the only ice. Caprice Nisei is rezzed there. Is "
         "there a psi game?",
         "Yes: "},
        {"The runner passed the last ice on my remote. Only then I rezzed Caprice. Is there a psi "
         "game?",
         "No: "},
        {"Oaktown Renovation is lying in my remote with 3 tokens and I have 3 credits. I advance "
         "it "
         "two times. How many credits do I have?",
         "The Corp has 6 credits"},
        {"Two Lotus Fields on the remote, both rezzed. I have 10 credits and Gordian Blade. I "
         "encounter the first Lotus Field, break it with Gordian Blade, encounter the second Lotus "
         "Field, break it with Gordian Blade. How many credits do I have?",
         "The Runner has 6 credits"},
        {"I encounter Eli 1.0 with Paperclip and 10 credits. I break Eli with Paperclip. How many "
         "credits do I have?",
         "The Runner has 7 credits"}};
    for (const Answered &row : rows) {
        INFO(row.line);
        const std::string headline = headlineOf(saying::read(row.line));
        INFO(headline);
        CHECK(headline.starts_with(row.begins));
    }
}

TEST_CASE("Of two things one of which is asked for, and of several questions, none is said yes to")
{
    for (const std::string line :
         {"runner has 2 cards, neural katana fires. is he dead or alive?",
          "runner has 2 cards, neural katana fires. is he dead? how many tags has he?",
          "hunter fires, nobody pays. does he get 1 or 2 tags?"}) {
        INFO(line);
        CHECK(at(saying::read(line), "question/whether") == "nothing");
    }
}

TEST_CASE("The cost of what was told is answered as a cost")
{
    const std::string told = "eli 1.0 and quandary on hq. corp installs hadrian's wall on hq. ";
    for (const std::string question :
         {"how much does the install cost?", "how many credits for the install?",
          "how much does he pay for the install?", "what must he pay for the install?"}) {
        INFO(question);
        const auto reading = saying::read(told + question);
        CHECK(at(reading, "question/ask") == R"("cost")");
        CHECK(headlineOf(reading) == "It costs 1 click and 2 credits.");
    }
}

TEST_CASE("Which of some cards are there asks for each of them")
{
    const auto reading = saying::read("corp has scarcity of resources out. runner plays employee "
                                      "strike. which currents are still in play?");
    CHECK(at(reading, "question/report")
          == R"(["scarcityofresources.zone","employeestrike.zone"])");
}

TEST_CASE("The game that is over is no card")
{
    const auto reading =
        saying::read("corp at 4 points scores hostile takeover. is the game over?");
    CHECK(at(reading, "question/report") == R"(["winner"])");
    CHECK(at(reading, "state/objects/gameover") == "nothing");
}

TEST_CASE("Of two things that are wanted one after the other the second is asked about")
{
    const std::string told = "daily casts has its last 2 credits, aesop's pawnshop is out too. ";
    for (const std::string asks :
         {"start of runner turn. can he take the 2 and after that sell daily casts for 3?",
          "start of runner turn. runner wants the 2 first and then to sell daily casts for 3. does "
          "he get both?"}) {
        INFO(asks);
        const auto reading = saying::read(told + asks);
        CHECK(at(reading, "question/script") == R"([{"use":"dailycasts#take"}])");
        CHECK(at(reading, "question/act/use") == R"("aesopspawnshop#sell")");
        CHECK(headlineOf(reading).starts_with("No, the Runner may not use Aesop's Pawnshop"));
    }
}

TEST_CASE("Where a card was accessed, and what tells on of one, is read")
{
    const auto stolen =
        saying::read("runner steals project beale with 5 advancement tokens from a remote.");
    CHECK(stolen.open.empty());
    CHECK(at(stolen, "state/objects/projectbeale/server") == R"("Server 1")");
    const auto tokens = saying::read("corp wants to score napd contract, which has 4 tokens on it. "
                                     "can he?");
    CHECK(tokens.open.empty());
    CHECK(at(tokens, "state/objects/napdcontract/counters/advancement") == "4");
}

TEST_CASE("An ability that answers the last act is the one that is used")
{
    const auto reading = saying::read("tagged runner. corp trashes kati jones, runner pops fall "
                                      "guy. is kati gone?");
    CHECK(at(reading, "question/script/1") == R"({"respond":"fallguy#save"})");
    CHECK(headlineOf(reading).starts_with("No: "));
}

TEST_CASE("A question that is explained moves the game to no other turn")
{
    const std::string line = "successful run on r&d. can corp use nisei mk ii?";
    const auto meant = saying::read(line + " [can the Corp advance Nisei MK II]");
    CHECK(at(meant, "state/run/server") == R"("R&D")");
    CHECK(at(meant, "state/happened_last_turn") == "nothing");
}

TEST_CASE("What is the same in every case is said to be, whatever else depends on what is chosen")
{
    const auto reading = saying::read("runner has 1 card in grip. corp plays sea source, the trace "
                                      "succeeds. does he survive?");
    CHECK(headlineOf(reading).starts_with("Yes"));
}
