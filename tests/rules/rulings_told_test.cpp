// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge's reading of derivations found wanting: lines are true, needed, cited by what they
// speak of, and the first one is a sentence.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/telling.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace {

Lines linesTold(const std::string &state, const std::string &question,
                RulesVersion version = RulesVersion::Rr10)
{
    return linesOf(answer(version, readOf(state, question)));
}

/// The sections that the line is cited by.
Lines sectionsOf(const std::string &state, const std::string &question, const std::string &line,
                 RulesVersion version)
{
    Lines sections;
    for (const Step &step : answer(version, readOf(state, question)).trace)
        if (step.what == line)
            for (const Reason &reason : step.because)
                for (const RuleCitation &citation : reason.citations)
                    sections.push_back(citation.section);
    return sections;
}

const std::string approach =
    R"("at":"run/approach-rez","run":{"server":"HQ","ice":"i","approaches":1,"credits":0},
       "corp":{"credits":9,"hand":0},"runner":{"credits":9,"clicks":3,"hand":3},"tags":0,
       "bad_publicity":0,)";

} // namespace

TEST_CASE("What an effect forbids is told of those cards alone, and the refusal names its card")
{
    const std::string state = R"("at":"runner-turn/take-actions","corp":{"credits":9,"hand":0},
        "runner":{"credits":9,"clicks":3},"tags":0,"bad_publicity":1,"objects":{
        "b":{"card":"Blackmail","zone":"grip"},
        "i":{"card":"Enigma","server":"HQ","position":0,"rezzed":false},
        "u":{"card":"PAD Campaign","zone":"remote","server":"S","rezzed":false}})";
    const std::string script =
        R"("script":[{"play":"b"},{"to_server":"HQ"},{"to":"approach-rez"}],)";
    const auto ice = linesTold(state, script + R"("ask":"legal","by":"corp","act":{"rez":"i"})");
    CHECK(has(ice, "Blackmail: for the rest of this run the Corp cannot rez ice"));
    CHECK(has(ice, "Blackmail: Enigma cannot be rezzed"));
    const auto asset = linesTold(state, script + R"("ask":"legal","by":"corp","act":{"rez":"u"})");
    CHECK(has(asset, "step 2.3 (Rez window) lets the Corp rez cards other than ice"));
}

TEST_CASE("Who may not spend credits is not told to have none")
{
    const std::string state =
        R"("at":"run/subroutines","run":{"server":"HQ","ice":"r","approaches":1,"credits":0,
        "broken":[]},"corp":{"credits":9},"runner":{"credits":9,"clicks":3,"hand":3},"tags":0,
        "bad_publicity":0,"objects":{
        "r":{"card":"RSVP","server":"HQ","position":1,"rezzed":true},
        "t":{"card":"Tollbooth","server":"HQ","position":0,"rezzed":true}})";
    CHECK(has(
        linesTold(state, R"("ask":"outcome","script":[{"to":"break-window"}],"report":["run.on"])"),
        "the Runner cannot pay 3 credits: RSVP: the Runner cannot spend credits"));
}

TEST_CASE("A window that is the other player's is not told to be none")
{
    const std::string state =
        R"("at":"run/break-window","run":{"server":"HQ","ice":"i","approaches":1,"credits":0},
        "corp":{"credits":9},"runner":{"credits":9,"clicks":3},"objects":{
        "i":{"card":"Viktor 1.0","server":"HQ","position":0,"rezzed":true}})";
    CHECK(linesTold(state, R"("ask":"legal","by":"corp","act":{"use":"i#break","break":[1]})")
          == Lines{"the ability is for the Runner to use, not for the Corp"});
}

// The core rules say of each thing apart what is paid for it.
TEST_CASE("A cost is cited by what it is paid for")
{
    const std::string state = R"("at":"runner-turn/take-actions","corp":{"credits":9,"hand":0},
        "runner":{"credits":9,"clicks":3},"objects":{
        "e":{"card":"Sure Gamble","zone":"grip"},"m":{"card":"Magnum Opus"}})";
    const auto cites = [&](const std::string &act, const std::string &line) {
        return sectionsOf(
            state, R"("ask":"outcome","script":[)" + act + R"(],"report":["runner.credits"])", line,
            RulesVersion::Core2012);
    };
    CHECK(cites(R"({"play":"e"})", "the Runner pays 1 click and 5 credits")
          == Lines{"Playing Events"});
    CHECK(cites(R"({"gain_credit":true})", "the Runner pays 1 click") == Lines{"1. Action Phase"});
    CHECK(cites(R"({"use":"m#work"})", "the Runner pays 1 click") == Lines{"Paid abilities"});
    const auto rez = sectionsOf(
        approach + R"("objects":{"i":{"card":"Enigma","server":"HQ","position":0,"rezzed":false}})",
        R"("ask":"legal","by":"corp","act":{"rez":"i"})", "it costs 3 credits, which can be paid",
        RulesVersion::Core2012);
    CHECK(rez == Lines{"Ice"});
}

// FAQ 1.6, "Additional Costs"; it does not number what is done with an accessed card.
TEST_CASE("A step that a version does not number is where it takes the whole")
{
    const std::string state = R"("at":"run/steal","run":{"server":"HQ","accessing":"a","credits":0},
        "corp":{"hand":0},"runner":{"credits":9,"hand":4},"tags":0,"bad_publicity":0,
        "objects":{"a":{"card":"NAPD Contract","zone":"hq"}})";
    const auto may = [&](RulesVersion version) {
        return answer(version,
                      readOf(state, R"("ask":"legal","by":"runner","act":{"decline":"a"})"))
            .verdict;
    };
    CHECK(may(RulesVersion::Faq16) == Verdict{{"", true}});
    CHECK(may(RulesVersion::Core2012).empty()); // says nothing of declining
}

TEST_CASE("What nobody would doubt is told only where there is nothing else")
{
    const std::string table =
        approach + R"("objects":{"i":{"card":"Enigma","server":"HQ","position":0,"rezzed":)";
    const std::string question = R"("ask":"legal","by":"corp","act":{"rez":"i"})";
    CHECK(linesTold(table + "false}}", question)
          == Lines{"step 2.3 (Rez window) is when the approached ice is rezzed",
                   "it costs 3 credits, which can be paid"});
    CHECK(has(linesTold(table + "true}}", question), "it is rezzed already"));
}

// The core rules have no chart of a turn: the letters of its steps are Arbiter's.
TEST_CASE("A step is called by a number only where its document has one")
{
    const std::string state = R"("at":"corp-turn/take-actions","corp":{"credits":1,"clicks":1},
        "objects":{})";
    const std::string question =
        R"("ask":"outcome","script":[{"gain_credit":true}],"report":["topic"])";
    CHECK(linesTold(state, question, RulesVersion::Core2012).front()
          == "Action phase: The Corp acts");
    CHECK(linesTold(state, question, RulesVersion::Faq16).front() == "[2.2] The Corp acts");
}

TEST_CASE("A refusal names the act and what decides it")
{
    const auto first = [](const std::string &state, const std::string &question) {
        const Asked asked = readOf(state, question);
        return headline(asked, answer(RulesVersion::Rr10, asked));
    };
    const std::string refused =
        first(R"("at":"runner-turn/take-actions","runner":{"credits":1,"clicks":3},
            "objects":{"p":{"card":"Corroder","zone":"grip"}})",
              R"("ask":"legal","by":"runner","act":{"install":"p"})");
    CHECK(refused.starts_with("No, the Runner may not install Corroder. "));
    CHECK(refused.find("1 credit") != std::string::npos);
    CHECK(first(R"("at":"runner-turn/take-actions","runner":{"credits":4,"clicks":3},
            "objects":{"p":{"card":"Corroder","zone":"grip"}})",
                R"("ask":"legal","by":"runner","act":{"install":"p"})")
          == "Yes, the Runner may install Corroder.");
    const std::string besides = first(
        R"("at":"corp-turn/begin-window","runner":{"credits":4},"objects":{
            "p":{"card":"Corroder","zone":"grip"},"h":{"card":"Hayley Kaplan: Universal Scholar"}})",
        R"("ask":"legal","by":"runner","act":{"install":"p"})");
    CHECK(besides.starts_with("No, the Runner may not install Corroder. "));
    CHECK(besides.ends_with(
        "That is as an action; Hayley Kaplan: Universal Scholar may let it be installed."));
    CHECK(first(R"("at":"runner-turn/take-actions","runner":{"credits":5,"clicks":3},
            "objects":{"e":{"card":"Sure Gamble","zone":"grip"}})",
                R"("ask":"outcome","script":[{"play":"e"}],"report":["runner.credits"])")
          == "The Runner has 9 credits.");
}

TEST_CASE("The first line is a sentence, and ends with the game")
{
    const auto first = [](const std::string &state, const std::string &report) {
        const Asked asked =
            readOf(state, R"("ask":"outcome","script":[],"report":[)" + report + "]");
        return headline(asked, answer(RulesVersion::Rr10, asked));
    };
    const std::string state =
        R"("at":"run/access","run":{"server":"HQ","credits":0,"status":"successful"},
        "corp":{"credits":9,"hand":0},"runner":{"credits":9,"hand":0},"tags":0,"brain_damage":2,
        "objects":{"a":{"card":"Fetal AI","zone":"hq"}})";
    CHECK(first(state, R"("winner","run.on")")
          == "The Corp wins: the Runner is flatlined. The game ended during the run.");
    const std::string table = R"("at":"runner-turn/after-action","runner":{"credits":1},
        "brain_damage":2,"objects":{"i":{"card":"Ice Wall","server":"HQ","position":1,
        "rezzed":false},"j":{"card":"Enigma","server":"HQ","position":0,"rezzed":true}})";
    CHECK(first(table, R"("runner.brain-damage","i.position","j.position","j.rez-cost")")
          == "The Runner has 2 brain damage. Behind Ice Wall stands 1 more piece of ice. Enigma "
             "is the innermost ice. The rez cost of Enigma is 3.");
}

// A break behind a part that is of use at any time (Black Orchestra).
TEST_CASE("Subroutines are broken in an encounter alone, also by a text that comes to it elsewhere")
{
    const std::string state = R"("at":"runner-turn/after-action","runner":{"credits":3},"tags":0,
        "objects":{"p":{"card":"Black Orchestra"}})";
    const Asked asked = readOf(
        state, R"("ask":"outcome","script":[{"use":"p#break"}],"report":["runner.credits"])");
    const Answer derived = answer(RulesVersion::Rr10, asked);
    CHECK(derived.verdict == Verdict{{"runner.credits", 0}});
    CHECK(has(linesOf(derived), "no ice is being encountered"));
}

// Artist Colony forfeits what the Runner stole; Jemison Astronautics waits for the Corp to forfeit.
TEST_CASE("An agenda is forfeited by the player in whose score area it lies")
{
    const Asked asked = readOf(
        R"("at":"runner-turn/take-actions","corp":{"credits":5},
        "runner":{"credits":5,"clicks":3,"deck":0},"tags":0,"bad_publicity":0,"objects":{
        "id":{"card":"Jemison Astronautics: Sacrifice. Audacity. Success."},
        "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true},
        "r":{"card":"Artist Colony"},"c":{"card":"Corroder","zone":"stack"},
        "a":{"card":"Hostile Takeover","zone":"runner-score-area"}})",
        R"("ask":"outcome","script":[{"use":"r#find"}],
        "report":["i.advancement","runner.agenda-points","corp.agenda-points"])");
    const Answer derived = answer(RulesVersion::Rr10, asked);
    CHECK(derived.verdict
          == Verdict{{"i.advancement", 0}, {"runner.agenda-points", 0}, {"corp.agenda-points", 0}});
    CHECK(has(linesOf(derived),
              "Hostile Takeover is forfeited and removed from the game: the Runner loses 1 point "
              "and has 0 left"));
}

TEST_CASE("A step that both turns have is told of the one whose turn it is")
{
    const auto step = [](const std::string &turn) {
        const Asked asked =
            readOf(R"("at":")" + turn + R"(-turn/take-actions","corp":{"clicks":0,"hand":0},
                "runner":{"clicks":0,"hand":0},"brain_damage":0)",
                   R"("ask":"outcome","script":[{"to":"discard"}],"report":["topic"])");
        return headline(asked, answer(RulesVersion::Rr10, asked));
    };
    CHECK(step("runner") == "The game is at the step “The Runner discards”.");
    CHECK(step("corp") == "The game is at the step “The Corp discards”.");
}

TEST_CASE("A conditional ability that takes effect at once is not called a constant one")
{
    const Lines lines =
        linesTold(R"("at":"run/encounter","corp":{"credits":5},"runner":{"credits":5},
        "run":{"server":"HQ","ice":"i","approaches":1,"credits":0},"objects":{
        "p":{"card":"Berserker"},
        "i":{"card":"Ice Wall","server":"HQ","position":0,"rezzed":true}})",
                  R"("ask":"outcome","report":["p.strength"])");
    CHECK(std::ranges::any_of(lines, [](const std::string &line) {
        return line.starts_with("Berserker")
            && line.ends_with("takes effect at once, for Ice Wall is a Barrier");
    }));
    CHECK(std::ranges::none_of(
        lines, [](const std::string &line) { return line.ends_with("counts first"); }));
}

TEST_CASE("Nothing is told of what would come after the end of the game")
{
    const Lines lines = linesTold(R"("at":"corp-turn/take-actions","corp":{"credits":5,"clicks":3},
        "runner":{"credits":5,"hand":3},"tags":1,"brain_damage":0,"objects":{
        "s":{"card":"Scorched Earth","zone":"hq"}})",
                                  R"("ask":"outcome","script":[{"play":"s"}],"report":["winner"])");
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.back() == "the Corp wins: the Runner is flatlined");
}

TEST_CASE("An option says no number that it has yet to find out")
{
    const Lines lines = linesTold(
        R"("at":"corp-turn/take-actions","corp":{"credits":5,"clicks":2},
        "runner":{"credits":5,"deck":20},"tags":0,"objects":{
        "p":{"card":"Reverse Infection","zone":"hq"},
        "d":{"card":"Datasucker","counters":{"virus":7}}})",
        R"("ask":"outcome","script":[{"play":"p"},{"option":1}],"report":["runner.deck"])");
    CHECK(has(lines,
              "the Corp chooses: all virus counters are removed and the Corp trashes "
              "cards from the top of the deck of the Runner"));
}
