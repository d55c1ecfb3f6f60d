// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a derivation says of cards, numbers and moments is so, and it says each thing once.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/telling.h"
#include "rules/rulings_situations.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace {

Lines derivationTold(const std::string &state, const std::string &question,
                     RulesVersion version = RulesVersion::Rr10)
{
    return linesOf(answer(version, readOf(state, question)));
}

const std::string bothPlayers =
    R"("corp":{"credits":5,"clicks":2,"hand":3,"deck":4,"pile":0},
       "runner":{"credits":9,"clicks":3,"hand":4,"deck":20,"pile":0},"tags":0,"bad_publicity":0,
       "brain_damage":0,"clicks_spent":1,"happened":[],)";

} // namespace

TEST_CASE("Cards that leave for an install are named, and no other")
{
    const auto install = [](const std::string &trashed) {
        return derivationTold(bothPlayers + R"("at":"corp-turn/take-actions","objects":{
            "n":{"card":"Enigma","zone":"hq"},
            "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":false}})",
                              R"("ask":"outcome","script":[{"install":"n","server":"HQ","for":[)"
                                  + trashed + R"(]}],"report":["n.zone"])",
                              RulesVersion::Core2012);
    };
    CHECK(has(install(R"("i")"),
              "first the Corp trashes Ice Wall, then the cost is paid and Enigma is installed"));
    CHECK_FALSE(any(install(""), "first the Corp trashes"));
}

TEST_CASE("Of two limits of a number the lower one is told")
{
    const auto most = [](int cost) {
        return derivationTold(
            bothPlayers + R"("at":"corp-turn/take-actions",
            "happened_last_turn":[{"event":"run-begins"}],"objects":{
            "p":{"card":"Power Shutdown","zone":"hq"},
            "h":{"card":{"type":"hardware","cost":)"
                + std::to_string(cost) + "}}}",
            R"("ask":"legal","by":"corp","act":{"spend":9},"script":[{"play":"p"}])");
    };
    CHECK(any(most(7), "at most 4: cards in the deck of the Corp"));
    CHECK(any(most(3), "at most 3: the highest install cost"));
}

TEST_CASE("What is asked as a turn begins is told of the turn before")
{
    const Lines lines =
        derivationTold(bothPlayers + R"("at":"corp-turn/turn-begins","happened_last_turn":[],
        "objects":{"t":{"card":"Tennin Institute: The Secrets Within"}})",
                       R"("ask":"legal","by":"corp","act":{"use":"t#advance"})");
    CHECK(any(lines, "the Runner made no successful run in the turn before"));
    CHECK_FALSE(any(lines, "in this turn"));
}

TEST_CASE("Who names too many cards is told how many may be chosen")
{
    const Lines lines = derivationTold(bothPlayers + R"("at":"runner-turn/take-actions","objects":{
        "m":{"card":"Déjà Vu","zone":"grip"},"c":{"card":"Corroder","zone":"heap"},
        "d":{"card":"Diesel","zone":"heap"}})",
                                       R"("ask":"legal","by":"runner",
                                "act":{"play":"m","choose":["c","d"]})");
    CHECK(lines == Lines{"no more than 1 card may be chosen, and more are named"});
}

// Of the grip only the number of its cards is told.
TEST_CASE("Where cards are only counted it is not said that there are none")
{
    const Lines lines = derivationTold(bothPlayers + R"("at":"runner-turn/take-actions","objects":{
        "a":{"card":"SYN Attack","zone":"grip"}})",
                                       R"("ask":"outcome","script":[{"play":"a"},{"option":1}],
                                "report":["corp.hand"])");
    CHECK_FALSE(any(lines, "there is no card"));
}

TEST_CASE("Whether an effect could do anything is no matter of another moment")
{
    const Lines lines = derivationTold(
        bothPlayers + R"("at":"run/approach-rez","run":{"server":"HQ","ice":"i","approaches":1},
        "objects":{"i":{"card":"Enigma","server":"HQ","position":0,"rezzed":true},
        "e":{"card":"Account Siphon","zone":"grip"}})",
        R"("ask":"legal","by":"runner","act":{"play":"e"})");
    CHECK_FALSE(lines.empty());
    CHECK_FALSE(any(lines, "cannot change anything"));
}

TEST_CASE("Steps without a printed number are called by their titles")
{
    const Asked asked = readOf(R"("at":"corp-turn/begin-window")",
                               R"("ask":"status","report":["steps.turn-ends"])");
    CHECK(headline(asked, answer(RulesVersion::Core2012, asked))
          == "In these steps abilities that wait for the end of the turn are met: The Corp's turn "
             "ends.");
}

TEST_CASE("That an ability was met is told once, with what follows from it")
{
    const std::string met = ": its trigger condition is met";
    Lines wrong;
    const auto &situations = everySituation();
    for (std::size_t i = 0; i < situations.size(); i += 3) {
        std::set<std::string> waiting;
        for (const Step &line : answer(situations[i].version, situations[i].asked).trace)
            if (line.what.ends_with(met))
                waiting.insert(line.what.substr(0, line.what.size() - met.size()));
            else if (line.what.ends_with(" triggers") && line.depth == 0
                     && waiting.contains(line.what.substr(0, line.what.rfind(" triggers"))))
                wrong.push_back(situations[i].id + ": " + line.what);
    }
    CHECK(wrong == Lines{});
}

namespace {

const std::string atHq = bothPlayers
    + R"("at":"run/success","run":{"server":"HQ","credits":0},"happened_last_turn":[],)";

} // namespace

TEST_CASE("A card that could have triggered and does not says why")
{
    const auto lines = [](const std::string &objects, const std::string &rest) {
        return derivationTold(bothPlayers + rest + R"("objects":{)" + objects + "}",
                              R"("ask":"outcome","script":[],"report":["corp.credits"])");
    };
    const std::string turn = R"("at":"corp-turn/turn-begins","happened_last_turn":[],)";
    CHECK(has(lines(R"("p":{"card":"PAD Campaign","zone":"remote","server":"S",
                           "rezzed":false},"i":{"card":"Adonis Campaign","zone":"remote",
                           "server":"T","rezzed":true,"counters":{"credit":6}})",
                    turn),
              "PAD Campaign does not trigger: it is not rezzed"));
    const Lines run =
        derivationTold(atHq + R"("objects":{"d":{"card":"Desperado"},"c":{"card":"Crypt"}})",
                       R"("ask":"outcome","script":[],"report":["runner.credits"])");
    CHECK(has(run, "Crypt does not trigger: the run is not at Archives"));
}

TEST_CASE("A card that could have changed a number, forbidden or cost something says why not")
{
    const Lines strength =
        derivationTold(bothPlayers + R"("at":"runner-turn/take-actions","objects":{
        "e":{"card":"Experiential Data","zone":"root","server":"R&D","rezzed":true},
        "i":{"card":"Enigma","server":"HQ","position":0,"rezzed":true}})",
                       R"("ask":"value","report":["i.strength"])");
    CHECK(has(strength,
              "Experiential Data does not change the strength of Enigma: Enigma is "
              "not at R&D"));
    const auto steal = [](const std::string &rezzed) {
        return derivationTold(
            bothPlayers + R"("at":"run/access","run":{"server":"HQ","credits":0},"objects":{
            "a":{"card":"Hostile Takeover","zone":"hq"},
            "r":{"card":"Red Herrings","zone":"root","server":"HQ","rezzed":)"
                + rezzed + "}}",
            R"("ask":"outcome","script":[{"access":"a"},{"steal":"a"}],
               "report":["runner.credits"])");
    };
    CHECK(has(steal("false"), "Red Herrings adds no cost: it is not rezzed"));
    CHECK(any(steal("true"), "Red Herrings adds"));
}

TEST_CASE("What adds to a cost that cannot be paid is named")
{
    const Lines lines = derivationTold(
        R"("at":"runner-turn/take-actions","corp":{"credits":5},
        "runner":{"credits":5,"clicks":1},"happened":[],"objects":{
        "e":{"card":"Enhanced Login Protocol","zone":"play-area"}})",
        R"("ask":"legal","by":"runner","act":{"run":"HQ"})");
    CHECK(has(lines, "Enhanced Login Protocol adds to the cost: 1 click"));
    CHECK(lines.back() == "it costs 2 clicks, and the Runner has 1 click");
}

// What is told of the second event stands behind what follows from the first.
TEST_CASE("What an effect does after an ability came in between is told as its own")
{
    const Lines lines = derivationTold(
        bothPlayers + R"("at":"run/break-window","happened_last_turn":[],
        "run":{"server":"HQ","ice":"i","approaches":1,"credits":0,"broken":[]},"objects":{
        "r":{"card":"Ghost Runner","counters":{"credits":1}},"c":{"card":"Corroder"},
        "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true}})",
        R"("ask":"outcome","script":[{"use":"c#break","break":[1]}],"report":["i.broken"])");
    const auto at = [&](const std::string &line) {
        return std::ranges::find(lines, line) - lines.begin();
    };
    REQUIRE(has(lines, "Corroder: its effect goes on"));
    CHECK(at("Ghost Runner goes to the heap") < at("Corroder: its effect goes on"));
    CHECK(at("Corroder: its effect goes on")
          < at("subroutine 1 of Ice Wall is broken and will not resolve"));
}

TEST_CASE("A version that only says less than another is not told to differ")
{
    const Asked asked =
        readOf(bothPlayers + R"("at":"runner-turn/turn-begins","resolved":["e#play"],
        "objects":{"e":{"card":"Load Testing","zone":"archives","faceup":true}})",
               R"("ask":"outcome","report":["runner.clicks"])");
    CHECK(answerWithDifferences(RulesVersion::Rr10, asked).differsIn.empty());
    CHECK(answer(RulesVersion::Core2012, asked).confidence == Confidence::NotDerivable);
}

// Rules Reference 1.0, "Advancing Cards" and "Chain Reactions", do not say it.
TEST_CASE("No rule says what comes between the times that one effect advances a card")
{
    const auto advanced = [](const std::string &card) {
        return answer(RulesVersion::Rr10,
                      readOf(R"("corp":{"credits":5,"clicks":3,"hand":3,"deck":20,"pile":0},
        "runner":{"credits":5,"clicks":0,"hand":4,"deck":20,"pile":0},"tags":0,"bad_publicity":0,
        "brain_damage":0,"happened":[],"at":"corp-turn/take-actions","objects":{
        "s":{"card":"Success","zone":"hq"},
        "f":{"card":"Vanity Project","zone":"corp-score-area"},
        "a":{"card":")" + card + R"(","zone":"remote","server":"Server 1","faceup":true}})",
                             R"("ask":"outcome","script":[{"play":"s","choose":["a"]}],
           "report":["corp.credits"])"));
    };
    CHECK(advanced("Oaktown Renovation").confidence == Confidence::NotDerivable);
    CHECK(advanced("Priority Requisition").confidence == Confidence::Derived);
}

TEST_CASE("No card is told twice not to matter, and none that is told to trigger")
{
    Lines wrong;
    const auto &situations = everySituation();
    for (std::size_t i = 1; i < situations.size(); i += 3) {
        std::set<std::string> idle;
        for (const Step &line : answer(situations[i].version, situations[i].asked).trace) {
            const auto end = line.what.find(" does not trigger: ");
            if (end != std::string::npos && !idle.insert(line.what.substr(0, end)).second)
                wrong.push_back(situations[i].id + ": " + line.what);
        }
    }
    CHECK(wrong == Lines{});
}

TEST_CASE("What an effect does not concern is told where it is asked about")
{
    const auto install = [](const std::string &report) {
        return derivationTold(bothPlayers + R"("at":"corp-turn/take-actions",
            "happened_last_turn":[],"objects":{"o":{"card":{"type":"operation","cost":0,
            "abilities":[{"id":"x","kind":"play","do":[{"op":"trash","of":{"type":"program"}}]}]},
            "zone":"hq"},"p":{"card":"Corroder"},"h":{"card":"Akamatsu Mem Chip"}})",
                              R"("ask":"outcome","script":[{"play":"o"}],"report":[")" + report
                                  + R"("])");
    };
    const std::string why = "the effect does not concern Akamatsu Mem Chip: Akamatsu Mem Chip is "
                            "of the type hardware, and not program";
    CHECK(has(install("h.zone"), why));
    CHECK_FALSE(has(install("p.zone"), why));
}

TEST_CASE("Memory units that are taken are told by their programs")
{
    const Lines lines = derivationTold(
        bothPlayers + R"("at":"runner-turn/take-actions","happened_last_turn":[],"objects":{
        "d":{"card":"Djinn"},"m":{"card":"Medium","host":"d"},"c":{"card":"Magnum Opus"}})",
        R"("ask":"value","report":["runner.memory-used"])");
    CHECK(has(lines, "installed programs take 3 memory units: Djinn 1, Medium 0, Magnum Opus 2"));
}

TEST_CASE("The same line several times is one line with their number")
{
    const Lines lines = derivationTold(
        bothPlayers + R"("at":"corp-turn/begin-window","objects":{"a":{"card":{"type":"asset",
        "cost":1,"abilities":[{"id":"x","kind":"paid","cost":{"credits":0},"do":[
        {"op":"gain-credits","n":1},{"op":"gain-credits","n":1}]}]},"zone":"remote","server":"S",
        "rezzed":true}})",
        R"("ask":"outcome","script":[{"use":"a#x"}],"report":["corp.credits"])");
    CHECK(has(lines, "the Corp gains 1 credit, 2 times"));
}

TEST_CASE("A card without a title is called in a headline as the question calls it")
{
    const Asked asked = readOf(
        R"("at":"runner-turn/take-actions","objects":{
        "i":{"card":{"type":"ice","strength":1,"cost":1,"subroutines":1},"server":"HQ",
        "position":0,"rezzed":false}})",
        R"("ask":"status","report":["i.strength"])");
    CHECK(headline(asked, answer(RulesVersion::Rr10, asked)) == "i has strength 1.");
}

TEST_CASE("A cost that an effect adds for a while is told with what it is for")
{
    const Lines lines = derivationTold(
        bothPlayers + R"("at":"run/subroutines","happened_last_turn":[],
        "run":{"server":"HQ","ice":"i","approaches":1,"credits":0,"broken":[]},"objects":{
        "i":{"card":"Interrupt 0","server":"HQ","position":0,"rezzed":true}})",
        R"("ask":"outcome","script":[{"to":"approach-server"}],"report":["runner.credits"])");
    CHECK(any(lines,
              "for the rest of this run this is an additional cost to break a "
              "subroutine: 1 credit"));
}
