// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine does not know it does not say: cards without a model, rules that are not there,
// answers that others gave.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "support/cases.h"
#include "support/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <iterator>
#include <regex>

using namespace rulings;

namespace {

/// A table on which the card lies as `place` says, with everything else that may be asked for.
std::string tableWith(const rules::Card &card, const std::string &at, const std::string &place)
{
    return R"({"state": {"at": ")" + at
        + R"(", "corp": {"credits": 30, "clicks": 3, "hand": 3, "deck": 9, "pile": 2},
            "runner": {"credits": 30, "clicks": 4, "hand": 3, "deck": 9, "pile": 2}, "tags": 1,
            "bad_publicity": 0, "brain_damage": 0, "objects": {
             "c": {"card": )"
        + core::jsonQuoted(card.title) + place + R"(},
             "w": {"card": {"type": "ice", "strength": 1, "cost": 1, "subroutines": 1},
                   "server": "R&D", "position": 0, "rezzed": false},
             "b": {"card": {"type": "resource", "cost": 0, "abilities": [
                   {"id": "look", "kind": "paid", "cost": {"credits": 0},
                    "do": [{"op": "expose", "n": 1, "of": {"owner": "corp"}}]}]}}})";
}

using Questions = std::vector<std::string>;

/// Questions whose answer may hang on what the card says.
Questions questionsAbout(const rules::Card &card)
{
    Questions all;
    const auto ask = [&](const std::string &at, const std::string &place, const std::string &more,
                         const std::string &question) {
        all.push_back(tableWith(card, at, place) + more + R"(}, "question": )" + question + '}');
    };
    const std::string turns = R"({"ask": "outcome", "report": ["corp.credits", "runner.credits"]})";
    const std::string use = R"({"ask": "legal", "by": ")"
        + std::string(core::toWord(rules::sideWords, card.side())) + R"(", "act": {"use": "c#x"}})";
    const auto legal = [&](const std::string &act) {
        return R"({"ask": "legal", "by": ")"
            + std::string(core::toWord(rules::sideWords, card.side())) + R"(", "act": )" + act
            + '}';
    };
    const std::string corpActs = "corp-turn/take-actions";
    const std::string runnerActs = "runner-turn/take-actions";
    const std::string remote = R"(, "zone": "remote", "server": "Server 1")";
    const std::string accessing = R"(, "run": {"server": "Server 1", "credits": 0})";
    switch (card.type) {
    case CardType::Identity:
        ask("corp-turn/turn-begins", "", "", turns);
        ask(runnerActs, "", "", use);
        break;
    case CardType::Agenda:
        ask("corp-turn/turn-begins", R"(, "zone": "corp-score-area")", "", turns);
        for (const std::string area : {"corp", "runner"})
            ask(corpActs, R"(, "zone": ")" + area + R"(-score-area")", "",
                R"({"ask": "value", "report": [")" + area + R"(.agenda-points"]})");
        ask(corpActs, R"(, "zone": "hq")", "", legal(R"({"install": "c", "server": "new"})"));
        ask("corp-turn/first-window", remote + R"(, "counters": {"advancement": 9})", "",
            legal(R"({"score": "c"})"));
        ask("run/access", remote, accessing, R"({"ask": "cost", "act": {"steal": "c"}})");
        ask("run/access", remote, accessing,
            R"({"ask": "outcome", "script": [{"access": "c"}], "report": ["c.zone"]})");
        break;
    case CardType::Asset:
    case CardType::Upgrade:
        ask("corp-turn/turn-begins", remote + R"(, "rezzed": true)", "", turns);
        ask(corpActs, R"(, "zone": "hq")", "", legal(R"({"install": "c", "server": "new"})"));
        ask(corpActs, remote + R"(, "rezzed": false)", "", legal(R"({"advance": "c"})"));
        ask("corp-turn/first-window", remote + R"(, "rezzed": false)", "",
            legal(R"({"rez": "c"})"));
        ask("corp-turn/first-window", remote + R"(, "rezzed": false)", "",
            R"({"ask": "cost", "act": {"rez": "c"}})");
        ask("run/access", remote + R"(, "rezzed": false)", accessing,
            R"({"ask": "outcome", "script": [{"access": "c"}], "report": ["runner.hand"]})");
        ask("runner-turn/begin-window", remote + R"(, "rezzed": false)", "",
            R"({"ask": "outcome", "script": [{"use": "b#look", "choose": ["c"]}],
                "report": ["runner.hand"]})");
        break;
    case CardType::Ice: {
        const std::string before = R"(, "server": "HQ", "position": 0, "rezzed": )";
        const std::string run = R"(, "run": {"server": "HQ", "ice": "c", "approaches": 1})";
        ask("run/encounter", before + "true", run,
            R"({"ask": "outcome", "report": ["run.status", "runner.hand"]})");
        ask("run/break-window", before + "true", run,
            R"({"ask": "value", "report": ["c.strength"]})");
        ask("run/break-window", before + "true", run,
            R"({"ask": "status", "report": ["c.all-broken"]})");
        ask("run/approach-rez", before + "false", run, legal(R"({"rez": "c"})"));
        ask("run/approach-rez", before + "false", run, R"({"ask": "cost", "act": {"rez": "c"}})");
        ask(corpActs, before + "false", "", legal(R"({"advance": "c"})"));
        ask(corpActs, R"(, "zone": "hq")", "", legal(R"({"install": "c", "server": "HQ"})"));
        break;
    }
    case CardType::Operation:
        ask(corpActs, R"(, "zone": "hq")", "", legal(R"({"play": "c"})"));
        ask(corpActs, R"(, "zone": "hq")", "", R"({"ask": "cost", "act": {"play": "c"}})");
        break;
    case CardType::Event:
        ask(runnerActs, R"(, "zone": "grip")", "", legal(R"({"play": "c"})"));
        ask(runnerActs, R"(, "zone": "grip")", "", R"({"ask": "cost", "act": {"play": "c"}})");
        break;
    case CardType::Hardware:
    case CardType::Program:
    case CardType::Resource:
        ask("runner-turn/turn-begins", "", "", turns);
        ask(runnerActs, "", "", use);
        ask(runnerActs, R"(, "zone": "grip")", "", legal(R"({"install": "c"})"));
        ask(runnerActs, R"(, "zone": "grip")", "", R"({"ask": "cost", "act": {"install": "c"}})");
        ask(runnerActs, "", "", R"({"ask": "status", "report": ["runner.memory-limit"]})");
        break;
    }
    return all;
}

/// Its file says that nothing of its text is modelled.
bool isUnknown(const CardModel &card)
{
    using enum Uncovered;
    const auto all = {Anything, Install, Play, Rez, Use, Access, Steal, Score, Encounter};
    return card.abilities.empty()
        && std::ranges::all_of(all, [&card](Uncovered one) { return card.concerns.contains(one); });
}

} // namespace

TEST_CASE("For a card that is not modelled no question about its abilities is derived")
{
    const auto &library = rules::cardLibrary();
    std::size_t asked = 0; // the versions in turn
    for (std::size_t i = 0; i < library.cards().size(); ++i) {
        const rules::CardId id{static_cast<std::uint16_t>(i)};
        if (!isUnknown(cardModel(id)))
            continue;
        for (const std::string &text : questionsAbout(library[id])) {
            const auto question = readQuestion(text);
            INFO(text);
            if (!question)
                FAIL(core::toString(question.error()));
            const auto version = rules::rulesVersionWords[asked++ % versionCount].first;
            const Answer derived = answer(version, *question);
            CHECK(derived.confidence == Confidence::NotDerivable);
            CHECK(derived.verdict.empty());
        }
    }
    CHECK(asked > 0);
}

TEST_CASE("Without any rule nothing is derived")
{
    RuleCatalogue without = ruleCatalogue();
    for (Rule &rule : without.rules)
        rule.citations = {};
    for (const Scenario &scenario : scenarios()) {
        INFO(scenario.id);
        const Answer derived = answer(Rulebook(without, scenario.version), scenario.asked);
        CHECK(derived.confidence == Confidence::NotDerivable);
        CHECK(derived.verdict.empty());
    }
}

TEST_CASE("A verdict names at least one rule, in every version")
{
    for (const Scenario &scenario : scenarios())
        for (const auto &[version, word] : rules::rulesVersionWords)
            for (const Asked *asked : {&scenario.asked, &scenario.changed}) {
                const Answer derived = answer(version, *asked);
                INFO(scenario.id << " by " << word);
                CHECK(derived.verdict.empty()
                      == (derived.confidence != Confidence::Derived
                          && derived.confidence != Confidence::Assumed));
                CHECK((derived.verdict.empty()
                       || std::ranges::any_of(
                           derived.trace, [](const Step &line) { return !line.because.empty(); })));
            }
}

TEST_CASE("The interpreter knows nothing of scenarios and of what they expect")
{
    const std::string keepers[] = {"scenario.h", "scenario.cpp", "coverage.h", "coverage.cpp"};
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(support::checkout() / "rules" / "rulings")) {
        if (!entry.is_regular_file())
            continue;
        const std::string name = entry.path().filename().string();
        if (std::ranges::find(keepers, name) != std::end(keepers))
            continue;
        INFO(name);
        const std::string code =
            std::regex_replace(support::contentOf(entry.path()), std::regex("//[^\n]*"), "");
        CHECK(code.find("scenario") == std::string::npos);
        CHECK(code.find("Scenario") == std::string::npos);
        CHECK(code.find("coverage.h") == std::string::npos);
    }
}

TEST_CASE("What a scenario expects does not change what is derived")
{
    std::string text = R"({"scenarios": [{"id": "x", "version": "rr10", "about": "y",
        "state": {"at": "corp-turn/take-actions", "corp": {"clicks": 3}},
        "question": {"ask": "cost", "act": {"purge": true}}, "expect": EXPECT,
        "because": {"fact": "z", "change": {"state/at": "corp-turn/discard"}, "void": true}}]})";
    std::string derived[2];
    const std::string expects[] = {R"({"clicks": 3, "credits": 0})", R"("never")"};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto read = readScenarios(std::regex_replace(text, std::regex("EXPECT"), expects[i]));
        if (!read)
            FAIL(core::toString(read.error()));
        const Scenario &scenario = read->front();
        derived[i] = core::dump(verdictJson(answer(scenario.version, scenario.asked).verdict));
    }
    CHECK(derived[0] == derived[1]);
}
