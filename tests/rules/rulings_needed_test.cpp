// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What another judge's reading of derivations found: lines that nobody needs are left out, what
// decides is told, and cited is what fits.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <string>
#include <vector>

using namespace rulings;

namespace {

using Texts = std::vector<std::string>;

Answer answerTo(const std::string &state, const std::string &question,
                RulesVersion version = RulesVersion::Rr10)
{
    const auto asked =
        readQuestion(R"({"state":{)" + state + R"(},"question":{)" + question + "}}");
    REQUIRE(asked);
    Answer derived = answer(version, *asked);
    INFO(derived.why);
    REQUIRE_FALSE(derived.trace.empty());
    return derived;
}

/// The lines that hold that text.
Texts linesWith(const Answer &answer, const std::string &text)
{
    Texts found;
    for (const Step &line : answer.trace)
        if (line.what.find(text) != std::string::npos)
            found.push_back(line.what);
    return found;
}

/// The sections that lines with that text are cited by.
Texts citedFor(const Answer &answer, const std::string &text)
{
    Texts found;
    for (const Step &line : answer.trace)
        if (line.what.find(text) != std::string::npos)
            for (const Reason &reason : line.because)
                for (const RuleCitation &citation : reason.citations)
                    found.push_back(citation.section);
    return found;
}

const std::string players =
    R"("corp":{"credits":5,"clicks":2,"hand":3,"deck":20,"pile":0},
       "runner":{"credits":9,"clicks":3,"hand":4,"deck":20,"pile":0},"tags":0,"bad_publicity":0,
       "brain_damage":0,"clicks_spent":1,"happened":[],"happened_last_turn":[],)";

} // namespace

TEST_CASE("Where a played or trashed card goes is told where that is asked")
{
    const std::string state = players + R"("at":"runner-turn/take-actions",
        "objects":{"e":{"card":"Sure Gamble","zone":"grip"}})";
    const auto played = [&](const std::string &report) {
        return answerTo(
            state, R"("ask":"outcome","script":[{"play":"e"}],"report":[")" + report + R"("])");
    };
    const Answer credits = played("runner.credits");
    CHECK(linesWith(credits, "faceup and active").empty());
    CHECK(linesWith(credits, "resolved and trashed").empty());
    CHECK(linesWith(credits, "goes to the heap").empty());
    const Answer place = played("e.zone");
    CHECK(linesWith(place, "resolved and trashed").size() == 1);
    CHECK(linesWith(place, "goes to the heap").size() == 1);
}

TEST_CASE("The course of a run is left out where nothing hangs on it, and a step is told once")
{
    const std::string state = players + R"("at":"runner-turn/take-actions","objects":{
        "h":{"card":"Daredevil"},
        "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":false},
        "j":{"card":"Enigma","server":"HQ","position":1,"rezzed":false}})";
    const std::string twice =
        R"("ask":"outcome","script":[{"run":"HQ"},{"to":"take-actions"},{"run":"HQ"}],"report":)";
    const Answer hand = answerTo(state, twice + R"(["runner.hand"])");
    CHECK(linesWith(hand, "approaches Enigma").empty());
    CHECK(linesWith(hand, "this is not the first time in this turn").size() == 1);
    CHECK(linesWith(hand, "The Runner acts").size() <= 1);
    // Asked where the run stands, its way is told.
    const Answer course = answerTo(
        state, R"("ask":"outcome","script":[{"run":"HQ"},{"to":"success"}],"report":["run.step"])");
    CHECK(linesWith(course, "approaches Enigma").size() == 1);
}

TEST_CASE("It is told why the ability of a card that nothing is told of does not trigger")
{
    const std::string run = players + R"("at":"run/success","run":{"credits":0,"server":")";
    const std::string grid = R"("},"objects":{"u":{"card":"Hokusai Grid","server":"HQ",
        "zone":"root","rezzed":true}})";
    const std::string question =
        R"("ask":"outcome","script":[{"to":"access"}],"report":["runner.hand"])";
    const auto silent = [&](const std::string &server) {
        return linesWith(answerTo(run + server + grid, question), "does not trigger");
    };
    CHECK(silent("R&D").size() == 1);
    CHECK(silent("HQ").empty());
    const std::string mind = players + R"("at":")";
    const auto waits = [&](const std::string &turn) {
        return linesWith(answerTo(mind + turn + R"(-turn/turn-begins","objects":{
                             "a":{"card":"Emptied Mind"}})",
                                  R"("ask":"outcome","report":["runner.clicks"])"),
                         "waits for the beginning of a turn of the Runner");
    };
    CHECK(waits("corp").size() == 1);
    CHECK(waits("runner").empty());
}

TEST_CASE("A choice says what is chosen, or of what")
{
    const std::string state = players + R"("at":"runner-turn/take-actions","objects":{
        "r":{"card":"The Helpful AI"},"p":{"card":"Corroder"},"q":{"card":"Mimic"}})";
    const auto chosen = [&](const std::string &act) {
        return answerTo(state,
                        R"("ask":"outcome","script":[)" + act + R"(],"report":["runner.credits"])");
    };
    CHECK(linesWith(chosen(R"({"use":"r#help","choose":["p"]})"), "the Runner chooses Corroder")
              .size()
          == 1);
}

TEST_CASE("Why a card cannot be chosen is told")
{
    const std::string state = players + R"("at":"runner-turn/take-actions","objects":{
        "p":{"card":"Paintbrush"},
        "i":{"card":"Wall of Static","server":"HQ","position":0,"rezzed":true},
        "u":{"card":"Enigma","server":"R&D","position":0,"rezzed":false}})";
    const Answer refused =
        answerTo(state, R"("ask":"legal","by":"runner","act":{"use":"p#paint","choose":["u"]})");
    CHECK(refused.verdict == Verdict{{"", false}});
    CHECK(linesWith(refused, "Enigma cannot be chosen: Enigma is not rezzed").size() == 1);
    CHECK(citedFor(refused, "cannot be chosen") == Texts{"Choosing Cards"});
}

TEST_CASE("That all options may be chosen is no line, that one may not is")
{
    const std::string state = R"("at":"runner-turn/take-actions","runner":{"clicks":1,"credits":1},
        "corp":{"credits":9},"objects":{"e":{"card":"Forged Activation Orders","zone":"grip"},
        "i":{"card":")";
    const std::string ice = R"(","server":"HQ","position":0,"rezzed":false}})";
    const std::string question = R"("ask":"outcome","script":[{"play":"e"})";
    const Answer archer = answerTo(state + "Archer" + ice, question + R"(],"report":["i.zone"])",
                                   RulesVersion::Faq16);
    CHECK(linesWith(archer, "this cannot be chosen: ").size() == 1);
    const Answer wall =
        answerTo(state + "Ice Wall" + ice, question + R"(,{"option":1}],"report":["i.zone"])",
                 RulesVersion::Faq16);
    CHECK(linesWith(wall, "resolved completely").empty());
    CHECK(linesWith(wall, "the Corp chooses: ").size() == 1);
}

TEST_CASE(
    "A number is cited by what speaks of it, and counters that are no tokens not by advancing")
{
    const std::string state = players + R"("at":"runner-turn/take-actions","objects":{
        "h":{"card":"Akamatsu Mem Chip"},"p":{"card":"Corroder"}})";
    const auto cited = [&](const std::string &fact, RulesVersion version) {
        return citedFor(answerTo(state, R"("ask":"value","report":[")" + fact + R"("])", version),
                        " of ");
    };
    CHECK(cited("runner.memory-limit", RulesVersion::Rr10) == Texts{"Memory Limit"});
    CHECK(cited("p.strength", RulesVersion::Rr10) == Texts{"Strength"});
    CHECK(cited("runner.memory-limit", RulesVersion::Faq16) == Texts{"Constant Abilities"});
    const std::string crypt = players + R"("at":"run/success","run":{"credits":0,
        "server":"Archives"},"objects":{"r":{"card":"Crypt"}})";
    CHECK(citedFor(answerTo(crypt, R"("ask":"outcome","script":[{"use":"r#dig"}],
                                      "report":["r.virus"])"),
                   "placed on Crypt")
          == Texts{"Effect"});
}

TEST_CASE("A step of a run is not cited by the charts of the turns")
{
    const Answer steps =
        answerTo(R"("at":"run/initiation","run":{"server":"HQ"})",
                 R"("ask":"status","report":["steps.ice-encountered"])", RulesVersion::Core2012);
    CHECK(citedFor(steps, "in step 3") == Texts{"Timing Structure of a Run 1.1"});
}

TEST_CASE("A ruling on a card is not cited where it is not about that card and another rule stands")
{
    const std::string state = R"("at":"run/break-window","run":{"server":"HQ","ice":"i"},
        "runner":{"credits":5,"clicks":1,"hand":5},"corp":{"credits":0},"brain_damage":0,
        "objects":{"i":{"card":"Heimdall 1.0","server":"HQ","position":0,"rezzed":true},
        "e":{"card":"e3 Feedback Implants"}})";
    const Answer all = answerTo(state, R"("ask":"outcome","script":[{"use":"i#click","break":[1]},
        {"use":"e#more"},{"use":"e#more"}],"report":["i.all-broken","runner.credits"])",
                                RulesVersion::Faq16);
    const Texts cited = citedFor(all, "the Runner pays 1 credit");
    CHECK(std::ranges::count(cited, "Triggered Abilities")
          == static_cast<std::ptrdiff_t>(cited.size()));
    CHECK_FALSE(cited.empty());
    // Nothing is left to break, so nobody is said not to use it.
    CHECK(linesWith(all, "its trigger condition is met").size() == 2);
    CHECK(std::ranges::none_of(all.assumptions, [](const std::string &one) {
        return one.find("is not used again") != std::string::npos;
    }));
}

TEST_CASE("Abilities of a card are told apart by what they do, not by a number")
{
    const std::string state = players + R"("at":"run/access","run":{"credits":0,"server":"R&D",
        "status":"successful"},"objects":{"a":{"card":"Space Camp","zone":"rnd"},
        "w":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true}})";
    const Answer access = answerTo(state, R"("ask":"outcome","script":[{"access":"a"},
        {"decline":"a#place"}],"report":["a.revealed"])");
    CHECK(linesWith(access, "Space Camp (placing counters) is not used").size() == 1);
    CHECK(linesWith(access, "the second").empty());
}

TEST_CASE("What was assumed for a requirement that is met is not told of a refusal")
{
    const std::string state = R"("at":"run/encounter","run":{"server":"HQ","ice":"i"},
        "runner":{"credits":5,"deck":9},"objects":{"i":{"card":{"type":"ice","strength":4,"cost":3,
        "subtypes":[],"subroutines":1},"server":"HQ","position":0,"rezzed":true},
        "h":{"card":{"type":"hardware","cost":1,"abilities":[{"id":"x","kind":"paid",
        "cost":{"credits":1},"do":[{"op":"draw","n":1}]}]}}})";
    const Answer refused =
        answerTo(state, R"("ask":"legal","by":"runner","act":{"use":"h#x"})", RulesVersion::Faq16);
    CHECK(refused.verdict == Verdict{{"", false}});
    CHECK(refused.assumptions.empty());
}

TEST_CASE("Nothing is assumed that the answer does not hang on")
{
    const std::string state = R"("at":"run/approach-paid","run":{"server":"HQ","ice":"i"},
        "runner":{"credits":5,"deck":9},"objects":{"i":{"card":{"type":"ice","strength":4,"cost":3,
        "subtypes":[],"subroutines":1},"server":"HQ","position":0,"rezzed":true},
        "h":{"card":{"type":"hardware","cost":1,"abilities":[{"id":"x","kind":"paid",
        "cost":{"credits":1},"do":[{"op":"draw","n":1}]}]}}})";
    CHECK(
        answerTo(state, R"("ask":"legal","by":"runner","act":{"use":"h#x"})").assumptions.empty());
    const Answer inHand = answerTo(
        R"("at":"run/access","corp":{"credits":5,"hand":0},"runner":{"credits":5,"hand":4},
        "objects":{"a":{"card":"Prisec","zone":"hq"}},
        "run":{"credits":0,"server":"HQ","status":"successful"})",
        R"("ask":"legal","by":"corp","script":[{"access":"a"}],"act":{"use":"a#hit"})");
    CHECK(inHand.verdict == Verdict{{"", false}});
    CHECK(inHand.assumptions.empty());
    const Answer forbidden = answerTo(
        R"("at":"run/break-window","run":{"server":"HQ","ice":"h"},"runner":{"credits":5},
        "objects":{"h":{"card":"Hortum","server":"HQ","position":0,"rezzed":true,
        "counters":{"advancement":3}},"b":{"card":"Atman","counters":{"power":4}}})",
        R"("ask":"legal","by":"runner","act":{"use":"b#break","break":[1]})");
    CHECK(forbidden.verdict == Verdict{{"", false}});
    CHECK(forbidden.assumptions.empty());
}

TEST_CASE("A cost of nothing is told, and a payment not twice")
{
    const auto trashed = [](int cost) {
        return answerTo(R"("at":"run/access","run":{"server":"HQ","credits":0},"corp":{"hand":0},
            "runner":{"credits":5},"objects":{"a":{"card":{"type":"asset","cost":2,"trash_cost":)"
                            + std::to_string(cost) + R"(},"zone":"hq"}})",
                        R"("ask":"outcome","script":[{"access":"a"},{"trash":"a"}],
                           "report":["a.zone"])");
    };
    CHECK(linesWith(trashed(0), "the trash cost of a is 0").size() == 1);
    CHECK(linesWith(trashed(2), "trash cost").empty());
    CHECK(linesWith(trashed(2), "the Runner pays 2 credits").size() == 1);
}

TEST_CASE("A step that a version does not have is named by its title")
{
    const auto asked = readQuestion(R"({"state":{"at":"runner-turn/first-window"},
        "question":{"ask":"outcome","report":["windows"]}})");
    REQUIRE(asked);
    const Answer derived = answer(RulesVersion::Faq16, *asked);
    CHECK(derived.why.find("first-window") == std::string::npos);
    CHECK(derived.why.starts_with("this version has no such step: "));
}

TEST_CASE("Why an effect could change nothing is told")
{
    const std::string state = players + R"("at":"runner-turn/take-actions","objects":{
        "r":{"card":"Same Old Thing"}})";
    const Answer refused = answerTo(state, R"("ask":"legal","by":"runner","act":{"use":"r#play"})");
    CHECK(refused.verdict == Verdict{{"", false}});
    CHECK(linesWith(refused, "would change nothing, for there is no ").size() == 1);
    const Answer noIce = answerTo(players + R"("at":"runner-turn/take-actions","objects":{
        "e":{"card":{"type":"event","cost":0,"abilities":[{"id":"x","kind":"play",
        "do":[{"op":"draw","n":{"counters":"power","of":"self"}}]}]},"zone":"grip"}})",
                                  R"("ask":"legal","by":"runner","act":{"play":"e"})");
    CHECK(noIce.verdict == Verdict{{"", false}});
    CHECK(linesWith(noIce, "this is 0: power counters on e").size() == 1);
}

TEST_CASE("The strength of a breaker is told where it just suffices, and of an act that is done")
{
    const auto breaks = [](int counters, const std::string &strength) {
        return answerTo(players + R"("at":"run/break-window","run":{"credits":0,"server":"HQ",
            "ice":"i","approaches":1,"broken":[]},"objects":{
            "p":{"card":"Atman","counters":{"power":)"
                            + std::to_string(counters) + R"(}},
            "i":{"card":{"type":"ice","strength":)"
                            + strength + R"(,"cost":2,"subtypes":["Barrier"],
            "subroutines":2},"server":"HQ","position":0,"rezzed":true}})",
                        R"("ask":"outcome","script":[{"use":"p#break","break":[2]}],
                           "report":["i.broken"])");
    };
    CHECK(linesWith(breaks(2, "2"), "Atman has strength 2 and i 2: enough").size() == 1);
    const Answer corroder = answerTo(players + R"("at":"run/break-window","run":{"credits":0,
        "server":"HQ","ice":"i","approaches":1,"broken":[]},"objects":{"p":{"card":"Corroder"},
        "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true}})",
                                     R"("ask":"outcome","script":[{"use":"p#break","break":[1]}],
                                        "report":["i.broken"])");
    CHECK(linesWith(corroder, "has strength").empty());
}

TEST_CASE("What a text needs is told with the number that is there")
{
    const std::string state = players + R"("at":"corp-turn/turn-begins","objects":{
        "a":{"card":"Eve Campaign","server":"S1","zone":"remote","rezzed":true,
        "counters":{"credit":2}}})";
    const Answer gone = answerTo(state, R"("ask":"outcome","report":["corp.credits"])");
    CHECK(linesWith(gone, "as the text needs it: Eve Campaign has 0 credits").size() == 1);
}

TEST_CASE("Damage for exactly the cards of the grip says why it does not flatline")
{
    const auto suffer = [](int hand) {
        return answerTo(R"("at":"corp-turn/take-actions","corp":{"credits":5,"clicks":3},
            "runner":{"credits":5,"hand":)"
                            + std::to_string(hand) + R"(},"tags":1,
            "brain_damage":0,"objects":{"s":{"card":"Scorched Earth","zone":"hq"}})",
                        R"("ask":"outcome","script":[{"play":"s"}],"report":["winner"])");
    };
    CHECK(linesWith(suffer(4), "only more damage than cards flatlines the Runner").size() == 1);
    CHECK(linesWith(suffer(5), "only more damage than cards").empty());
}

TEST_CASE("A run on a server without ice says so, and copies of a card are told apart")
{
    const auto asked = [](const std::string &state, const std::string &question) {
        const auto read =
            readQuestion(R"({"state":{)" + state + R"(},"question":{)" + question + "}}");
        REQUIRE(read);
        return *read;
    };
    const Answer run =
        answerTo(R"("at":"run/initiation","run":{"server":"HQ"},"runner":{"credits":1,"clicks":3,
        "hand":3},"corp":{"credits":1,"hand":0},"tags":0,"bad_publicity":0)",
                 R"("ask":"outcome","script":[{"to":"approach-server"}],
                                   "report":["run.step"])");
    CHECK(linesWith(run, "no ice protects HQ").size() == 1);
    const Asked copies = asked(players + R"("at":"corp-turn/take-actions","objects":{
        "x":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true},
        "y":{"card":"Ice Wall","server":"HQ","position":1,"rezzed":false}})",
                               R"("ask":"status","report":["x.strength","y.rezzed","y.position"])");
    CHECK(headline(copies, answer(RulesVersion::Rr10, copies))
          == "Ice Wall (1) has strength 1. Ice Wall (2) is not rezzed. Behind Ice Wall (2) stands "
             "1 more "
             "piece of ice.");
}

TEST_CASE("How a number comes about that is counted is told, and what is chosen not twice")
{
    const Answer forces = answerTo(R"("at":"corp-turn/take-actions","corp":{"credits":5,"clicks":2},
        "runner":{"credits":8},"tags":2,"objects":{"e":{"card":"Market Forces","zone":"hq"}})",
                                   R"("ask":"outcome","script":[{"play":"e"}],
                                      "report":["runner.credits"])");
    CHECK(linesWith(forces, "tags: 2, 3 credits for each, 6 credits in all").size() == 1);
    const Answer chosen = answerTo(players + R"("at":"corp-turn/take-actions","objects":{
        "id":{"card":"Sportsmetal: Go Big or Go Home","zone":"identity"},
        "x":{"card":"Merger","counters":{"advancement":3},"server":"S1","zone":"remote"}})",
                                   R"("ask":"outcome","script":[{"score":"x"},{"option":2}],
                                      "report":["corp.hand"])");
    CHECK(linesWith(chosen, "the Corp draws 2 cards")
          == Texts{
              "the Corp chooses, instead of “the Corp gains 2 credits”: the Corp draws 2 cards"});
}

TEST_CASE("A run that an act leads to is told where nothing else is")
{
    const Answer run = answerTo(players + R"("at":"runner-turn/take-actions","objects":{
        "e":{"card":{"type":"event","cost":0,"abilities":[{"id":"e","kind":"play",
        "do":[{"op":"run","server":["rnd"]}]}]},"zone":"grip"}})",
                                R"("ask":"outcome","script":[{"play":"e"},{"to":"access"}],
                                   "report":["e.zone"])");
    CHECK(linesWith(run, "the run is successful").size() == 1);
}
