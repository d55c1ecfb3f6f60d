// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a fourth reading of derivations by strangers found: which line that decides was not told,
// which was told without need, and which section was cited for another.
#include "rules/rulings/answering/answer.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace lines {

namespace {

std::string at(const std::string &step, const std::string &objects, const std::string &more = "")
{
    return R"("at":")" + step + R"(","corp":{"credits":9,"clicks":3,"hand":0,"deck":20,"pile":0},
             "runner":{"credits":9,"clicks":3,"hand":4,"deck":20,"pile":0},"brain_damage":0,
             "happened_last_turn":[],"happened":[],"bad_publicity":0,)"
        + (more.empty() ? R"("tags":0,)" : more) + R"("objects":{)" + objects + '}';
}

std::string inRun(const std::string &step, const std::string &server, const std::string &objects)
{
    return at(step, objects, R"("tags":0,"run":{"server":")" + server + R"(","credits":0},)");
}

/// Ice `i` of HQ; `broken`: its subroutines.
std::string met(const std::string &step, const std::string &broken, const std::string &objects)
{
    return at(step, objects,
              R"("tags":0,"run":{"server":"HQ","ice":"i","approaches":1,"credits":0,"broken":[)"
                  + broken + "]},");
}

/// The sections that the line is told with; empty: it is not told.
std::vector<std::string> citedFor(const std::string &state, const std::string &question,
                                  const std::string &line,
                                  RulesVersion version = RulesVersion::Rr10)
{
    const Answer answer = answerWithDifferences(version, readOf(state, question));
    std::vector<std::string> sections;
    for (const Step &step : answer.trace)
        if (step.what == line)
            for (const Reason &reason : step.because)
                for (const RuleCitation &citation : reason.citations)
                    sections.push_back(citation.section);
    return sections;
}

using Sections = std::vector<std::string>;

} // namespace

TEST_CASE("Who chooses is told with why: the text says so, or it is their card")
{
    const std::string hemorrhage = at(actions, R"("p":{"card":"Hemorrhage","counters":{"virus":3}},
        "a":{"card":"Hedge Fund","zone":"hq"},"b":{"card":"Ice Wall","zone":"hq"})");
    CHECK(has(toldInAll(hemorrhage, R"("ask":"chooser","act":{"pick":"a"},
                                       "script":[{"use":"p#bleed"}])"),
              "the text of Hemorrhage leaves the choice to the Corp"));
    CHECK(has(toldInAll(met("run/subroutines", "", ice("Ichi 1.0") + R"(,"p":{"card":"Corroder"},
                            "q":{"card":"Mimic"})"),
                        R"("ask":"chooser","act":{"pick":"p"})"),
              "the Corp makes the choices of subroutines"));
}

TEST_CASE("Cards that are drawn or looked at are told by their names")
{
    CHECK(has(toldInAll(at(corpActions, R"("x":{"card":"Merger","zone":"rnd"})"),
                        R"("ask":"outcome","script":[{"draw":true}],"report":["x.zone"])"),
              "the Corp draws Merger"));
}

TEST_CASE("Of a number that is chosen to be none it is told that nothing is done")
{
    CHECK(has(toldInAll(met("run/subroutines", "", ice("Nerine 2.0")),
                        R"("ask":"outcome","script":[{"spend":1},{"spend":0}],
                           "report":["corp.hand"])"),
              "the Corp does not use what Nerine 2.0 offers"));
    // Where the text says what is not done, that is enough.
    const Lines anansi = toldInAll(met("run/subroutines", "1,3", ice("Anansi")),
                                   R"("ask":"outcome","script":[{"spend":0},{"spend":0}],
                                      "report":["runner.hand"])");
    CHECK(has(anansi, "the Corp does not use what Anansi offers"));
    CHECK_FALSE(has(anansi, "the Runner does not use what Anansi offers"));
    CHECK(has(anansi, "subroutines 1, 3 of Anansi are broken and do not resolve"));
}

TEST_CASE("Without a success it is told of cards that wait for one")
{
    const Lines told =
        toldInAll(inRun("run/success", "R&D", R"("w":{"card":"Paywall Implementation",
            "zone":"play-area"},"m":{"card":"Medium","zone":"rig","counters":{"virus":1}},
            "c":{"card":"Crisium Grid","zone":"root","server":"R&D","rezzed":true})"),
                  R"("ask":"outcome","script":[{"to":"access"}],
                                    "report":["corp.credits","m.virus"])");
    CHECK(has(told, "Paywall Implementation does not trigger: the run is not successful"));
    CHECK(has(told, "Medium does not trigger: the run is not successful"));
    CHECK_FALSE(any(told, "does not change the number of accesses"));
}

TEST_CASE("A run that is neither is cited by what makes it so")
{
    CHECK(citedFor(inRun("run/success", "Archives", R"("c":{"card":"Crisium Grid","zone":"root",
            "server":"Archives","rezzed":true})"),
                   R"("ask":"outcome","script":[],"report":["corp.credits"])",
                   "Crisium Grid says that the run counts as neither successful nor unsuccessful")
          == Sections{"Constant Abilities", "48 Crisium Grid"});
}

TEST_CASE("That an act is allowed is told with what it needs besides its cost")
{
    CHECK(has(toldInAll(at(actions, R"("o":{"card":"Tinkering","zone":"grip"},)" + ice("Enigma")),
                        R"("ask":"legal","by":"runner","act":{"play":"o"})"),
              "what its text asks for is there: Enigma"));
    CHECK(has(toldInAll(at(actions, R"("k":{"card":"Kati Jones","used":[]})"),
                        R"("ask":"legal","by":"runner","act":{"use":"k#put"})"),
              "it is used once per turn, and was not used in this turn"));
    CHECK(has(toldInAll(at(corpActions, R"("n":{"card":"Red Herrings","zone":"hq"},
                           "u":{"card":"Crisium Grid","zone":"root","server":"HQ","rezzed":true})"),
                        R"("ask":"legal","by":"corp","act":{"install":"n","server":"HQ"})"),
              "Red Herrings is no region: Crisium Grid leaves room for it"));
    CHECK(has(toldInAll(met("run/break-window", "",
                            R"("p":{"card":"Dai V"},"c":{"card":"Cloak"},
                               "d":{"card":"Ghost Runner","counters":{"credits":1}},)"
                                + ice("Ice Wall")),
                        R"("ask":"legal","by":"runner","act":{"use":"p#break"})"),
              "it costs 2 credits, which can be paid with credits of Cloak, Ghost Runner"));
    CHECK(has(toldInAll(at(actions, R"("l":{"card":"Demolition Run","zone":"grip"})"),
                        R"("ask":"legal","by":"runner","act":{"to_server":"R&D"},
                           "script":[{"play":"l"}])"),
              "the text lets the run be made on R&D"));
}

TEST_CASE("A number that a text compares is told with what has changed it")
{
    CHECK(has(toldInAll(met("run/break-window", "", ice("Archer") + R"(,"a":{"card":"Aghora"},
                            "r":{"card":"Rook","host":"i"})"),
                        R"("ask":"legal","by":"runner","act":{"use":"a#break","break":[1]},
                           "script":[{"use":"a#boost"},{"use":"a#boost"},{"use":"a#boost"},
                                     {"use":"a#boost"}])",
                        RulesVersion::Faq16),
              "rez cost of Archer: 4 on the card, +2 by Rook, together 6"));
}

TEST_CASE("A text that does not count for a card that is asked about is told beside those it does")
{
    CHECK(any(toldInAll(at(corpActions, ice("Enigma") + R"(,"a":{"card":"Encrypted Portals",
                "zone":"corp-score-area"},
                "j":{"card":"Ice Wall","server":"R&D","position":0,"rezzed":true})"),
                        R"("ask":"outcome","report":["i.strength","j.strength"])"),
              "Encrypted Portals does not change the strength of Ice Wall"));
}

TEST_CASE("Strength gained for an encounter is told to be gone where it is asked for")
{
    const std::string state =
        met("run/break-window", "1", ice("Ice Wall") + R"(,"c":{"card":"Corroder"})");
    const std::string over = "the encounter is over, and with it what was added to the strength of "
                             "Corroder";
    CHECK(has(toldInAll(state, R"("ask":"outcome","script":[{"use":"c#boost"},
                                  {"to":"approach-server"}],"report":["c.strength"])"),
              over));
    CHECK_FALSE(has(toldInAll(state, R"("ask":"outcome","script":[{"use":"c#boost"},
                                        {"to":"approach-server"}],"report":["runner.credits"])"),
                    over));
}

TEST_CASE("Subroutines behind the one that takes the ice away are told not to resolve")
{
    CHECK(has(toldInAll(met("run/break-window", "",
                            R"("i":{"card":"Sensei","server":"HQ","position":1,"rezzed":true},
                               "w":{"card":"Data Mine","server":"HQ","position":0,"rezzed":true})"),
                        R"("ask":"outcome","script":[{"to":"run-over"}],"report":["run.status"])"),
              "1 more subroutine of Data Mine does not resolve, for it is gone"));
}

TEST_CASE("A section on one card's subroutines is for that card alone")
{
    const std::string state = met("run/encounter", "", ice("Peeping Tom") + R"(,
        "p":{"card":"Corroder","zone":"grip"})");
    const Answer answer = answerWithDifferences(
        RulesVersion::Rr10, readOf(state, R"("ask":"chooser","script":[{"option":3},
                                             {"to":"subroutines"}],"act":{"option":1})"));
    for (const Step &step : answer.trace)
        for (const Reason &reason : step.because)
            CHECK(std::ranges::none_of(reason.citations, [](const RuleCitation &citation) {
                return citation.section == "34 Sensei";
            }));
}

TEST_CASE("A text that another card lends is told with that card")
{
    CHECK(any(toldInAll(at(corpActions, R"("m":{"card":"Media Blitz","zone":"hq"},
            "c":{"card":"The Cleaners","zone":"runner-score-area"},
            "k":{"card":"Contract Killer","zone":"remote","server":"S1","rezzed":true,
                 "counters":{"advancement":2}})"),
                        R"("ask":"outcome","script":[{"play":"m","choose":["c"]},{"use":"k#kill"},
                           {"option":2}],"report":["runner.hand"])"),
              "by the text of The Cleaners that it has"));
    CHECK(has(toldInAll(at(actions, R"("g":{"card":"Gene Conditioning Shoppe"},
                                      "v":{"card":"Symmetrical Visage"})"),
                        R"("ask":"outcome","script":[{"draw":true},{"draw":true}],
                           "report":["runner.credits"])"),
              "Symmetrical Visage triggers the second time in a turn as well, as Gene Conditioning "
              "Shoppe says"));
}

TEST_CASE("How many points it takes to win is told where a text changes it")
{
    const std::string state = at(corpActions, R"("h":{"card":"Harmony Medtech: Biomedical Pioneer"},
        "a":{"card":"Hostile Takeover","server":"S1","zone":"remote",
             "counters":{"advancement":2}})");
    const std::string question = R"("ask":"outcome","script":[{"score":"a"}],"report":["winner"])";
    CHECK(any(toldInAll(state, question), "−1 by Harmony Medtech"));
    CHECK(citedFor(state, question, "the Corp has 1 agenda point, and it takes 6 to win")
          == Sections{"Winning the Game"});
}

TEST_CASE("Tags are avoided, by the section on avoiding")
{
    CHECK(citedFor(at("run/access", R"("a":{"card":"Snare!","zone":"hq"},"f":{"card":"Forger"})",
                      R"("tags":0,"run":{"server":"HQ","status":"successful"},)"),
                   R"("ask":"outcome","script":[{"access":"a"},{"use":"a#bite"},
                      {"respond":"f#avoid"}],"report":["runner.tags"])",
                   "Forger avoids 1 tag, 0 left")
          == Sections{"Avoid"});
}

TEST_CASE("What does not prevent something is cited by preventing, and no paid ability")
{
    CHECK(citedFor(at("corp-turn/begin-window", R"("r":{"card":"Muresh Bodysuit"},
            "d":{"card":{"type":"asset","abilities":[{"id":"hit","kind":"paid","line":1,
                 "cost":{"credits":1},"do":[{"op":"damage","kind":"net","n":2}]}]},
                 "zone":"remote","server":"S1","rezzed":true})"),
                   R"("ask":"outcome","script":[{"use":"d#hit"}],"report":["runner.hand"])",
                   "Muresh Bodysuit prevents nothing of it: it does not prevent net damage")
          == Sections{"Prevent"});
}

TEST_CASE("An unrezzed card trashed in its access lies faceup by the section on that")
{
    CHECK(citedFor(inRun("run/access", "S1", R"("p":{"card":"PAD Campaign","zone":"remote",
                         "server":"S1","rezzed":false})"),
                   R"("ask":"outcome","script":[{"access":"p"},{"trash":"p"}],
                      "report":["p.faceup"])",
                   "PAD Campaign goes to Archives faceup: the Runner could see it",
                   RulesVersion::Core2012)
          == Sections{"Trashing Cards"});
}

TEST_CASE("Of a question after a run its course is left out, and that it was successful is not")
{
    const Lines told = toldInAll(at(actions, R"("e":{"card":"Enigma","server":"R&D",
            "position":0,"rezzed":false})"),
                                 R"("ask":"legal","by":"corp","act":{"rez":"e"},
            "script":[{"run":"HQ"},{"to":"run-over"},{"to":"take-actions"},{"run":"R&D"},
                      {"to":"approach-rez"}])");
    CHECK(has(told, "the run is successful"));
    CHECK_FALSE(any(told, "of HQ"));
    CHECK(has(told, "the Runner approaches Enigma"));
}

TEST_CASE("How many points a player has is told once")
{
    const Lines told = toldInAll(at(corpActions, R"("a":{"card":"Hostile Takeover","server":"S1",
            "zone":"remote","counters":{"advancement":2}})"),
                                 R"("ask":"outcome","script":[{"score":"a"}],
                                    "report":["winner","corp.agenda-points"])");
    CHECK(has(told, "the Corp has 1 agenda point, and it takes 7 to win"));
    CHECK_FALSE(any(told, "are worth"));
}

TEST_CASE("What a text counts is told once, and why a server is none that it asks for")
{
    CHECK_FALSE(has(toldInAll(at(actions, R"("p":{"card":"Consume","counters":{"virus":3}})"),
                              R"("ask":"outcome","script":[{"use":"p#cash"}],
                                 "report":["runner.credits"])"),
                    "virus counters on Consume: 3"));
    CHECK(has(toldInAll(met("run/subroutines", "", ice("Bullfrog")),
                        R"("ask":"legal","by":"corp","act":{"to_server":"HQ"},
                           "script":[{"spend":0},{"spend":1}])"),
              "Bullfrog is at HQ already, and the text asks for another server"));
}

TEST_CASE("What becomes of an accessed card is no matter of another act")
{
    CHECK_FALSE(any(toldInAll(at("run/access", R"("j":{"card":"Project Junebug","zone":"remote",
            "server":"S1","rezzed":false},
            "s":{"card":"AstroScript Pilot Program","zone":"corp-score-area",
                 "counters":{"agenda":1}})",
                                 R"("tags":0,"run":{"server":"S1","status":"successful"},)"),
                              R"("ask":"legal","by":"corp","act":{"use":"s#place","choose":["j"]},
                                 "script":[{"access":"j"}])"),
                    "set aside"));
}

TEST_CASE("Cards that go from the top of a deck for a cost are told by the payment")
{
    CHECK_FALSE(
        any(toldInAll(met("run/pass-ice", "", R"("p":{"card":"Persephone"},)" + ice("Rototurret")),
                      R"("ask":"outcome","script":[{"use":"p#mill"}],
                                 "report":["runner.deck"])"),
            "the top card of the stack is trashed"));
}

TEST_CASE("Ice that is moved goes to the outermost place, as is told")
{
    CHECK(has(toldInAll(met("run/subroutines", "", ice("Bullfrog")),
                        R"("ask":"outcome","script":[{"spend":0},{"spend":1},{"to_server":"R&D"}],
                           "report":["i.position"])"),
              "Bullfrog is moved to R&D, as the outermost ice"));
}

TEST_CASE("Which player did what another is waited for to do is told")
{
    CHECK(
        has(toldInAll(inRun("run/success", "Archives",
                            R"("al":{"card":"Alice Merchant: Clan Agitator"},
                                 "a":{"card":"Hedge Fund","zone":"hq"},
                                 "h":{"card":"Hostile Infrastructure","zone":"remote",
                                      "server":"S1","rezzed":true})"),
                      R"("ask":"outcome","script":[{"to":"run-over"}],
                           "report":["runner.hand"])"),
            "Hostile Infrastructure does not trigger: it waits for trashing a card of the Corp by "
            "the Runner, and the Corp did this"));
}

TEST_CASE("A card that is not what was named is refused with that")
{
    CHECK(any(toldInAll(at(corpActions, R"("a":{"card":"Reclamation Order","zone":"hq"},
            "b":{"card":"Reclamation Order","zone":"archives"},
            "x":{"card":"PAD Campaign","zone":"archives"},
            "y":{"card":"PAD Campaign","zone":"archives","faceup":true})"),
                        R"("ask":"legal","by":"corp","act":{"pick":"b"},
                           "script":[{"play":"a"}])"),
              "is not what was named"));
}

} // namespace lines
