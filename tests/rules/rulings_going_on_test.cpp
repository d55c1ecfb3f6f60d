// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a script leaves unsaid between two acts, and what a version leaves unsaid behind them.
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings_situations.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

using namespace rulings;
using namespace rulings_support;

namespace {

Answer ask(const std::string &state, const std::string &question, RulesVersion version)
{
    const auto asked = readQuestion(R"({"state": )" + state + R"(, "question": )" + question + '}');
    if (!asked)
        FAIL(core::toString(asked.error()));
    return answer(version, *asked);
}

std::string said(const Answer &answer)
{
    return answer.confidence == Confidence::Derived ? toString(answer.verdict.front().second)
                                                    : "not derived: " + answer.why;
}

constexpr std::array versions{RulesVersion::Core2012, RulesVersion::Faq16, RulesVersion::Rr10};

/// The Corp has two clicks and a card that gives two more for one.
std::string biotic(const std::string &at)
{
    return R"({"at": ")" + at + R"(", "corp": {"credits": 9, "clicks": 2, "hand": 0, "deck": 20,
        "pile": 0}, "runner": {"credits": 0, "hand": 3, "deck": 20, "pile": 0}, "happened": [],
        "objects": {"b": {"card": "Biotic Labor", "zone": "hq"},
        "m": {"card": "Melange Mining Corp.", "zone": "remote", "server": "S1", "rezzed": true}}})";
}

/// Broken ice that does damage when it is passed, and what prevents that.
const std::string passing = R"({"at": "run/break-window", "corp": {"credits": 0, "hand": 2,
    "deck": 20, "pile": 0}, "runner": {"credits": 5, "hand": 4, "deck": 20, "pile": 0},
    "bad_publicity": 0, "tags": 0, "run": {"server": "HQ", "ice": "i", "approaches": 1},
    "objects": {"i": {"card": "Kakugo", "server": "HQ", "position": 0, "rezzed": true},
    "c": {"card": "Corroder"}, "n": {"card": "Net Shield"}}})";

} // namespace

// Rules Reference 1.0, "Action Phase": after an action its window, then the next action.
TEST_CASE("an action behind an action waits for the window between them")
{
    for (const RulesVersion version : versions) {
        const auto legal = ask(biotic("corp-turn/take-actions"),
                               R"({"ask": "legal", "by": "corp", "act": {"use": "m#mine"},
                                   "script": [{"play": "b"}]})",
                               version);
        CHECK(said(legal) == "yes");
        CHECK(std::ranges::count(legal.assumptions,
                                 "nobody does anything in the window after the action")
              == 1);
        CHECK(said(ask(biotic("corp-turn/take-actions"),
                       R"({"ask": "outcome", "report": ["corp.credits"],
                           "script": [{"play": "b"}, {"use": "m#mine"}]})",
                       version))
              == "12");
        // Who asks about that window is told about that window.
        CHECK(said(ask(biotic("corp-turn/take-actions"),
                       R"({"ask": "legal", "by": "corp", "act": {"use": "m#mine"},
                           "script": [{"play": "b"}, {"to": "after-action"}]})",
                       version))
              == "no");
        CHECK(said(ask(biotic("corp-turn/after-action"),
                       R"({"ask": "legal", "by": "corp", "act": {"use": "m#mine"}})", version))
              == "no");
    }
}

// Rules Reference 1.0, "Prevent": when what it prevents is about to happen.
TEST_CASE("a prevention waits for what it prevents")
{
    const auto prevented = ask(passing,
                               R"({"ask": "outcome", "report": ["runner.hand"],
        "script": [{"use": "c#break", "break": [1]}, {"respond": "n#prevent"}]})",
                               RulesVersion::Rr10);
    CHECK(said(prevented) == "4");
    CHECK(std::ranges::count(prevented.assumptions,
                             "neither player does anything between the acts that the question "
                             "names")
          == 1);
    CHECK(said(ask(passing,
                   R"({"ask": "outcome", "report": ["runner.hand"],
        "script": [{"use": "c#break", "break": [1]}, {"to": "approach-server"}]})",
                   RulesVersion::Rr10))
          == "3");
    // Nothing comes that it could prevent.
    CHECK(said(ask(passing,
                   R"({"ask": "outcome", "report": ["runner.hand"],
        "script": [{"to": "approach-server"}, {"respond": "n#prevent"}]})",
                   RulesVersion::Rr10))
              .starts_with("not derived: it cannot be played like that"));
}

// FAQ 1.6, "Excalibur": no other run in that turn.
TEST_CASE("a run leads on to the turn whose action it is")
{
    const std::string state = R"({"at": "run/subroutines", "corp": {"credits": 0, "hand": 2,
        "deck": 20, "pile": 0}, "runner": {"credits": 5, "clicks": 3, "hand": 4, "deck": 20,
        "pile": 0}, "bad_publicity": 0, "tags": 0,
        "run": {"server": "HQ", "ice": "i", "approaches": 1},
        "objects": {"i": {"card": "Excalibur", "server": "HQ", "position": 0, "rezzed": true}}})";
    const std::string question = R"({"ask": "legal", "by": "runner", "act": {"run": "R&D"},
        "script": [{"to": "take-actions"}]})";
    CHECK(said(ask(state, question, RulesVersion::Faq16)) == "no");
    const std::string other = R"({"ask": "legal", "by": "runner", "act": {"gain_credit": true},
        "script": [{"to": "take-actions"}]})";
    CHECK(said(ask(state, other, RulesVersion::Faq16)) == "yes");
}

// Rules Reference 1.0, "Run": the action that a run was is over with it.
TEST_CASE("another run follows one in the middle of which the question begins")
{
    const std::string state = R"({"at": "run/success", "corp": {"credits": 0, "hand": 2,
        "deck": 20, "pile": 0}, "runner": {"credits": 5, "clicks": 2, "hand": 4, "deck": 20,
        "pile": 0}, "bad_publicity": 1, "tags": 0, "run": {"server": "HQ", "credits": 0}})";
    const auto next = ask(state,
                          R"({"ask": "outcome", "report": ["run.credits"],
        "script": [{"to": "run-over"}, {"run": "R&D"}]})",
                          RulesVersion::Rr10);
    CHECK(said(next) == "1");
    CHECK(std::ranges::count(next.assumptions, "the run is an action of the Runner's turn") == 1);
    // Before it is over another action has to wait.
    CHECK(said(ask(state, R"({"ask": "legal", "by": "runner", "act": {"run": "R&D"}})",
                   RulesVersion::Rr10))
          == "no");
}

// Rules Reference 1.0, "Bad Publicity": what is taken during a run gives nothing for it.
TEST_CASE("bad publicity taken in a run counts for the next one")
{
    const std::string state = R"({"at": "run/approach-rez", "corp": {"credits": 9, "hand": 2,
        "deck": 20, "pile": 0}, "runner": {"credits": 5, "hand": 4, "deck": 20, "pile": 0},
        "bad_publicity": 1, "tags": 0, "run": {"server": "HQ", "ice": "g", "credits": 1},
        "objects": {"g": {"card": "Grim", "server": "HQ", "position": 0, "rezzed": false}}})";
    const auto of = [&](const std::string &fact) {
        return said(ask(
            state, R"({"ask": "outcome", "script": [{"rez": "g"}], "report": [")" + fact + R"("]})",
            RulesVersion::Rr10));
    };
    CHECK(of("run.credits") == "1");
    CHECK(of("runner.next-run-credits") == "2");
}

// Differences X27 and X08, which the core rules leave open: whether cards of Archives stay facedown
// where accessing them is replaced; whether recurring credits refill before the turn's abilities.
TEST_CASE("what a version leaves open ends a derivation only where something hangs on it")
{
    const auto sneaking = [](int pile) {
        return R"({"at": "runner-turn/take-actions", "corp": {"credits": 0, "hand": 0, "deck": 20,
            "pile": )"
            + std::to_string(pile)
            + R"(}, "runner": {"credits": 5, "clicks": 2, "hand": 4, "deck": 20, "pile": 0},
            "bad_publicity": 0, "tags": 0, "happened": [],
            "objects": {"g": {"card": "Gabriel Santiago: Consummate Professional"},
            "s": {"card": "Sneakdoor Beta"}}})";
    };
    const std::string question = R"({"ask": "outcome", "report": ["runner.credits"],
        "script": [{"use": "s#run"}, {"to": "access"}]})";
    CHECK(said(ask(sneaking(0), question, RulesVersion::Core2012)) == "7");

    const auto either = ask(R"({"at": "runner-turn/begin-window", "corp": {"credits": 0, "hand": 3,
        "deck": 20, "pile": 0}, "runner": {"credits": 5, "clicks": 4, "hand": 4, "deck": 20,
        "pile": 0}, "objects": {"u": {"card": "Underworld Contact"},
        "t": {"card": "The Toolbox", "counters": {"credits": 0}}}})",
                            R"({"ask": "outcome", "report": ["runner.credits", "t.recurring"],
        "script": [{"to": "take-actions"}]})",
                            RulesVersion::Core2012);
    CHECK(either.confidence == Confidence::Derived);
    CHECK(either.trace.front().what.starts_with("this version leaves it open"));
}

// Core Rules 2012: nothing says where a run goes on when the ice encountered is gone.
TEST_CASE("what has happened stands, however the game goes on")
{
    const std::string state = R"({"at": "run/encounter", "corp": {"credits": 0, "hand": 2,
        "deck": 20, "pile": 0}, "runner": {"credits": 5, "clicks": 3, "hand": 4, "deck": 20,
        "pile": 0}, "bad_publicity": 0, "tags": 0,
        "run": {"server": "R&D", "ice": "i", "approaches": 1},
        "objects": {"i": {"card": "Ice Wall", "server": "R&D", "position": 0, "rezzed": true},
        "p": {"card": "Parasite", "host": "i", "counters": {"virus": 0}},
        "c": {"card": "Ice Carver"}}})";
    CHECK(said(ask(state, R"({"ask": "outcome", "report": ["i.zone"]})", RulesVersion::Core2012))
          == "archives");
    CHECK(said(ask(state, R"({"ask": "outcome", "report": ["run.step"]})", RulesVersion::Core2012))
              .starts_with("not derived: this version does not say what follows"));
}
