// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a second reading of derivations by strangers found wanting: the line that decides is there,
// says what is so, and nothing stands beside it that bears on nothing.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/telling.h"
#include "rules/told_lines.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace {

Answer answered(const std::string &state, const std::string &question,
                RulesVersion version = RulesVersion::Rr10)
{
    return answerWithDifferences(version, readOf(state, question));
}

Lines told(const std::string &state, const std::string &question,
           RulesVersion version = RulesVersion::Rr10)
{
    return linesOf(answered(state, question, version));
}

/// Credits, cards and clicks of both, in the turn that the step belongs to.
std::string at(const std::string &step, const std::string &more)
{
    return R"("at":")" + step + R"(","corp":{"credits":5,"clicks":2,"hand":3,"deck":20,"pile":0},
             "runner":{"credits":5,"clicks":3,"hand":4,"deck":20,"pile":0},"tags":0,
             "bad_publicity":0,"brain_damage":0,"happened":[],"happened_last_turn":[],)"
        + more;
}

/// An encounter with the ice `i` of HQ.
std::string encounter(const std::string &step, const std::string &objects)
{
    return at(step,
              R"("run":{"server":"HQ","ice":"i","approaches":1,"credits":0,"broken":[]},
                 "objects":{)"
                  + objects + '}');
}

} // namespace

TEST_CASE("How many subroutines ice has is told where its text counts them")
{
    const std::string question = R"("ask":"outcome","report":["run.on"])";
    CHECK(has(told(encounter("run/subroutines", ice("Ashigaru")), question),
              "Ashigaru has 3 subroutines: the Corp has 3 cards in hand"));
    const std::string hive =
        ice("Hive") + R"(,"a":{"card":"Hostile Takeover","zone":"corp-score-area"},
             "b":{"card":"Hostile Takeover","zone":"corp-score-area"},
             "c":{"card":"Hostile Takeover","zone":"corp-score-area"})";
    CHECK(has(told(encounter("run/subroutines", hive), question),
              "Hive has 2 subroutines: the Corp has 3 agenda points, more than 2"));
    CHECK_FALSE(any(told(encounter("run/subroutines", ice("Enigma")), question), "subroutines:"));
}

TEST_CASE("What a card is trashed for by a constant ability is told with its number")
{
    const std::string state =
        at("corp-turn/take-actions",
           R"("objects":{)" + ice("Ice Wall") + R"(,"p":{"card":"Parasite","host":"i",
                                          "counters":{"virus":1}}})");
    CHECK(any(told(state, R"("ask":"outcome","script":[{"gain_credit":true}],"report":["i.zone"])"),
              "strength of Ice Wall: 1 on the card, −1 by Parasite"));
}

TEST_CASE("Who is hosted by being installed is told to be, on either side")
{
    const std::string state = at("corp-turn/take-actions", R"("objects":{
        "r":{"card":"Full Immersion RecStudio","server":"S","zone":"remote","rezzed":true},
        "a":{"card":"PAD Campaign","zone":"hq"}})");
    CHECK(has(told(state, R"("ask":"outcome","script":[{"install":"a","server":"S","host":"r"}],
                   "report":["a.host"])"),
              "PAD Campaign is hosted on Full Immersion RecStudio"));
}

TEST_CASE("Why a card that an act names cannot be chosen is told of a swap, too")
{
    const std::string state = at("runner-turn/take-actions", R"("objects":{
        "a":{"card":"Reshape","zone":"grip"},
        "i":{"card":"Enigma","server":"HQ","position":0,"rezzed":false},
        "j":{"card":"Quandary","server":"R&D","position":0,"rezzed":false},
        "k":{"card":"Ice Wall","server":"Archives","position":0,"rezzed":true}})");
    CHECK(told(state, R"("ask":"legal","by":"runner","act":{"play":"a","choose":["i","k"]})")
          == Lines{"Ice Wall cannot be chosen: Ice Wall is rezzed"});
}

TEST_CASE("A card that is none of several kinds is told to be none")
{
    const std::string state = at("run/access", R"("run":{"server":"HQ","credits":0},"objects":{
        "u":{"card":"Intake","server":"HQ","zone":"root","rezzed":false},
        "c":{"card":"Corroder"},"k":{"card":"Daily Casts"}})");
    CHECK(any(told(state, R"("ask":"outcome","script":[{"access":"u"},{"spend":0},{"spend":3}],
                   "report":["c.zone","k.zone"])"),
              "the effect does not concern Daily Casts: Daily Casts is not "));
}

TEST_CASE("A card goes on top of a deck, unless that is shuffled then")
{
    const std::string state = at("corp-turn/mandatory-draw", R"("objects":{
        "u":{"card":"Open Forum","zone":"remote","server":"S","rezzed":true},
        "y":{"card":"Enigma","zone":"rnd"},"z":{"card":"Hunter","zone":"rnd"},
        "w":{"card":"Snare!","zone":"hq"}})");
    CHECK(has(told(state, R"("ask":"outcome","script":[{"pick":"w"}],"report":["w.depth"])"),
              "Snare! goes on top of R&D"));
    const std::string shuffled = at("corp-turn/take-actions", R"("objects":{
        "c":{"card":"Jinteki Biotech: Life Imagined"},
        "x":{"card":"Snare!","zone":"archives","faceup":true},
        "y":{"card":"Ice Wall","zone":"archives","faceup":false}})");
    std::string rich = shuffled;
    rich.replace(rich.find(R"("clicks":2)"), 10, R"("clicks":3)");
    const Lines lines = told(
        rich, R"("ask":"outcome","script":[{"use":"c#flip"},{"option":2}],"report":["x.zone"])",
        RulesVersion::Faq16);
    CHECK(has(lines, "Snare! goes to R&D"));
    // Nothing is chosen of a place that goes as a whole, and what was named is told once.
    CHECK_FALSE(any(lines, "shows"));
    CHECK_FALSE(any(lines, "was named"));
    CHECK_FALSE(any(lines, "was not named"));
}

TEST_CASE("Of a search that no rule has shuffle first the shuffling is told last")
{
    const std::string state = at("corp-turn/take-actions", R"("objects":{
        "a":{"card":"The Future is Now","counters":{"advancement":3},"server":"S","zone":"remote"},
        "x":{"card":"Hedge Fund","zone":"rnd"}})");
    const std::string question =
        R"("ask":"outcome","script":[{"score":"a"},{"pick":"x"}],"report":["x.zone"])";
    CHECK(told(state, question, RulesVersion::Core2012).back() == "R&D is shuffled");
    CHECK(told(state, question).back() == "Hedge Fund goes to HQ");
}

TEST_CASE("The only card whose text does not come up says what it waits for")
{
    const std::string state =
        at("runner-turn/take-actions", R"("objects":{"r":{"card":"Adjusted Chronotype"}})");
    const Lines lines = told(
        state, R"("ask":"outcome","script":[{"gain_credit":true}],"report":["runner.clicks"])");
    CHECK(lines.back() == "Adjusted Chronotype does not trigger: it waits for losing a click");
    const std::string grid = R"("u":{"card":"Midway Station Grid","zone":"root","server":"HQ",
        "rezzed":true},"p":{"card":"Corroder"},)";
    CHECK(has(told(encounter("run/break-window", grid + ice("Wall of Static")),
                   R"("ask":"outcome","script":[{"use":"p#boost"}],"report":["runner.credits"])"),
              "Midway Station Grid adds a cost only to break a subroutine"));
    // Of two such cards nobody knows which was meant.
    const std::string two = at("runner-turn/take-actions", R"("objects":{
        "r":{"card":"Adjusted Chronotype"},"s":{"card":"John Masanori"}})");
    CHECK_FALSE(any(told(two, R"("ask":"outcome","script":[{"gain_credit":true}],
                         "report":["runner.clicks"])"),
                    "does not trigger"));
}

TEST_CASE("A card that is used is told not to trigger where it is asked about")
{
    const std::string state = encounter("run/break-window", ice("Eli 1.0") + R"(,
        "n":{"card":"Nfr","counters":{"power":4}},"x":{"card":"Corroder"})");
    CHECK(any(told(state, R"("ask":"outcome","script":[{"use":"n#break","break":[1]},
                   {"use":"x#boost"},{"use":"x#boost"},{"use":"x#break","break":[2]},
                   {"to":"approach-server"}],"report":["n.power"])"),
              "Nfr does not trigger"));
}

TEST_CASE("What a card adds is told with what its text asks for")
{
    const std::string state = at("run/break-window", R"("run":{"server":"R&D","ice":"i",
        "approaches":1,"credits":0,"broken":[]},"objects":{"i":{"card":"Gutenberg",
        "server":"R&D","position":0,"rezzed":true}})");
    CHECK(has(told(state, R"("ask":"outcome","report":["i.strength"])"),
              "strength of Gutenberg: 3 on the card, +3 by Gutenberg (at R&D), together 6"));
}

TEST_CASE("How many counters a scored agenda takes is worked out")
{
    const std::string state = at("corp-turn/after-action", R"("objects":{
        "b":{"card":"Braintrust","zone":"remote","server":"S","counters":{"advancement":5}}})");
    CHECK(has(told(state, R"("ask":"outcome","script":[{"score":"b"}],"report":["b.agenda"])"),
              "5 advancement tokens, 2 of them over 3: one for every 2, so 1 agenda counter"));
}

TEST_CASE("Where ice goes that is rearranged is told")
{
    const std::string state = at("runner-turn/take-actions", R"("objects":{
        "e":{"card":"Escher","zone":"grip"},
        "i":{"card":"Ice Wall","server":"R&D","position":0,"rezzed":true},
        "j":{"card":"Enigma","server":"s1","position":0,"rezzed":false},
        "u":{"card":"Adonis Campaign","zone":"remote","server":"s1","rezzed":false}})");
    const Lines lines = told(state, R"("ask":"outcome","script":[{"play":"e"},{"to":"success"},
        {"pick":"j"},{"to":"run-over"}],"report":["j.server","i.server"])");
    CHECK(has(lines, "Enigma now protects R&D"));
    CHECK(has(lines, "Ice Wall now protects s1"));
}

TEST_CASE("An option is told by what it does")
{
    std::string state = at("corp-turn/take-actions", R"("objects":{
        "o":{"card":"Riot Suppression","zone":"hq"},
        "x":{"card":"Melange Mining Corp.","zone":"archives"}})");
    const std::string none = R"("happened_last_turn":[])";
    state.replace(state.find(none), none.size(), R"("happened_last_turn":[{"event":"trashed",
        "of":"x","player":"runner","accessed":false}])");
    const Lines lines = told(state, R"("ask":"outcome","script":[{"play":"o"},{"option":2}],
        "report":["runner.allotted-clicks"])");
    CHECK(has(lines,
              "the Runner chooses, instead of “1 brain damage”: the Runner has 3 clicks less in "
              "the next turn"));
}

TEST_CASE("A script that cannot be played is not left to the head judge")
{
    const std::string state = at("run/success", R"("run":{"server":"HQ","credits":0,
        "status":"successful"},"objects":{"a":{"card":"Paragon"},
        "x":{"card":"Diesel","zone":"stack"},"y":{"card":"Sure Gamble","zone":"stack"}})");
    const Asked asked = readOf(state, R"("ask":"outcome","script":[{"use":"a#look"},{"pick":"y"}],
               "report":["y.zone"])");
    const Answer derived = answer(RulesVersion::Rr10, asked);
    CHECK(derived.unplayable);
    CHECK(headline(asked, derived)
          == "It cannot be played like that: nothing lets Sure Gamble be chosen now.");
    CHECK_FALSE(answer(RulesVersion::Rr10,
                       readOf(R"("at":"run/access","run":{"server":"HQ"})",
                              R"("ask":"value","report":["runner.credits"])"))
                    .unplayable);
}

TEST_CASE("A moment that another version does not know is no difference")
{
    const std::string state = at("run/pass-ice",
                                 R"("run":{"server":"HQ","ice":"i",
        "approaches":1,"credits":0},"objects":{)"
                                     + ice("Ice Wall") + R"(,
        "p":{"card":"PAD Campaign","zone":"remote","server":"S","rezzed":false}})");
    CHECK(answered(state, R"("ask":"legal","by":"corp","act":{"rez":"p"})").differsIn.empty());
}

TEST_CASE("What no other moment would change is told before what only this one forbids")
{
    const std::string state = at("corp-turn/take-actions", R"("objects":{
        "c":{"card":"Cyberdex Virus Suite","server":"S","zone":"remote","rezzed":true}})");
    const Answer derived =
        answer(RulesVersion::Faq16, readOf(state, R"("ask":"outcome","script":[{"use":"c#trash"}],
                                           "report":["c.zone"])"));
    CHECK(derived.why.find("would change nothing") != std::string::npos);
}

TEST_CASE("Where actions are taken, paid abilities are told to come before or after")
{
    const std::string state = at("runner-turn/take-actions", R"("objects":{
        "f":{"card":"Forger"}})");
    std::string tagged = state;
    tagged.replace(tagged.find(R"("tags":0)"), 8, R"("tags":1)");
    CHECK(told(tagged, R"("ask":"legal","by":"runner","act":{"use":"f#remove"})",
               RulesVersion::Core2012)
          == Lines{"this step (The Runner acts) is for an action: paid abilities are used before "
                   "it or after it"});
}

TEST_CASE("What a prevention could not be used for is told as it was looked at")
{
    const std::string state = at("run/subroutines",
                                 R"("turn":"runner","run":{"server":"HQ",
        "ice":"i","approaches":1,"credits":0,"broken":[]},"objects":{)"
                                     + ice("Neural Katana") + R"(,"n":{"card":"No One Home"}})");
    std::string tagged = state;
    const std::string none = R"("happened":[])";
    tagged.replace(tagged.find(none), none.size(), R"("happened":[{"event":"tag-taken"}])");
    CHECK(any(told(tagged, R"("ask":"legal","by":"runner","act":{"respond":"n#net"})"),
              "prevents nothing of it: the Runner took a tag in this turn"));
    CHECK_FALSE(any(told(tagged, R"("ask":"legal","by":"runner","act":{"respond":"n#net"})"),
                    "no damage that it could prevent"));
}

TEST_CASE("Who gives ice a subroutine is told")
{
    const std::string state = encounter("run/subroutines", ice("Eli 1.0") + R"(,
        "c":{"card":"Warden Fatuma","zone":"remote","server":"S","rezzed":true})");
    CHECK(has(told(state, R"("ask":"outcome","report":["runner.clicks"])"),
              "Warden Fatuma gives Eli 1.0 a subroutine"));
}

TEST_CASE("Why a card cannot be found by a search is told")
{
    const std::string state = at("runner-turn/take-actions", R"("objects":{
        "i":{"card":"Kabonesa Wu: Netspace Thrillseeker"},"p":{"card":"Corroder","zone":"stack"},
        "v":{"card":"Datasucker","zone":"stack"},"h":{"card":"Desperado","zone":"stack"}})");
    CHECK(any(told(state, R"("ask":"legal","by":"runner","act":{"pick":"h"},
                   "script":[{"use":"i#find"}])"),
              "Desperado cannot be chosen: "));
}

TEST_CASE("That it is somebody's turn is told of that player alone")
{
    const std::string state = at("corp-turn/begin-window", R"("objects":{
        "c":{"card":"Traffic Jam","zone":"play-area"},
        "a":{"card":"Priority Requisition","zone":"remote","server":"S",
             "counters":{"advancement":5}}})");
    CHECK_FALSE(any(told(state, R"("ask":"outcome","script":[{"score":"a"}],"report":["c.zone"])"),
                    "it is the turn of the Runner"));
}

TEST_CASE("Of a card that comes up elsewhere it is not told where it does not")
{
    const std::string objects = ice("Enforcer 1.0") + R"(,"p":{"card":"Corroder"},
        "d":{"card":"Desperado"},"h":{"card":"Akamatsu Mem Chip"})";
    const Lines lines = told(encounter("run/subroutines", objects),
                             R"("ask":"outcome","report":["d.zone","h.zone"])");
    CHECK_FALSE(any(lines, "does not concern Desperado"));
    CHECK(any(lines, "does not concern Akamatsu Mem Chip"));
}

TEST_CASE("A choice that is left open says who makes it by every version")
{
    const std::string state = at("runner-turn/turn-begins", R"("objects":{
        "d":{"card":"Drug Dealer"},"w":{"card":"Wyldside"}})");
    CHECK(any(told(state, R"("ask":"chooser")", RulesVersion::Core2012),
              "the Runner decides which of these triggers first: "));
}

TEST_CASE("What FAQ 1.6 says of a card is cited for a line of that card alone")
{
    const std::string state = at("runner-turn/take-actions", R"("objects":{
        "n":{"card":"Noise: Hacker Extraordinaire"},"d":{"card":"Datasucker","zone":"grip"},
        "x":{"card":"Hedge Fund","zone":"rnd"}})");
    const auto cited = [&](const std::string &question, const std::string &line) {
        Lines sections;
        for (const Step &step : answered(state, question, RulesVersion::Faq16).trace)
            if (step.what.starts_with(line))
                for (const Reason &reason : step.because)
                    for (const RuleCitation &citation : reason.citations)
                        sections.push_back(citation.section);
        return sections;
    };
    const std::string install =
        R"("ask":"outcome","script":[{"install":"d"}],"report":["x.faceup"])";
    CHECK(has(cited(install, "Hedge Fund goes to Archives"), "1 Noise"));
    CHECK_FALSE(has(cited(install, "Hedge Fund goes to Archives"), "61 Keyhole"));
}

TEST_CASE("Who has not won is told with the points that are missing")
{
    const std::string state = at("corp-turn/take-actions", R"("objects":{
        "h":{"card":"Harmony Medtech: Biomedical Pioneer"},
        "a":{"card":"Hostile Takeover","zone":"remote","server":"S",
             "counters":{"advancement":2}}})");
    CHECK(has(told(state, R"("ask":"outcome","script":[{"score":"a"}],"report":["winner"])"),
              "the Corp has 1 agenda point, and it takes 6 to win"));
}

// Rules Reference 1.0, "Cost": of its parts, one that is nothing is not paid.
TEST_CASE("A cost is told by the parts that are something")
{
    const std::string agenda =
        at("run/steal", R"("run":{"server":"R1","status":"successful","credits":0,"accessing":"v"},
           "objects":{"v":{"card":"Vanity Project","server":"R1","zone":"remote"},
                      "b":{"card":"Ben Musashi","server":"R1","zone":"remote","rezzed":true}})");
    const Asked asked = readOf(agenda, R"("ask":"cost","act":{"steal":"v"})");
    CHECK(headline(asked, answerWithDifferences(RulesVersion::Rr10, asked))
          == "It costs 2 net damage.");
}

// Slot Machine shows the same three cards to both.
TEST_CASE("Cards that both players look at are told once, by their names")
{
    const Lines lines =
        told(at("run/encounter", R"("run":{"server":"HQ","credits":0,"ice":"i","approaches":1},
           "objects":{"i":{"card":"Slot Machine","server":"HQ","position":0,"rezzed":true},
                      "t":{"card":"Sure Gamble","zone":"stack"},"x":{"card":"Corroder","zone":"stack"},
                      "y":{"card":"Ninja","zone":"stack"},"z":{"card":"Gordian Blade","zone":"stack"}})"),
             R"("ask":"outcome","script":[{"to":"subroutines"}],"report":["corp.credits"])");
    CHECK(
        has(lines, "both players see Corroder, Ninja and Gordian Blade from the top of the stack"));
    CHECK_FALSE(any(lines, "looks at 6 cards"));
}

TEST_CASE("What a text waives or waits for is told as it is")
{
    const std::string state = at("corp-turn/take-actions", R"("objects":{
        "a":{"card":"Priority Requisition","zone":"remote","server":"S",
             "counters":{"advancement":5}},
        "i":{"card":"Archer","server":"HQ","position":0,"rezzed":false}})");
    CHECK(
        has(told(state, R"("ask":"outcome","script":[{"score":"a"},{"use":"a#rez","choose":["i"]}],
                   "report":["i.rezzed"])"),
            "the text has Archer rezzed without any of its costs"));
    const std::string events = at("runner-turn/take-actions", R"("objects":{
        "c":{"card":"Targeted Marketing","zone":"play-area","named":"Sure Gamble"},
        "e":{"card":"Sure Gamble","zone":"grip"}})");
    CHECK(any(told(events, R"("ask":"outcome","script":[{"play":"e"}],"report":["corp.credits"])"),
              "Targeted Marketing (installing a card or playing a card)"));
}
