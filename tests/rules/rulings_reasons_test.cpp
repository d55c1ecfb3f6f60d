// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences that an answer gives as its reasons are true of the situation, and a refusal names
// what is not met.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings_situations.h"
#include "rules/told_lines.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

using namespace rulings;
using namespace rulings_support;

namespace {

Answer derivedFrom(const std::string &text, RulesVersion version = RulesVersion::Rr10)
{
    const auto asked = readQuestion(text);
    REQUIRE(asked);
    return answer(version, *asked);
}

bool says(const Answer &answer, const std::string &what)
{
    return std::ranges::find(answer.trace, what, &Step::what) != answer.trace.end();
}

std::string question(const std::string &state, const std::string &asked)
{
    return R"({"state":{)" + state + R"(},"question":{)" + asked + "}}";
}

const std::string runnersTurn =
    R"("at":"runner-turn/take-actions","runner":{"credits":3,"clicks":1},)";
const std::string corpsTurn = R"("at":"corp-turn/take-actions","corp":{"credits":3,"clicks":1},)";

Lines whyNot(const std::string &state, const std::string &by, const std::string &act)
{
    const Answer derived =
        derivedFrom(question(state, R"("ask":"legal","by":")" + by + R"(","act":)" + act));
    REQUIRE(derived.verdict == Verdict{{"", false}});
    return linesOf(derived);
}

/// Whether an act may be done, asked of the table as it is told.
bool isJudged(const Situation &one, const Answer &derived)
{
    return one.asked.question.ask == Ask::Legal && one.asked.question.script.empty()
        && derived.confidence == Confidence::Derived && one.asked.cases.size() == 1;
}

} // namespace

TEST_CASE("No refusal is explained with the sentence for what is allowed")
{
    using ByRule = std::map<std::string, std::set<std::string>>;
    ByRule allowing, refusing;
    const auto take = [](ByRule &lines, const Step &line) {
        for (const Reason &reason : line.because)
            lines[std::string(reason.rule)].insert(line.what);
    };
    for (const Situation &one : everySituation()) {
        const Answer derived = answer(one.version, one.asked);
        if (!isJudged(one, derived))
            continue;
        // What happened before it came to the act is said either way; last stands what forbids.
        if (derived.verdict == Verdict{{"", false}})
            take(refusing, derived.trace.back());
        else
            for (const Step &line : derived.trace)
                take(allowing, line);
    }
    CHECK(refusing.size() > 30);
    for (const auto &[rule, lines] : refusing)
        for (const std::string &line : lines) {
            INFO(rule);
            INFO(line);
            CHECK_FALSE(allowing[rule].contains(line));
        }
}

// Core Rules: "2. Action Phase" is the Corp's, "1. Action Phase" the Runner's; "Playing
// Operations", "Playing Events".
TEST_CASE("Of a rule for both players, or for several types, what fits the step is cited")
{
    using Sections = std::vector<std::string>;
    const auto sections = [](const std::string &asked, const std::string &rule) {
        Sections found;
        for (const Step &line : derivedFrom(asked, RulesVersion::Core2012).trace)
            for (const Reason &reason : line.because)
                if (reason.rule == rule)
                    for (const RuleCitation &citation : reason.citations)
                        found.push_back(citation.section);
        return found;
    };
    const std::string operation =
        corpsTurn + R"("objects":{"o":{"card":{"type":"operation","cost":1,"abilities":[{"id":"x",
              "kind":"play","do":[{"op":"gain-credits","n":3}]}]},"zone":"hq"}})";
    const std::string event =
        runnersTurn + R"("objects":{"e":{"card":{"type":"event","cost":1,"abilities":[{"id":"x",
              "kind":"play","do":[{"op":"gain-credits","n":3}]}]},"zone":"grip"}})";
    const auto may = [](const std::string &state, const std::string &by, const std::string &act) {
        return question(state, R"("ask":"legal","by":")" + by + R"(","act":)" + act);
    };
    // Of a refusal that names neither player: the act asked about does.
    const auto inRun = [](const std::string &objects) {
        return R"("at":"run/approach-server","run":{"server":"HQ"},)" + objects;
    };
    const std::string gone = R"("objects":{"o":{"card":{"type":"operation","cost":1},"zone":
        "archives","faceup":true},"e":{"card":{"type":"event","cost":1},"zone":"heap"}})";
    CHECK(sections(may(inRun(gone), "runner", R"({"draw":true})"), "action.one-at-a-time")
          == Sections{"1. Action Phase"});
    CHECK(sections(may(corpsTurn + gone, "corp", R"({"play":"o"})"), "play.from-hand")
          == Sections{"Playing Operations"});
    CHECK(sections(may(runnersTurn + gone, "runner", R"({"play":"e"})"), "play.from-hand")
          == Sections{"Playing Events"});
    CHECK(sections(question(event, R"("ask":"outcome","script":[{"play":"e"}],
                                      "report":["e.zone"])"),
                   "play.resolved")
          == Sections{"Playing Events"});
}

// Rules Reference 1.0, "Install"; Core Rules, "Programs".
TEST_CASE("What keeps a card from being installed is named")
{
    const std::string resource = R"({"type":"resource","cost":1})";
    CHECK(whyNot(runnersTurn + R"("objects":{"r":{"card":)" + resource + R"(,"zone":"heap"}})",
                 "runner", R"({"install":"r"})")
          == Lines{"it is installed from the grip, and it is in the heap"});
    CHECK(whyNot(corpsTurn + R"("objects":{"a":{"card":{"type":"asset","cost":1,"trash_cost":1},
                         "zone":"rnd"}})",
                 "corp", R"({"install":"a","server":"new"})")
          == Lines{"it is installed from HQ, and it is in R&D"});
    CHECK(
        whyNot(runnersTurn + R"("objects":{"h":{"card":{"type":"hardware","cost":1},"zone":"grip"},
                         "p":{"card":{"type":"program","cost":1,"memory":1}}})",
               "runner", R"({"install":"h","for":["p"]})")
        == Lines{"nothing is trashed to install it: that is done for programs alone"});
}

// Core Rules, "Advancing a Card"; Rules Reference 1.0, "Conditional Abilities", "Cost".
TEST_CASE("A refusal says what is lacking")
{
    CHECK(whyNot(corpsTurn + R"("objects":{"a":{"card":{"type":"agenda","advancement_requirement":3,
                         "points":2},"zone":"hq"}})",
                 "corp", R"({"advance":"a"})")
          == Lines{"it is in HQ, and not installed"});
    const std::string ability = R"("abilities":[{"id":"x","kind":"paid","cost":{"credits":2},
        "do":[{"op":"gain-credits","n":1}]}])";
    const std::string inRun = R"("at":"run/server-paid","run":{"server":"HQ","credits":0},
        "runner":{"credits":1},"corp":{"credits":2},
        "objects":{"r":{"card":{"type":"resource","cost":1,)"
        + ability + "}}}";
    CHECK(whyNot(inRun, "runner", R"({"use":"r#x"})")
          == Lines{"it costs 2 credits, and the Runner has 1 credit to spend on it"});
    CHECK(whyNot(inRun, "corp", R"({"use":"r#x"})")
          == Lines{"the ability is for the Runner to use, not for the Corp"});
}

// Rules Reference 1.0, "Install"; FAQ 1.6 leaves open what becomes of the server.
TEST_CASE("A server into which a card is being installed is not said to be gone")
{
    const std::string asked = question(
        corpsTurn + R"("objects":{"a":{"card":{"type":"asset","cost":1,"trash_cost":1},
            "zone":"remote","server":"Server 1","rezzed":true},
            "b":{"card":{"type":"asset","cost":1,"trash_cost":1},"zone":"hq"}})",
        R"("ask":"outcome","script":[{"install":"b","server":"Server 1"}],"report":["b.zone"])");
    const std::string gone = "Server 1 has no card left and ceases to exist";
    const std::string stays =
        "Server 1 goes on existing without a card meanwhile and is no new server";
    CHECK_FALSE(says(derivedFrom(asked), gone));
    CHECK(says(derivedFrom(asked), stays));
    CHECK_FALSE(says(derivedFrom(asked, RulesVersion::Faq16), gone));
    CHECK_FALSE(says(derivedFrom(asked, RulesVersion::Faq16), stays));
}

// FAQ 1.6, "Recurring Credits".
TEST_CASE("Recurring credits are replaced up to what their card says")
{
    const std::string asked =
        question(R"("at":"runner-turn/turn-begins","runner":{"credits":0},"objects":{
            "r":{"card":{"type":"resource","cost":1,"recurring":{"credits":2,
                "for":[{"to":"use"}]}},"counters":{"recurring":4}}})",
                 R"("ask":"outcome","report":["r.recurring"])");
    CHECK(says(derivedFrom(asked, RulesVersion::Faq16),
               "the recurring credits of r are refilled up to 2; all 4 on it stay"));
}

// FAQ 1.6, "Trashing as a Cost".
TEST_CASE("A cost is not said to be paid before it is settled whether it is")
{
    const std::string asked = question(
        R"("at":"run/server-paid","run":{"server":"HQ","credits":0},"runner":{"credits":0},
           "objects":{
            "h":{"card":{"type":"hardware","cost":1,"abilities":[{"id":"x","kind":"paid",
                "cost":{"trash":"self"},"do":[{"op":"gain-credits","n":1}]}]}},
            "s":{"card":{"type":"program","cost":1,"memory":0,"abilities":[{"id":"save",
                "kind":"prevent","prevents":"trash","cost":{"trash":"self"},
                "of":{"type":"hardware","installed":true}}]}}})",
        R"("ask":"outcome","script":[{"use":"h#x"},{"respond":"s#save"}],
           "report":["runner.credits"])");
    const Answer derived = derivedFrom(asked);
    INFO(derived.why);
    CHECK(says(derived, "the Runner is about to pay: trashing h"));
    CHECK(says(derived, "s is used while the cost is paid"));
    CHECK(says(derived, "s prevents h from being trashed"));
    CHECK_FALSE(says(derived, "the Runner pays trashing h"));
}

// FAQ 1.6, Section 3: of what is passed and does not fit it is said what does not.
TEST_CASE("An ability that misses its event says what is lacking")
{
    const auto &situations = everySituation();
    const bool any = std::ranges::any_of(situations, [](const Situation &one) {
        if (one.asked.question.ask != Ask::Legal)
            return false;
        const Answer derived = answer(one.version, one.asked);
        if (derived.trace.empty())
            return false;
        const std::string &last = derived.trace.back().what;
        return last.find(" is not met: Paper Wall (") != std::string::npos
            && last.ends_with(") is not rezzed");
    });
    CHECK(any);
}
