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

} // namespace grounds
