// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of an answer stands in its derivation: what made a number what it is, why a card does
// nothing, what a “no” rests on.
#include "rules/rulings/answering/answer.h"
#include "rules/told_lines.h"

#include <catch2/catch.hpp>
#include <string>

using namespace rulings;
using namespace rulings_support;

namespace grounds {

namespace {

const std::string rest = R"("tags":0,"bad_publicity":0,"happened":[],)";

/// `objects` at that step, both players with something of everything.
std::string at(const std::string &step, const std::string &objects, const std::string &more = rest)
{
    return R"("at":")" + step + R"(","corp":{"credits":5,"clicks":3,"hand":3,"deck":20,"pile":0},
             "runner":{"credits":5,"clicks":3,"hand":4,"deck":20,"pile":0},"brain_damage":0,
             "happened_last_turn":[],)"
        + more + R"("objects":{)" + objects + '}';
}

std::string encounter(const std::string &step, const std::string &objects,
                      const std::string &server = "HQ")
{
    return at(step, objects,
              rest + R"("run":{"server":")" + server
                  + R"(","ice":"i","approaches":1,"credits":0,"broken":[]},)");
}

} // namespace

TEST_CASE("A card whose text another one has taken is told to change nothing")
{
    const std::string cards = R"("h":{"card":"Director Haas","zone":"remote","server":"S1",
        "rezzed":true},"m":{"card":"Rumor Mill","zone":"play-area"})";
    CHECK(has(toldInAll(at("corp-turn/first-window", cards),
                        R"("ask":"value","report":["corp.allotted-clicks"])"),
              "Director Haas does not change the clicks of a turn of the Corp: Rumor Mill has "
              "taken its text"));
}

TEST_CASE("A program that takes no memory where it is hosted is told to take none")
{
    CHECK(has(toldInAll(at(actions, R"("g":{"card":"Progenitor"},
                                       "v":{"card":"Datasucker","host":"g","counters":{"virus":4}})"),
                        R"("ask":"outcome","script":[],"report":["runner.memory-used"])"),
              "Datasucker does not count against the memory limit: that is so of what Progenitor "
              "hosts"));
}

TEST_CASE("A tag that the Runner is only considered to have is told with its card")
{
    const Lines lines = toldInAll(
        encounter("run/break-window",
                  R"("d":{"card":"Acme Consulting: The Truth You Need"},)" + ice("Ice Wall")),
        R"("ask":"outcome","report":["runner.tagged"])");
    CHECK(any(lines, "Acme Consulting: The Truth You Need"));
}

TEST_CASE("An installed agenda that is turned faceup is not told to be active")
{
    const Lines lines = toldInAll(at(corpActions, R"("a":{"card":"Transparency Initiative",
        "zone":"hq"},"x":{"card":"Merger","server":"S1","zone":"remote"})"),
                                  R"("ask":"outcome","script":[{"play":"a"}],
                                     "report":["x.faceup"])");
    CHECK(has(lines,
              "Merger is faceup, and not installed anew; an agenda is inactive while it is "
              "installed"));
    CHECK_FALSE(any(lines, "Runner cards"));
}

TEST_CASE("That a card may be advanced is not told of its back where it must be rezzed")
{
    const Lines lines = toldInAll(at(corpActions, ice("Woodcutter")),
                                  R"("ask":"legal","by":"corp","act":{"advance":"i"})");
    CHECK(has(lines, "the card itself allows it"));
}

TEST_CASE("An additional access is told of a run only in one")
{
    const Lines lines = toldInAll(
        at(actions, R"("e":{"card":"Mind's Eye","counters":{"power":3}},
                       "x":{"card":"Nisei MK II","zone":"rnd"},"y":{"card":"Braintrust","zone":"rnd"},
                       "h":{"card":"Nyashia","counters":{"power":3}})"),
        R"("ask":"outcome","script":[{"use":"e#look"},{"use":"h#more"}],"report":["y.zone"])");
    CHECK(has(lines, "Nyashia: 1 card more is accessed now"));
}

// FAQ 1.6 and Rules Reference 1.0 let the cards be revealed before programs are chosen.
TEST_CASE("Cards that a text reveals are shown before one of them is chosen")
{
    const Lines lines = toldInAll(at(actions, R"("p":{"card":"Customized Secretary","zone":"grip"},
        "a":{"card":"Corroder","zone":"stack"},"b":{"card":"Ninja","zone":"stack"})"),
                                  R"("ask":"outcome","script":[{"install":"p"},{"pick":"a"}],
                                     "report":["a.host"])");
    CHECK_FALSE(any(lines, "looks at"));
    CHECK(any(lines, "Ninja is shown to both players"));
}

TEST_CASE("Which credits come from bad publicity is told where they pay")
{
    const Lines lines = toldInAll(
        at("run/access", R"("s":{"card":"The Source"},"a":{"card":"Hostile Takeover","zone":"hq"})",
           R"("tags":0,"bad_publicity":1,"happened":[],
              "run":{"server":"HQ","status":"successful","credits":1},)"),
        R"("ask":"outcome","script":[{"access":"a"},{"steal":"a"}],"report":["runner.credits"])");
    CHECK(has(lines, "1 credit of it is one that bad publicity gave for this run"));
}

TEST_CASE("Of two numbers that a text compares it is told how they stand to each other")
{
    const Lines lines = toldInAll(
        at(actions,
           R"("e":{"card":"Brute-Force-Hack","zone":"grip"},)" + ice("Enigma")
               + R"(,"j":{"card":"Ice Wall","server":"R&D","position":0,"rezzed":true},
                      "k":{"card":"Pop-up Window","server":"Archives","position":0,"rezzed":true})"),
        R"("ask":"legal","by":"runner","act":{"pick":"i"},"script":[{"play":"e","x":2}])");
    CHECK(has(lines, "X: 2, less than rez cost of Enigma (3)"));
}

TEST_CASE("A strength that a text measures is told with what changes it")
{
    const Lines lines =
        toldInAll(encounter("run/break-window", ice("Tollbooth") + R"(,"c":{"card":"Ice Carver"},
                            "d":{"card":"D4v1d","counters":{"power":3}})"),
                  R"("ask":"legal","by":"runner","act":{"use":"d#break","break":[1]})");
    CHECK(has(lines, "strength of Tollbooth: 5 on the card, −1 by Ice Carver, together 4"));
}

TEST_CASE("Who broke some subroutines and waits for all to be broken is told to wait in vain")
{
    const std::string breaks = R"("ask":"outcome","script":[{"use":"a#break","break":[2]},
                                 {"to":"approach-server"}],"report":["corp.credits"])";
    CHECK(has(toldInAll(encounter("run/break-window", ice("Enigma") + R"(,"a":{"card":"Amina"})"),
                        breaks),
              "not all subroutines of Enigma are broken, so Amina does not trigger"));
}

TEST_CASE("What recurring credits are refilled by is told where the text counts it")
{
    const Lines lines = toldInAll(
        at("corp-turn/refill-credits", R"("k":{"card":"Khondi Plaza","server":"HQ","zone":"root",
           "rezzed":true,"counters":{"recurring":0}},
           "a":{"card":"PAD Campaign","server":"S1","zone":"remote","rezzed":true})"),
        R"("ask":"outcome","report":["k.recurring"])");
    CHECK(has(lines, "remote servers: 1"));
}

TEST_CASE("That a trashing cannot be prevented is told to who would prevent it")
{
    const Lines lines = toldInAll(
        at("corp-turn/turn-begins", R"("c":{"card":"Corporate Town","zone":"remote","server":"S1",
           "rezzed":true},"k":{"card":"Kati Jones"},"f":{"card":"Fall Guy"})"),
        R"("ask":"legal","by":"runner","act":{"respond":"f#save"},
           "script":[{"use":"c#trash","choose":["k"]}])");
    CHECK(any(lines, "what trashes it says that this cannot be prevented"));
}

TEST_CASE("What a subroutine does is told even where the refusal says it again")
{
    const Lines lines =
        toldInAll(encounter("run/subroutines", ice("Wendigo") + R"(,"c":{"card":"Corroder"},
                            "j":{"card":"Wall of Static","server":"HQ","position":1,"rezzed":true})"),
                  R"("ask":"legal","by":"runner","act":{"use":"c#boost"},
                     "script":[{"to":"take-actions"}])");
    CHECK(has(lines, "Wendigo: for the rest of this run Corroder cannot be used"));
}

TEST_CASE("An additional cost adds to what stands on the card, which is told")
{
    const Lines lines =
        toldInAll(at("run/approach-rez",
                     R"("z":{"card":"Cortez Chip"},
              "i":{"card":"Enigma","server":"HQ","position":0,"rezzed":false})",
                     rest + R"("run":{"server":"HQ","ice":"i","approaches":1,"credits":0},)"),
                  R"("ask":"cost","act":{"rez":"i"},"script":[{"use":"z#use"}])");
    CHECK(has(lines, "rez cost of Enigma: 3 on the card"));
    CHECK(has(lines,
              "Cortez Chip: for the rest of this turn the additional cost to rez Enigma is "
              "2 credits"));
}

TEST_CASE("A full host and an unpaid cost are told as why nothing can be done")
{
    CHECK(any(toldInAll(at("run/access", R"("r":{"card":"Film Critic"},
                        "a":{"card":"Priority Requisition","zone":"remote","server":"s1"},
                        "c":{"card":"Hostile Takeover","zone":"hosted","host":"r","faceup":true})",
                           rest + R"("run":{"credits":0,"server":"s1"},)"),
                        R"("ask":"legal","by":"runner","act":{"use":"r#film"},
                           "script":[{"access":"a"}])"),
              "Film Critic hosts as many cards as it can"));
    CHECK(any(toldInAll(at("run/approach-rez", R"("f":{"card":"False Echo"},
                        "k":{"card":"Archer","server":"HQ","position":0,"rezzed":false})",
                           rest + R"("run":{"server":"HQ","ice":"k","approaches":1,"credits":0},)"),
                        R"("ask":"outcome","report":["k.zone"],"script":[{"to":"pass-ice"},
                           {"use":"f#echo"},{"to":"approach-server"}])"),
              "the Corp has 0 agendas to forfeit"));
}

TEST_CASE("A text that takes all away that there is to begin with is told to say the number")
{
    CHECK(any(
        toldInAll(at("corp-turn/discard", R"("i":{"card":"Cerebral Imaging: Infinite Frontiers"})"),
                  R"("ask":"value","report":["corp.hand-size"])"),
        "5 as Cerebral Imaging: Infinite Frontiers says, for credits of the Corp"));
}

TEST_CASE("A bonus of ice for one server is told not to count at another one")
{
    CHECK(has(toldInAll(encounter("run/break-window", R"("i":{"card":"Meru Mati","server":"R&D",
                        "position":0,"rezzed":true})",
                                  "R&D"),
                        R"("ask":"outcome","report":["i.strength"])"),
              "the text of Meru Mati does not change its strength: Meru Mati is not at HQ"));
}

TEST_CASE("A chosen card that the rest of the text does not mean is told with why")
{
    const Lines lines = toldInAll(at(actions, R"("e":{"card":"Drive By","zone":"grip"},
                                  "p":{"card":"Hostile Takeover","server":"S1","zone":"remote"})"),
                                  R"("ask":"outcome","script":[{"play":"e"}],"report":["p.zone"])");
    CHECK(has(lines,
              "the effect does not concern Hostile Takeover: Hostile Takeover is of the type "
              "agenda, and not asset or upgrade"));
}

TEST_CASE("Points that are too few to win are told beside another way to win")
{
    const Lines lines =
        toldInAll(at("run/access", R"("id":{"card":"Jinteki: Personal Evolution"},
           "g":{"card":"Braintrust","zone":"runner-score-area"},
           "a":{"card":"Project Ares","zone":"hq"})",
                     rest + R"("run":{"credits":0,"server":"HQ","status":"successful"},)"),
                  R"("ask":"outcome","script":[{"access":"a"},{"steal":"a"}],"report":["winner"])");
    CHECK(has(lines, "the Runner has 4 agenda points, and it takes 7 to win"));
}

TEST_CASE("That no card of a kind is installed is told as people say it")
{
    const Lines lines =
        toldInAll(encounter("run/subroutines", ice("Enforcer 1.0") + R"(,"p":{"card":"Corroder"})"),
                  R"("ask":"outcome","report":["p.zone"])");
    CHECK(has(lines, "there is no installed card with the subtype Console"));
    CHECK(has(lines, "there is no installed resource with the subtype Virtual"));
}

} // namespace grounds
