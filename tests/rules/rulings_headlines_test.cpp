// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The headline answers as a person would: what may not be done, and why. The lines under it say
// what is so, and in words that players use.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/telling.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace headlines {

namespace {

/// Credits, cards and clicks of both at that step; `objects` without the brackets.
std::string at(const std::string &step, const std::string &objects, const std::string &more = "")
{
    return R"("at":")" + step + R"(","corp":{"credits":5,"clicks":2,"hand":0,"deck":20,"pile":0},
             "runner":{"credits":5,"clicks":3,"hand":0,"deck":20,"pile":0},"tags":1,
             "bad_publicity":0,"brain_damage":0,"happened_last_turn":[],)"
        + (more.empty() ? R"("happened":[],)" : more) + R"("objects":{)" + objects + '}';
}

std::string inRun(const std::string &step, const std::string &objects)
{
    return at(step, objects,
              R"("happened":[],
                 "run":{"server":"HQ","ice":"i","approaches":1,"credits":0,"broken":[]},)");
}

std::string accessing(const std::string &objects)
{
    return at("run/access", objects,
              R"("happened":[],"run":{"server":"HQ","status":"successful"},)");
}

std::string headlineOf(const std::string &state, const std::string &question,
                       RulesVersion version = RulesVersion::Rr10)
{
    const Asked asked = readOf(state, question);
    return headline(asked, answer(version, asked));
}

struct Headline {
    std::string state, question, said;
};

Lines linesAt(const std::string &state, const std::string &question,
              RulesVersion version = RulesVersion::Rr10)
{
    return linesOf(answer(version, readOf(state, question)));
}

} // namespace

TEST_CASE("The headline says what may not be chosen, and why")
{
    const std::vector<Headline> all{
        {at("corp-turn/take-actions", R"("e":{"card":"Back Channels","zone":"hq"},
             "a":{"card":"Ghost Branch","server":"S1","zone":"remote","rezzed":false},
             "b":{"card":"Project Atlas","server":"S2","zone":"remote"},
             "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":false})"),
         R"("ask":"legal","by":"corp","act":{"pick":"i"},"script":[{"play":"e"}])",
         "No, the Corp may not choose Ice Wall. Ice Wall protects a server and does not lie in "
         "it."},
        {inRun("run/subroutines", R"("i":{"card":"Otoroshi","server":"HQ","position":0,
             "rezzed":true},"x":{"card":"PAD Campaign","server":"S1","zone":"remote","rezzed":false},
             "y":{"card":"Hostile Takeover","server":"S2","zone":"remote"})"),
         R"("ask":"legal","by":"corp","act":{"spend":4})",
         "No, the Corp may not choose the number 4. The number is at most 3: by the text of "
         "Otoroshi."},
        {at("runner-turn/take-actions", R"("l":{"card":"Demolition Run","zone":"grip"})"),
         R"("ask":"legal","by":"runner","act":{"to_server":"R&D"},"script":[{"play":"l"}])",
         "Yes, the Runner may choose R&D."}};
    for (const auto &[state, question, said] : all)
        CHECK(headlineOf(state, question) == said);
}

TEST_CASE("The headline names what an act is asked about with")
{
    const std::string breaker = R"("i":{"card":{"type":"ice","strength":1,"cost":1,
        "subtypes":["Barrier"],"subroutines":3},"server":"HQ","position":0,"rezzed":true},
        "p":{"card":"Alpha"})";
    const std::vector<Headline> all{
        {at("runner-turn/take-actions", R"("a":{"card":"Reshape","zone":"grip"},
             "i":{"card":"Enigma","server":"HQ","position":0,"rezzed":false},
             "k":{"card":"Ice Wall","server":"R&D","position":0,"rezzed":true},
             "j":{"card":"Tollbooth","server":"Archives","position":0,"rezzed":false})"),
         R"("ask":"legal","by":"runner","act":{"play":"a","choose":["k","i"]})",
         "No, the Runner may not play Reshape, choosing Ice Wall, Enigma. Ice Wall cannot be "
         "chosen: "
         "Ice Wall is rezzed."},
        {at("runner-turn/take-actions", R"("d":{"card":"Djinn"},
             "x":{"card":"Corroder","zone":"grip"})"),
         R"("ask":"legal","by":"runner","act":{"install":"x","host":"d"})",
         "No, the Runner may not install Corroder on Djinn. Djinn cannot host such a card: "
         "Corroder "
         "has the subtype Icebreaker."},
        {inRun("run/break-window", breaker),
         R"("ask":"legal","by":"runner","act":{"use":"p#break","break":[1,2]})",
         "No, the Runner may not use Alpha to break subroutines 1, 2. Each use of the ability "
         "breaks at most 1 subroutine: for more it is to be used again."}};
    for (const auto &[state, question, said] : all)
        CHECK(headlineOf(state, question) == said);
}

// Rules Reference 1.0, "Install": programs are trashed as the first part of it.
TEST_CASE("That programs have to be trashed for an install is a part of its headline")
{
    const std::string rig = R"("s":{"card":"Scheherazade"},"m":{"card":"Magnum Opus"},
        "c":{"card":"Corroder"},"n":{"card":"Ninja"},"i":{"card":"Imp","zone":"grip"})";
    const std::string state = at("runner-turn/take-actions", rig);
    const std::string yes =
        headlineOf(state, R"("ask":"legal","by":"runner","act":{"install":"i","host":"s"})");
    CHECK(yes.starts_with("Yes, the Runner may install Imp on Scheherazade."));
    CHECK(yes.find("has to be trashed") != std::string::npos);
    const std::string no = headlineOf(
        state, R"("ask":"legal","by":"runner","act":{"install":"i","host":"s","for":[]})");
    CHECK(no.starts_with("No, the Runner may not install Imp on Scheherazade without trashing"));
    const std::string done =
        headlineOf(at("runner-turn/take-actions", R"("i":{"card":"Imp","zone":"rig"})"),
                   R"("ask":"legal","by":"runner","act":{"install":"i"})");
    CHECK(done.find("It is installed already") != std::string::npos);
}

TEST_CASE("A refused ability is told with its reason, and a full stop stands alone")
{
    CHECK(headlineOf(at("run/success", R"("a":{"card":"Wari"})",
                        R"("happened":[],"run":{"server":"R&D","credits":0},)"),
                     R"("ask":"legal","by":"runner","act":{"use":"a#scout"})")
          == "No, the Runner may not use Wari. Wari does not trigger: the run is not at HQ.");
    CHECK(headlineOf(at("runner-turn/turn-begins", R"("j":{"card":"Joshua B."},
                        "p":{"card":"Aesop's Pawnshop"})"),
                     R"("ask":"legal","by":"runner","act":{"use":"j#click"},
                        "script":[{"use":"p#sell","choose":["j"]}])")
          == "No, the Runner may not use Joshua B. Joshua B. is inactive.");
}

TEST_CASE("Two facts that come to the same are said once, and nobody has won by nothing")
{
    const std::string state = at("corp-turn/take-actions", R"("i":{"card":"Enigma","server":"HQ",
        "position":0,"rezzed":true},"a":{"card":"Hostile Takeover","zone":"corp-score-area"})");
    CHECK(headlineOf(state, R"("ask":"outcome","script":[{"gain_credit":true}],
                               "report":["i.zone","i.installed"])")
          == "Enigma is installed.");
    CHECK(headlineOf(state, R"("ask":"outcome","script":[{"gain_credit":true}],
                               "report":["winner","won-by"])")
          == "Nobody has won. The Runner is not flatlined.");
    CHECK(headlineOf(state, R"("ask":"value","report":["a.points"])")
          == "Hostile Takeover is worth 1 agenda point.");
}

TEST_CASE("What cannot be played is said so of another version, too")
{
    const Asked asked =
        readOf(at("corp-turn/take-actions", R"("a":{"card":"Hollywood Renovation","server":"S1",
           "zone":"remote","faceup":true,"counters":{"advancement":5}},
           "j":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":false})"),
               R"("ask":"outcome","script":[{"advance":"a"},{"use":"a#spread","choose":["j"]}],
           "report":["j.advancement"])");
    const Answer derived = answerWithDifferences(RulesVersion::Rr10, asked);
    REQUIRE_FALSE(derived.differsIn.empty());
    CHECK(inWords(asked, derived.differsIn.front())
          == "It cannot be played like that: Hollywood Renovation is an installed agenda and "
             "inactive, though it lies faceup.");
}

TEST_CASE("Where one option stands for not doing the other, both are told")
{
    const Lines ends =
        linesAt(inRun("run/subroutines", R"("i":{"card":"Pop-up Window","server":"HQ",
                                  "position":0,"rezzed":true})"),
                R"("ask":"outcome","script":[{"option":2}],"report":["run.on"])");
    CHECK(has(ends, "the Runner chooses, instead of “the Runner pays 1 credit”: the run ends"));
}

TEST_CASE("What waits is told as one sentence, and who removes a tag is named")
{
    CHECK(
        has(linesAt(inRun("run/subroutines", R"("i":{"card":"Bandwidth","server":"HQ",
                         "position":0,"rezzed":true})"),
                    R"("ask":"outcome","report":["runner.tags"])"),
            "Bandwidth: for the rest of this run, when the run is successful, the Runner removes 1 "
            "tag"));
}

TEST_CASE("Ice that gives others a subroutine does not have it itself")
{
    CHECK(has(linesAt(inRun("run/subroutines", R"("i":{"card":"Sensei","server":"HQ","position":0,
                         "rezzed":true})"),
                      R"("ask":"outcome","report":["run.on"])"),
              "ice other than Sensei has 1 subroutine more in this run, “the run ends”"));
}

TEST_CASE("The deck is shuffled before a card that was found goes on top of it")
{
    const Lines lines = linesAt(at("corp-turn/take-actions", R"("p":{"card":"Lily Lockwell",
        "server":"S1","zone":"remote","rezzed":true},"b":{"card":"Hedge Fund","zone":"rnd"},
        "c":{"card":"Enigma","zone":"rnd"})"),
                                R"("ask":"outcome","script":[{"use":"p#find"}],
                                   "report":["b.depth"])",
                                RulesVersion::Faq16);
    const auto placeOf = [&](const std::string &line) {
        return std::ranges::find(lines, line) - lines.begin();
    };
    CHECK(placeOf("R&D is shuffled") < placeOf("Hedge Fund goes on top of R&D"));
    CHECK(has(lines, "Hedge Fund is set aside"));
}

TEST_CASE("A server whose text bars the Runner bars jacking out before the decision, too")
{
    CHECK(headlineOf(at("run/approach-server", R"("u":{"card":"Port Anson Grid","server":"HQ",
                        "zone":"root","rezzed":true})",
                        R"("happened":[],"run":{"server":"HQ","credits":0,"approaches":1},)"),
                     R"("ask":"legal","by":"runner","act":{"jack_out":true})")
          == "No, the Runner may not jack out. Its cost cannot be paid (trashing an installed "
             "program): there is no such card to trash.");
}

TEST_CASE("A trash cost that the rules do not count is told")
{
    const std::string state = accessing(R"("a":{"card":"Aeneas Informant"},
                                           "p":{"card":"BOOM!","zone":"hq"})");
    CHECK(headlineOf(state,
                     R"("ask":"outcome","script":[{"access":"p"},{"use":"a#gain"}],
                        "report":["runner.credits"])",
                     RulesVersion::Faq16)
          == "It cannot be played like that: Aeneas Informant does not trigger: the trash cost of "
             "BOOM! does not count: only assets and upgrades have one by these rules.");
}

TEST_CASE("Cards that one effect takes are told together")
{
    CHECK(has(linesAt(at("runner-turn/take-actions", R"("p":{"card":{"type":"resource","abilities":[
                         {"id":"x","kind":"paid","cost":{"credits":0},
                          "do":[{"op":"trash-top","player":"opponent","n":2}]}]}})"),
                      R"("ask":"outcome","script":[{"use":"p#x"}],"report":["corp.deck"])"),
              "the top 2 cards of R&D are trashed"));
}

TEST_CASE("What X is, of which faction a card is, and what lets a card be trashed is told")
{
    CHECK(
        has(linesAt(at("runner-turn/take-actions", R"("a":{"card":"Rubicon Switch"},
                         "i":{"card":"Enigma","server":"HQ","position":0,"rezzed":true})",
                       R"("happened":[{"event":"rezzed","of":"i"}],)"),
                    R"("ask":"outcome","script":[{"use":"a#derez","x":3}],"report":["i.rezzed"])"),
            "X is 3: the rez cost of Enigma"));
    const std::string freedom = accessing(R"("i":{"card":"Freedom Khumalo: Crypto-Anarchist"},
        "p":{"card":"Datasucker","counters":{"virus":5}},"a":{"card":"Hedge Fund","zone":"hq"})");
    const Lines lines = linesAt(freedom, R"("ask":"outcome","report":["a.zone"],
                                            "script":[{"access":"a"},{"use":"i#trash"}])");
    CHECK(has(lines, "X is 5: the play cost of Hedge Fund"));
    CHECK(has(lines,
              "Freedom Khumalo: Crypto-Anarchist lets Hedge Fund be trashed, which has no "
              "trash cost"));
    CHECK(has(linesAt(at("runner-turn/take-actions", R"("d":{"card":"Noise: Hacker Extraordinaire"},
                         "r":{"card":"District 99","counters":{"power":3}},
                         "a":{"card":"Corroder","zone":"heap"})"),
                      R"("ask":"outcome","script":[{"use":"r#find"}],"report":["a.zone"])"),
              "Corroder is of the faction of the identity: Anarch"));
}

TEST_CASE("Of several cases it is told which one the lines are of")
{
    const std::string state =
        R"("at":"runner-turn/take-actions","corp":{"credits":5,"clicks":3,"hand":3},
        "runner":{"credits":null,"clicks":3,"hand":3},"tags":1,"objects":{})";
    const Lines lines = linesAt(state, R"("ask":"legal","by":"runner","act":{"remove_tag":true})");
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.front() == "the lines are those of this case: credits of the Runner 0");
}

TEST_CASE("Why a card is not accessed is one reason")
{
    const std::string deck = at("run/access", R"("a":{"card":"Hedge Fund","zone":"rnd"},
        "b":{"card":"Enigma","zone":"rnd"})",
                                R"("happened":[],"run":{"server":"R&D","status":"successful"},)");
    CHECK(
        headlineOf(deck, R"("ask":"legal","by":"runner","act":{"access":"b"})")
        == "No, the Runner may not access Enigma. The cards of R&D are accessed from the top, one "
           "after the other.");
    CHECK(
        headlineOf(accessing(R"("a":{"card":"Hedge Fund","zone":"hq"},
                                  "b":{"card":"PAD Campaign","zone":"hq"})"),
                   R"("ask":"legal","by":"runner","act":{"access":"b"},"script":[{"access":"a"}])")
        == "No, the Runner may not access PAD Campaign. No access of HQ is left.");
}

TEST_CASE("A card that is no copy of what was asked for is told so")
{
    CHECK(headlineOf(at("run/pass-ice", R"("u":{"card":"The Twins","server":"HQ","zone":"root",
                        "rezzed":true},"i":{"card":"Swordsman","server":"HQ","position":0,
                        "rezzed":true},"c":{"card":"Swordsman","zone":"hq"},
                        "d":{"card":"Enigma","zone":"hq"})",
                        R"("happened":[],"run":{"server":"HQ","credits":0,"ice":"i"},)"),
                     R"("ask":"legal","by":"corp","act":{"use":"u#again","choose":["d"]})")
          == "No, the Corp may not use The Twins, choosing Enigma. Enigma cannot be chosen: Enigma "
             "is no copy of Swordsman (1).");
}

TEST_CASE("What cannot be trashed is not told to be trashed at once")
{
    const Lines lines = linesAt(at("runner-turn/turn-begins", R"("i":{"card":"Architect",
        "server":"HQ","position":0,"rezzed":true},
        "k":{"card":"Parasite","host":"i","counters":{"virus":3}})"),
                                R"("ask":"outcome","script":[{"to":"take-actions"}],
                                   "report":["i.zone"])");
    CHECK(std::ranges::count(lines, "Parasite would trash Architect at once") == 1);
}

TEST_CASE("What depends on a choice is told with each choice, of many numbers the first and last")
{
    const auto medium = [](int counters) {
        return at("run/access",
                  R"("m":{"card":"Medium","zone":"rig","counters":{"virus":)"
                      + std::to_string(counters) + R"(}},"c":{"card":"PAD Campaign","zone":"rnd"})",
                  R"("happened":[],"run":{"server":"R&D"},)");
    };
    const std::string asked =
        R"("ask":"outcome","report":["run.accesses"],"script":[{"access":"c"}])";
    CHECK(headlineOf(medium(3), asked)
          == "It depends on how many more cards are accessed for Medium. 0: The Runner accesses 1 "
             "card in this run. 1: The Runner accesses 2 cards in this run. 2: The Runner accesses "
             "3 cards in this run.");
    CHECK(headlineOf(medium(9), asked)
          == "It depends on how many more cards are accessed for Medium. 0: The Runner accesses 1 "
             "card in this run. … 8: The Runner accesses 9 cards in this run.");
}

TEST_CASE("What cannot be played whatever is chosen says why without a choice")
{
    const std::string headline = headlineOf(
        at("run/access",
           R"("m":{"card":"Medium","zone":"rig","counters":{"virus":3}},
              "c":{"card":"PAD Campaign","zone":"rnd"})",
           R"("happened":[],"run":{"server":"R&D"},)"),
        R"("ask":"outcome","report":["run.accesses"],"script":[{"access":"c"},{"purge":true}])");
    CHECK(headline.starts_with("It cannot be played like that: "));
}

TEST_CASE("Credits that are gained are told with their number and by whom")
{
    CHECK(headlineOf(at("corp-turn/take-actions", R"("h":{"card":"Hedge Fund","zone":"hq"})"),
                     R"("ask":"order","script":[{"play":"h"}])")
              .find("the Corp gains 9 credits")
          != std::string::npos);
}

} // namespace headlines
