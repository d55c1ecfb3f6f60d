// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a third reading of derivations by strangers found wanting in them: what is told is true of
// the table, the line that decides is there, and none that bears on nothing.
#include "rules/rulings/answering/answer.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

using namespace rulings;
using namespace rulings_support;

namespace deciding {

namespace {

/// `objects` at that step, both players with something of everything.
std::string at(const std::string &step, const std::string &objects, const std::string &more = "")
{
    return R"("at":")" + step + R"(","corp":{"credits":5,"clicks":3,"hand":3,"deck":20,"pile":0},
             "runner":{"credits":5,"clicks":3,"hand":4,"deck":20,"pile":0},"brain_damage":0,
             "happened_last_turn":[],)"
        + (more.empty() ? R"("tags":0,"bad_publicity":0,"happened":[],)" : more) + R"("objects":{)"
        + objects + '}';
}

std::string inRun(const std::string &step, const std::string &server, const std::string &objects)
{
    return at(step, objects,
              R"("tags":0,"bad_publicity":0,"happened":[],"run":{"server":")" + server
                  + R"(","status":"successful","credits":0},)");
}

std::string encounter(const std::string &step, const std::string &objects)
{
    return at(step, objects,
              R"("tags":0,"bad_publicity":0,"happened":[],
                 "run":{"server":"HQ","ice":"i","approaches":1,"credits":0,"broken":[]},)");
}

} // namespace

TEST_CASE("What only waits for the end of a run does not trigger at its success")
{
    const Lines lines = toldInAll(at(actions, R"("d":{"card":"Dirty Laundry","zone":"grip"})"),
                                  R"("ask":"outcome","script":[{"play":"d"},{"to_server":"HQ"},
                                {"to":"run-over"}],"report":["runner.credits"])");
    CHECK_FALSE(any(lines, "Dirty Laundry (conditional ability) triggers"));
    CHECK(has(lines, "Dirty Laundry: when this run ends, the Runner gains 5 credits"));
}

TEST_CASE("An ability without a cost is no paid ability, and of ice no theft is in question")
{
    const Lines lines = toldInAll(at(actions, R"("d":{"card":"Demolition Run","zone":"grip"},
                                            "a":{"card":"Architect","zone":"rnd"})"),
                                  R"("ask":"outcome","script":[{"play":"d"},{"to_server":"R&D"},
                                {"to":"access"},{"access":"a"},{"use":"d#trash"}],
                                "report":["a.zone"])");
    CHECK(has(lines, "the Runner uses Demolition Run (trashing)"));
    CHECK_FALSE(any(lines, "before it must be stolen"));
}

TEST_CASE("A cost of X begins with what X is")
{
    CHECK(has(toldInAll(at(corpActions, R"("e":{"card":"Psychographics","zone":"hq"},
                                      "c":{"card":"Rolling Brownout","zone":"play-area"})",
                           R"("tags":3,"bad_publicity":1,"happened":[],)"),
                        R"("ask":"cost","act":{"play":"e","x":2})"),
              "play cost of Psychographics: X is 2, +1 by Rolling Brownout, together 3"));
}

// Core Rules 2012 and FAQ 1.6: the success is one on the server that is chosen.
TEST_CASE("What an older version does not say otherwise is no difference of it")
{
    const Asked asked = readOf(
        at(actions, R"("o":{"card":"Omar Keung: Conspiracy Theorist","zone":"identity"},
                       "m":{"card":"Medium","zone":"rig"})"),
        R"("ask":"outcome","script":[{"use":"o#run"},{"to_server":"R&D"},{"to":"after-action"}],
           "report":["m.virus"])");
    const Answer answer = answerWithDifferences(RulesVersion::Rr10, asked);
    CHECK(answer.verdict == Verdict{{"m.virus", 1}});
    CHECK(answer.differsIn.empty());
}

TEST_CASE("A card trashed for a cost suffered no damage of another kind")
{
    const Lines lines = toldInAll(
        encounter("run/break-window",
                  ice("Enigma")
                      + R"(,"f":{"card":"Faust"},"w":{"card":"I've Had Worse","zone":"grip"})"),
        R"("ask":"outcome","script":[{"use":"f#boost","choose":["w"]}],"report":["w.zone"])");
    CHECK(has(lines, "I've Had Worse does not trigger: no damage trashed it"));
}

TEST_CASE("Whoever deals with a card of the opponent is not said to own it")
{
    const Lines lines =
        toldInAll(at(actions, R"("d":{"card":"Edward Kim: Humanity's Hammer"},
                       "o":{"card":"Hedge Fund","zone":"hq"},"q":{"card":"IPO","zone":"rnd"})"),
                  R"("ask":"outcome","script":[{"run":"HQ"},{"to":"access"},{"access":"o"},
           {"to":"take-actions"},{"run":"R&D"},{"to":"access"},{"access":"q"}],
           "report":["o.zone","q.zone"])");
    CHECK(has(lines,
              "Edward Kim: Humanity's Hammer does not trigger: this is not the first time in this "
              "turn for accessing an operation by the Runner"));
}

TEST_CASE("Why the own text of a card does not change its subtypes is told")
{
    const Lines lines =
        toldInAll(encounter("run/subroutines",
                            ice("Changeling") + R"(,"s":{"card":"Corroder","zone":"stack"})"),
                  R"("ask":"outcome","report":["i.subtype Sentry","i.subtype Barrier"])");
    CHECK(has(lines,
              "“Sentry” is not printed on Changeling, and nothing adds it; the text of "
              "Changeling does not change that now: advancement tokens on Changeling: 0, "
              "which is even"));
}

TEST_CASE("Which card adds a subtype or takes the text of another is told")
{
    CHECK(has(
        toldInAll(encounter("run/encounter",
                            R"("i":{"card":"Rototurret","server":"HQ","position":0,"rezzed":true},
                                "p":{"card":"Egret","host":"i"})"),
                  R"("ask":"status","report":["i.subtype Barrier"])"),
        "“Barrier” is not printed on Rototurret, but Egret adds it"));
    CHECK(has(toldInAll(at(actions, R"("m":{"card":"Mother Goddess","server":"R&D","position":0,
                                       "rezzed":true},
                                  "i":{"card":"Ice Wall","server":"HQ","position":0,
                                       "rezzed":true})"),
                        R"("ask":"status","report":["m.subtype Barrier"])"),
              "“Barrier” is not printed on Mother Goddess, which has it from Ice Wall"));
    CHECK(has(toldInAll(at(actions, R"("p":{"card":"Malia Z0L0K4","server":"S1","zone":"remote",
                                       "rezzed":true,"chosen":"r"},"r":{"card":"Kati Jones"})"),
                        R"("ask":"legal","by":"runner","act":{"use":"r#put"})"),
              "Malia Z0L0K4 has taken the text of Kati Jones"));
}

TEST_CASE("Why a text that one may think of does nothing is told")
{
    CHECK(has(toldInAll(at(corpActions, R"("h":{"card":"Harishchandra Ent.: Where You're the Star"},
                                      "c":{"card":"Corroder","zone":"grip"})"),
                        R"("ask":"status","report":["c.known-to"])"),
              "the Runner knows the face of Corroder; the text of Harishchandra Ent.: Where You're "
              "the Star does not change that now: the Runner is not tagged"));
    CHECK(has(toldInAll(at(corpActions,
                           R"("a":{"card":"Underway Renovation","server":"S1",
                                           "zone":"remote","faceup":true},)"
                               + ice("Ice Wall")),
                        R"("ask":"outcome","script":[{"advance":"i"}],"report":["runner.deck"])"),
              "Underway Renovation does not trigger: it waits for advancing this card"));
    CHECK(any(toldInAll(R"("at":"corp-turn/begin-window","corp":{"credits":5,"hand":3,"deck":0},
                      "runner":{"credits":5,"hand":4,"deck":20},"tags":0,"objects":{
                      "r":{"card":"Corporate Defector"},"k":{"card":"Hedge Fund","zone":"rnd"},
                      "l":{"card":"Ice Wall","zone":"rnd"},"d":{"card":{"type":"asset",
                      "abilities":[{"id":"go","kind":"paid","line":1,"cost":{"credits":1},
                      "do":[{"op":"draw","n":1}]}]},"zone":"remote","server":"S1",
                      "rezzed":true}})",
                        R"("ask":"outcome","script":[{"use":"d#go"}],"report":["k.zone"])"),
              "Corporate Defector does not trigger: it waits for "));
}

TEST_CASE("What keeps a card from being accessed or its strength from being lowered is told")
{
    CHECK(has(toldInAll(R"("at":"run/access","corp":{"credits":5,"hand":3,"deck":20},
                      "runner":{"credits":1,"hand":0,"deck":20},"tags":0,"bad_publicity":0,
                      "run":{"credits":0,"server":"S1","status":"successful"},"objects":{
                      "g":{"card":"Gagarin Deep Space: Expanding the Horizon","zone":"identity"},
                      "x":{"card":"Merger","server":"S1","zone":"remote"},
                      "y":{"card":"Ash 2X3ZB9CY","server":"S1","zone":"remote","rezzed":false}})",
                        R"("ask":"legal","by":"runner","act":{"access":"y"},
                      "script":[{"access":"x"},{"steal":"x"}])",
                        RulesVersion::Faq16),
              "it costs 1 credit, and the Runner has 0 credits to spend on it"));
    CHECK(any(toldInAll(encounter("run/break-window",
                                  ice("Lotus Field")
                                      + R"(,"d":{"card":"Datasucker","counters":{"virus":2}})"),
                        R"("ask":"legal","by":"runner","act":{"use":"d#weaken"})"),
              "the strength of Lotus Field cannot be lowered"));
}

TEST_CASE("Memory for other programs is told where it does not count")
{
    const std::string programs = R"("h":{"card":"Knobkierie"},
        "p":{"card":{"type":"program","subtypes":[],"memory":4,"cost":0}},
        "v":{"card":{"type":"program","subtypes":[],"memory":1,"cost":0},"zone":"grip"})";
    CHECK(has(toldInAll(at(actions, programs),
                        R"("ask":"legal","by":"runner","act":{"install":"v","for":[]})"),
              "with it, programs would take 5 of 4 memory units: too many; what Knobkierie adds is "
              "for Virus programs alone"));
    const Lines counted =
        toldInAll(at(actions, R"("o":{"card":"Overmind","zone":"grip"},"d":{"card":"Djinn"})"),
                  R"("ask":"outcome","script":[{"install":"o"}],"report":["o.power"])");
    CHECK(has(counted, "installed programs take 2 of 4 memory units"));
    CHECK(has(counted, "unused memory units: 2"));
}

TEST_CASE("That it prevents the first damage only is told where another follows")
{
    const std::string shield = encounter(
        "run/subroutines", ice("Neural Katana") + R"(,"c":{"card":"Net Shield","zone":"rig"})");
    CHECK(has(toldInAll(shield, R"("ask":"legal","by":"runner","act":{"respond":"c#prevent"},
                              "script":[{"respond":"c#prevent"}])"),
              "Net Shield prevents nothing of it: it prevents only the first damage of the kind "
              "each turn, and that was before"));
}

TEST_CASE("Fewer cards than a text draws, and what looks like an end of the game, are told")
{
    const std::string diesel =
        R"("at":"runner-turn/take-actions","corp":{"credits":5,"hand":3,"deck":20},
           "runner":{"credits":5,"clicks":4,"hand":3,"deck":2},"tags":0,
           "objects":{"o":{"card":"Diesel","zone":"grip"}})";
    CHECK(has(
        toldInAll(diesel, R"("ask":"outcome","script":[{"play":"o"}],"report":["runner.hand"])"),
        "the Runner draws 2 cards of 3: there are no more"));
    const std::string empty =
        R"("at":"run/access","corp":{"credits":5,"clicks":3,"hand":3,"deck":0,"pile":0},
           "runner":{"credits":5,"clicks":4,"hand":3,"deck":20,"pile":0},"tags":0,
           "bad_publicity":0,"run":{"server":"R&D","status":"successful","credits":0},
           "objects":{})";
    CHECK(
        has(toldInAll(empty, R"("ask":"outcome","script":[{"to":"run-over"}],"report":["winner"])"),
            "R&D is empty, and the Corp loses only when it has to draw from it"));
    CHECK(has(toldInAll(at("corp-turn/discard",
                           R"("r":{"card":"Itinerant Protesters","zone":"play-area"})",
                           R"("tags":0,"bad_publicity":7,"happened":[],)"),
                        R"("ask":"outcome","script":[{"to":"turn-ends"}],"report":["winner"])"),
              "a maximum hand size below zero flatlines the Runner alone"));
}

TEST_CASE("A trace that is prevented begins anew before anybody spends")
{
    const Lines lines =
        toldInAll(encounter("run/subroutines", ice("Data Raven") + R"(,"d":{"card":"Disrupter"})"),
                  R"("ask":"outcome","script":[{"respond":"d#again"},{"spend":2},{"spend":1}],
           "report":["i.power"])",
                  RulesVersion::Faq16);
    const auto place = [&](const std::string &part) {
        return std::ranges::find_if(
            lines, [&](const std::string &line) { return line.find(part) != std::string::npos; });
    };
    CHECK(place("Disrupter prevents the trace, which is made anew with base strength 0")
          < place("the Corp spends first, then the Runner"));
}

TEST_CASE("Of which credits a cost can be paid, and which are not for it, is told")
{
    const std::string scrubber = R"("at":"run/access",
        "corp":{"credits":5,"hand":3,"deck":20},"runner":{"credits":2,"hand":3,"deck":20},"tags":0,
        "bad_publicity":0,"run":{"server":"S1","accessing":"a","credits":0},"objects":{
        "a":{"card":"PAD Campaign","zone":"remote","server":"S1","rezzed":false},
        "s":{"card":"Scrubber","counters":{"recurring":2}}})";
    CHECK(
        has(toldInAll(scrubber, R"("ask":"legal","by":"runner","act":{"trash":"a"})"),
            "it costs 4 credits, which can be paid with 2 credits of Scrubber and 2 of the credit "
            "pool"));
    const std::string toolbox = R"("at":"run/subroutines","turn":"runner",
        "corp":{"credits":5,"hand":3,"deck":20},"runner":{"credits":0,"hand":4,"deck":20},"tags":0,
        "bad_publicity":0,"brain_damage":0,"happened":[],"run":{"server":"HQ","ice":"i"},
        "objects":{"f":{"card":"The Toolbox","counters":{"recurring":2}},
        "n":{"card":"Net Shield"},)"
        + ice("Neural Katana") + '}';
    CHECK(has(toldInAll(toolbox, R"("ask":"legal","by":"runner","act":{"respond":"n#prevent"})"),
              "Net Shield prevents nothing of it: it costs 1 credit, and the Runner has 0 credits "
              "to spend on it: those on The Toolbox are not for this"));
}

TEST_CASE("What a card that is gone or inactive would have done is told with why it does not")
{
    const Lines gone =
        toldInAll(at("run/break-window",
                     R"("i":{"card":"Kakugo","server":"HQ","position":0,"rezzed":true},
              "p":{"card":"Datasucker","counters":{"virus":1}},
              "pa":{"card":"Parasite","host":"i","counters":{"virus":0}})",
                     R"("tags":0,"bad_publicity":0,"happened":[],
              "run":{"credits":0,"server":"HQ","ice":"i","approaches":1,"broken":[]},)"),
                  R"("ask":"outcome","script":[{"use":"p#weaken"},{"to":"approach-server"}],
           "report":["winner"])");
    CHECK(has(gone, "Kakugo does not trigger: it is not installed any more"));
    const Asked asked =
        readOf(at(corpActions, R"("a":{"card":"Hollywood Renovation","server":"S1","zone":"remote",
                                "faceup":true,"counters":{"advancement":5}})"),
               R"("ask":"outcome","script":[{"advance":"a"},{"use":"a#spread"}],
           "report":["a.advancement"])");
    CHECK(answer(RulesVersion::Core2012, asked).why
          == "it cannot be played like that: Hollywood Renovation is an installed agenda and "
             "inactive, though it lies faceup");
}

// The headline takes the last line for the reason.
TEST_CASE("What a card forbids whatever the moment stands behind what only the moment does")
{
    const Lines lines =
        toldInAll(encounter("run/encounter",
                            ice("Turing") + R"(,"a":{"card":"Atman","counters":{"power":2}})"),
                  R"("ask":"legal","by":"runner","act":{"use":"a#break","break":[1]})");
    REQUIRE(lines.size() == 2);
    CHECK(lines.back()
          == "subroutines of Turing cannot be broken by an AI program, by its own text");
}

TEST_CASE("Of several numbers of one thing the least is told where none is reached")
{
    const std::string state =
        R"("at":"runner-turn/turn-begins","corp":{"credits":4,"hand":3,"deck":20},
           "runner":{"credits":5,"clicks":3,"hand":4,"deck":20},"tags":0,
           "objects":{"r":{"card":"Beth Kilrain-Chang"}})";
    CHECK(has(toldInAll(state, R"("ask":"outcome","report":["runner.credits"])"),
              "Beth Kilrain-Chang does not trigger: the Corp has 4 credits, less than 5"));
    CHECK(has(toldInAll(at(actions, R"("c":{"card":"Targeted Marketing","zone":"play-area",
                                       "named":"Corroder"},"e":{"card":"Sure Gamble","zone":"grip"},
                                  "p":{"card":"Corroder","zone":"grip"})"),
                        R"("ask":"outcome","script":[{"play":"e"}],"report":["corp.credits"])"),
              "Targeted Marketing does not trigger: Sure Gamble is not what was named"));
}

TEST_CASE("What bears on nothing is not told")
{
    const std::string breach = R"("at":"run/break-window",
        "corp":{"credits":5,"hand":3,"deck":20},"runner":{"credits":9,"hand":4,"deck":20},"tags":0,
        "run":{"credits":0,"server":"HQ","ice":"i","approaches":1,"broken":[]},"objects":{
        "p":{"card":"Breach"},"i":{"card":{"type":"ice","strength":2,"cost":2,
        "subtypes":["Barrier"],"subroutines":5},"server":"HQ","position":0,"rezzed":true}})";
    CHECK_FALSE(any(toldInAll(breach, R"("ask":"legal","by":"runner",
                                    "act":{"use":"p#break","break":[1,2,3,4]})"),
                    "does not forbid it"));
    const Lines salsette = toldInAll(
        inRun("run/access", "S", R"("a":{"card":"Salsette Slums"},
            "x":{"card":"PAD Campaign","server":"S","zone":"remote","rezzed":false})"),
        R"("ask":"outcome","script":[{"access":"x"},{"use":"a#remove"}],"report":["x.zone"])");
    CHECK_FALSE(any(salsette, "what modifies the cost counts with it"));
    const Lines chela = toldInAll(
        R"("at":"runner-turn/take-actions","corp":{"credits":5,"hand":3,"deck":20},
           "runner":{"credits":5,"clicks":5,"hand":4,"deck":20},"tags":0,"bad_publicity":0,
           "objects":{"r":{"card":"Liberated Chela"},
                      "a":{"card":"Hostile Takeover","zone":"runner-score-area"}})",
        R"("ask":"outcome","script":[{"use":"r#add"}],"report":["r.zone"])");
    CHECK_FALSE(any(chela, "neither scoring nor stealing"));
    const Lines wendigo = toldInAll(
        R"("at":"run/break-window","corp":{"credits":20,"deck":20,"hand":5},
           "runner":{"credits":5,"clicks":3,"hand":5,"deck":10},"tags":0,
           "run":{"server":"HQ","ice":"i","approaches":2},
           "happened":[{"event":"encountered","of":"h"}],"resolved":["h#s1"],"objects":{
           "h":{"card":"Wendigo","server":"HQ","position":1,"rezzed":true},"c":{"card":"Corroder"},
           "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true}})",
        R"("ask":"legal","by":"runner","act":{"use":"c#break","break":[1]})");
    CHECK(wendigo == Lines{"Wendigo: Corroder cannot be used"});
}

} // namespace deciding
