// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Derivations in the words of a table: numbers with what they count, costs with what they take, and
// no word of the machine's.
#include "rules/rulings/answering/answer.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

using namespace rulings;
using namespace rulings_support;

namespace wording {

namespace {

/// `objects` at that step, both players with something of everything; `more`: what happened.
std::string at(const std::string &step, const std::string &objects,
               const std::string &more = R"("tags":0,"bad_publicity":0,"happened":[],)")
{
    return R"("at":")" + step + R"(","corp":{"credits":5,"clicks":3,"hand":0,"deck":20,"pile":0},
             "runner":{"credits":5,"clicks":3,"hand":0,"deck":20,"pile":0},"brain_damage":0,
             "happened_last_turn":[{"event":"run-successful","server":"HQ"}],)"
        + more + R"("objects":{)" + objects + '}';
}

std::string encounter(const std::string &step, const std::string &objects)
{
    return at(step, objects,
              R"("tags":0,"bad_publicity":0,"happened":[],
                 "run":{"server":"HQ","ice":"i","approaches":1,"credits":0,"broken":[]},)");
}

} // namespace

TEST_CASE("Two numbers that are the same are told once")
{
    const std::string vigil =
        R"("at":"runner-turn/turn-begins","corp":{"credits":5,"hand":5,"deck":20},
           "runner":{"credits":5,"clicks":4,"hand":4,"deck":20},"tags":0,"happened":[],
           "happened_last_turn":[],"objects":{"a":{"card":"Vigil"}})";
    CHECK(has(toldInAll(vigil, R"("ask":"outcome","report":["runner.hand"])"),
              "as the text needs it: cards in the hand of the Corp: 5, the same as maximum "
              "hand size of the Corp"));
}

TEST_CASE("As many counters as lie there are told to be removed, and the kind of both at once")
{
    const std::string dealer =
        R"("at":"runner-turn/turn-begins","corp":{"credits":5,"hand":3,"deck":20},
           "runner":{"credits":5,"clicks":4,"hand":4,"deck":20},"tags":0,"brain_damage":0,
           "objects":{"a":{"card":"Stim Dealer","counters":{"power":2}}})";
    CHECK(has(toldInAll(dealer, R"("ask":"outcome","report":["a.power"])"),
              "Stim Dealer loses 2 power counters"));
    CHECK(any(
        toldInAll(at("run/success", R"("p":{"card":"RNG Key"},"x":{"card":"Ice Wall","zone":"hq"})",
                     R"("tags":0,"bad_publicity":0,"happened":[],
                         "run":{"credits":0,"server":"HQ"},)"),
                  R"("ask":"outcome","script":[{"use":"p#guess"},{"spend":1},{"to":"access"},
                      {"access":"x"},{"option":2}],"report":["runner.hand"])"),
        "rez cost of Ice Wall: 1, the same as X"));
}

TEST_CASE("Where no card is left to arrange, none is told to be arranged")
{
    const std::string hound = R"("at":"run/subroutines","corp":{"credits":5,"hand":4,"deck":20},
        "runner":{"credits":5,"hand":3,"deck":10,"clicks":4},"tags":0,"bad_publicity":0,"objects":{
        "l":{"card":"Iain Stirling: Retired Spook","zone":"identity"},)"
        + ice("Data Hound") + R"(},"run":{"server":"HQ","ice":"i","approaches":1})";
    const Lines lines = toldInAll(hound, R"("ask":"outcome","script":[{"spend":0},{"spend":0}],
                                       "report":["runner.deck"])");
    CHECK(has(lines, "no card is left to arrange"));
    CHECK_FALSE(any(lines, "from the top: "));
}

TEST_CASE("A number that a text wants small is told with the most it may be")
{
    CHECK(has(toldInAll(at(actions,
                           R"("e":{"card":"Lean and Mean","zone":"grip"},
                                  "c":{"card":"Corroder"},"d":{"card":"Mimic"},
                                  "f":{"card":"Datasucker"},"g":{"card":"Imp"},)"
                               + ice("Ice Wall")),
                        R"("ask":"outcome","script":[{"play":"e"},{"to_server":"HQ"},
                      {"to":"break-window"}],"report":["c.strength"])"),
              "installed programs: 4, more than 3, so nothing comes of “strength of every "
              "installed Icebreaker card for the rest of this run: +2”"));
}

TEST_CASE("A card that counts the hand it lies in is told with the others alone")
{
    CHECK(
        has(toldInAll(at(corpActions, R"("o":{"card":"Election Day","zone":"hq"},
                                      "a":{"card":"Hedge Fund","zone":"hq"})"),
                      R"("ask":"legal","by":"corp","act":{"play":"o"})"),
            "Election Day may be played now by its own text: cards in the hand of the Corp besides "
            "Election Day: 1"));
}

TEST_CASE("What is counted is told with what each of it makes")
{
    CHECK(has(toldInAll(encounter("run/subroutines",
                                  ice("Border Control")
                                      + R"(,"j":{"card":"Enigma","server":"HQ","position":1,
                                           "rezzed":false})"),
                        R"("ask":"outcome","report":["corp.credits"])"),
              "pieces of ice protecting this server: 2"));
    CHECK(has(toldInAll(at(corpActions, R"("a":{"card":"Standard Procedure","zone":"hq"},
                                      "p":{"card":"Corroder","zone":"grip"},
                                      "q":{"card":"Mimic","zone":"grip"})"),
                        R"("ask":"outcome","script":[{"play":"a"},{"option":3}],
                      "report":["corp.credits"])"),
              "2 of these cards are programs, 2 credits for each, 4 credits in all"));
    CHECK(has(toldInAll(at(actions, R"("r":{"card":"Salvaged Vanadis Armory"},"h1":{"card":"Zer0"},
                                  "g":{"card":"Mimic","zone":"grip"})"),
                        R"("ask":"outcome","script":[{"use":"h1#deal"},{"use":"r#mill"}],
                      "report":["corp.deck"])"),
              "damage that is suffered in this turn: 1"));
    CHECK(
        has(toldInAll(at(actions, R"("e":{"card":"Ekomind"},"g":{"card":"Mimic","zone":"grip"})"),
                      R"("ask":"value","report":["runner.memory-limit"])"),
            "memory limit of the Runner: 1 as Ekomind says, for cards in the hand of the Runner"));
}

TEST_CASE("Ice that a breaker does not interact with is told with what it is")
{
    const Lines lines =
        toldInAll(encounter("run/break-window", ice("Enigma") + R"(,"p":{"card":"Adept"})"),
                  R"("ask":"legal","by":"runner","act":{"use":"p#break","break":[1]})");
    CHECK(
        has(lines, "Adept breaks only Sentry and Barrier subroutines, and Enigma is a Code Gate"));
}

TEST_CASE("Why a host takes no such card, and where a breaker does not reach, is told")
{
    CHECK(has(toldInAll(at(actions, R"("a":{"card":"Omni-drive"},"q":{"card":{"type":"program",
                                       "memory":2,"cost":0},"zone":"grip"})"),
                        R"("ask":"legal","by":"runner","act":{"install":"q","host":"a"})"),
              "Omni-drive cannot host such a card: memory cost of q: 2, more than 1"));
    const std::string omega =
        at("run/break-window", R"("p":{"card":"Omega"},
            "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true},
            "j":{"card":"Enigma","server":"HQ","position":1,"rezzed":true})",
           R"("tags":0,"happened":[],"run":{"server":"HQ","ice":"j","credits":0,"broken":[]},)");
    CHECK(
        has(toldInAll(omega, R"("ask":"legal","by":"runner","act":{"use":"p#break"})"),
            "Omega cannot be used, by its own text, for Enigma is not the innermost piece of ice"));
}

TEST_CASE("Which card is trashed for a cost, and where a text has something done, is told by kind")
{
    CHECK(has(toldInAll(at(actions, R"("u":{"card":"Hired Help","zone":"remote","server":"s1",
                                       "rezzed":true},
                                  "a":{"card":"Priority Requisition","zone":"runner-score-area"})"),
                        R"("ask":"outcome","script":[{"run":"s1"}],"report":["a.zone"])"),
              "Hired Help adds to the cost: trashing an agenda in the score area of the "
              "Runner"));
    CHECK(has(
        toldInAll(at(actions, R"("a":{"card":"Trypano","zone":"grip"})"),
                  R"("ask":"legal","by":"runner","act":{"install":"a"})"),
        "the text of Trypano has it installed on an installed piece of ice, and none is named"));
    CHECK(has(toldInAll(at(actions, R"("a":{"card":"Singularity","zone":"grip"},
                                  "x":{"card":"Merger","server":"S1","zone":"remote"})"),
                        R"("ask":"legal","script":[{"play":"a"}],"by":"runner",
                      "act":{"to_server":"HQ"})"),
              "the text is about a run at a remote server, and not on HQ"));
}

TEST_CASE("What a player leaves is told as left, and what he may choose as his to choose")
{
    const std::string collapse = R"("at":"corp-turn/take-actions",
        "corp":{"credits":5,"clicks":2,"hand":3,"deck":20},"runner":{"credits":6,"hand":4,"deck":20},
        "tags":0,"bad_publicity":0,"objects":{"e":{"card":"Financial Collapse","zone":"hq"},
        "r":{"card":"Kati Jones"},"s":{"card":"Daily Casts"}})";
    CHECK(has(toldInAll(collapse, R"("ask":"outcome","script":[{"play":"e"},{"decline":"e"}],
                                "report":["runner.credits"])"),
              "the Runner chooses none of these for Financial Collapse: Kati Jones, Daily Casts"));
    CHECK(has(toldInAll(collapse, R"("ask":"outcome","script":[{"play":"e"}],
                                "report":["runner.credits"])"),
              "the Runner may choose up to 1 of these: Kati Jones, Daily Casts"));
    const std::string nightdancer = R"("at":"run/subroutines",
        "corp":{"credits":5,"hand":3,"deck":20},"runner":{"credits":5,"clicks":0,"hand":4,"deck":20},
        "tags":0,"run":{"server":"HQ","ice":"i","credits":0,"broken":[]},"objects":{)"
        + ice("Nightdancer") + '}';
    CHECK(has(toldInAll(nightdancer, R"("ask":"outcome","report":["runner.clicks"])"),
              "the Runner has no clicks to lose"));
}

TEST_CASE("A deck that one act shuffles several times is told to be shuffled once")
{
    const std::string hortum = R"("at":"run/subroutines",
        "corp":{"credits":5,"hand":3,"deck":0},"runner":{"credits":5,"clicks":4,"hand":4,"deck":20},
        "tags":0,"bad_publicity":0,"run":{"server":"HQ","ice":"i"},"objects":{
        "i":{"card":"Hortum","server":"HQ","position":0,"rezzed":true,
             "counters":{"advancement":3}},
        "k0":{"card":"Hedge Fund","zone":"rnd"},"k1":{"card":"Ice Wall","zone":"rnd"}})";
    const Lines lines = toldInAll(hortum, R"("ask":"outcome","script":[{"spend":1},{"pick":"k1"}],
                                        "report":["k1.zone"])",
                                  RulesVersion::Faq16);
    CHECK(std::ranges::count(lines, "R&D is shuffled") == 1);
}

TEST_CASE("What makes a card tagged, gives credits of a run or keeps a card is told by its name")
{
    CHECK(has(toldInAll(at(corpActions, R"("r":{"card":"Paparazzi"})"),
                        R"("ask":"legal","by":"corp","act":{"trash_resource":"r"})"),
              "Paparazzi says that the Runner is tagged"));
    CHECK(has(toldInAll(at(actions, R"("o":{"card":"Corporate Scandal","zone":"play-area"})",
                           R"("tags":0,"bad_publicity":2,"happened":[],)"),
                        R"("ask":"outcome","script":[{"run":"HQ"}],"report":["run.credits"])"),
              "the Runner gains 3 credits for this run, one per bad publicity: 2 taken, and 1 that "
              "a text adds"));
    CHECK(has(toldInAll(at(corpActions, R"("r1":{"card":"Jarogniew Mercs","counters":{"power":4}},
                                      "r2":{"card":"Daily Casts","counters":{"credit":4}})",
                           R"("tags":1,"bad_publicity":0,"happened":[],)"),
                        R"("ask":"legal","by":"corp","act":{"trash_resource":"r1"})"),
              "Jarogniew Mercs cannot be trashed, by its own text, for Daily Casts is an "
              "installed resource"));
}

TEST_CASE("How cards come to lie and are played is told to the end")
{
    const Lines comet = toldInAll(at(actions, R"("h":{"card":"Comet"},
                                            "e":{"card":"Easy Mark","zone":"grip"},
                                            "f":{"card":"Diesel","zone":"grip"})"),
                                  R"("ask":"outcome","script":[{"play":"e"},{"use":"h#again"}],
                                "report":["runner.clicks"])");
    CHECK(has(comet, "the Runner plays Diesel without a click for it"));
    CHECK_FALSE(any(comet, "Comet does not trigger")); // by what it does itself
    CHECK(has(toldInAll(at(actions, R"("i":{"card":"Hunter","server":"HQ","position":0,
                                       "rezzed":false})"),
                        R"("ask":"outcome","script":[{"run":"HQ"},{"to":"approach-server"}],
                      "report":["i.passed"])"),
              "the Runner passes Hunter, which is not rezzed"));
    CHECK(has(
        toldInAll(at(actions, R"("f":{"card":"Inside Job","zone":"grip"},)" + ice("Paper Wall")),
                  R"("ask":"outcome","script":[{"play":"f"},{"to_server":"HQ"},
                      {"to":"approach-server"}],"report":["i.zone"])"),
        "Paper Wall is bypassed, which breaks no subroutine: the encounter is over"));
    CHECK(any(toldInAll(at("run/access", R"("i":{"card":"Freedom Khumalo: Crypto-Anarchist"},
                           "p":{"card":"Datasucker","counters":{"virus":2}},
                           "q":{"card":"Imp","counters":{"virus":1}},
                           "a":{"card":"Enigma","zone":"hq"})",
                           R"("tags":0,"bad_publicity":0,"happened":[],
                         "run":{"credits":0,"server":"HQ","status":"successful"},)"),
                        R"("ask":"outcome","script":[{"access":"a"},{"use":"i#trash"}],
                      "report":["q.virus"])"),
              "a counter is spent from Imp"));
}

TEST_CASE("An additional cost is cited from the section on additional costs")
{
    const Answer answer = answerWithDifferences(
        RulesVersion::Rr10,
        readOf(at(actions, R"("e":{"card":"Enhanced Login Protocol","zone":"play-area"},
                              "l":{"card":"Legwork","zone":"grip"})"),
               R"("ask":"cost","act":{"play":"l"})"));
    bool found = false;
    for (const Step &step : answer.trace)
        if (step.what
            == "Enhanced Login Protocol adds a cost only to run by the action for it, not "
               "by a card") {
            REQUIRE(step.because.size() == 1);
            CHECK(step.because.front().citations.front().get().section == "Additional Costs");
            found = true;
        }
    CHECK(found);
}

} // namespace wording
