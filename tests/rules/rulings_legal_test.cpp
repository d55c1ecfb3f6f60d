// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an act is legal, and whether it can be played: two ways to one answer.
#include "core/random.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings_situations.h"
#include "rules/rulings_tables.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

using namespace rulings;

namespace {

enum class Says { Yes, No, Nothing };

/// Whether either player may do it now.
Says legal(const Rulebook &book, Asked asked, const Act &act)
{
    asked.question.ask = Ask::Legal;
    asked.question.act = act;
    asked.question.report.clear();
    Says says = Says::No;
    for (const Side side : {Side::Corp, Side::Runner}) {
        asked.question.by = side;
        const Answer derived = answer(book, asked);
        if (derived.confidence != Confidence::Derived && derived.confidence != Confidence::Assumed)
            return Says::Nothing;
        if (std::get<bool>(derived.verdict.front().second))
            says = Says::Yes;
    }
    return says;
}

/// Whether it is refused as the last act of the script. Where the game has to go on for it,
/// it is about another moment.
Says played(const Rulebook &book, Asked asked, const Act &act, std::string &why)
{
    asked.question.ask = Ask::Outcome;
    asked.question.act.reset();
    asked.question.script.push_back(act);
    asked.question.report = {"corp.deck"};
    const Answer derived = answer(book, asked);
    why = derived.why;
    const auto isAboutMoment = [](const std::string &assumption) {
        constexpr std::array<std::string_view, 3> words{
            "neither player does anything between the acts that the question names",
            "neither player does anything more before the run is over",
            "nobody does anything in the window after the action"};
        return std::ranges::find(words, assumption) != words.end()
            || assumption.ends_with("in the window before the next action");
    };
    if (std::ranges::any_of(derived.assumptions, isAboutMoment))
        return Says::Nothing;
    const auto saysNo = [](const std::string &assumption) {
        return assumption.find("cannot be used, so it is not: ") != std::string::npos;
    };
    if (derived.why.starts_with("it cannot be played like that")
        || std::ranges::any_of(derived.assumptions, saysNo))
        return Says::No;
    return derived.confidence == Confidence::NotDerivable ? Says::Nothing : Says::Yes;
}

/// What is done in answer to something, or decided as it resolves, is no act of its own; a script
/// that names what is done with a card has it accessed first (docs/question-language.md).
bool standsAlone(const State &state, const Act &act)
{
    const bool ofAccess =
        act.kind == ActKind::Access || act.kind == ActKind::Trash || act.kind == ActKind::Steal;
    const Ability *ability =
        act.object.exists() ? state[act.object].card->find(act.ability) : nullptr;
    if ((ofAccess && state.run.accessing != act.object)
        || (ability && ability->kind() == AbilityKind::Subroutine))
        return false;
    return act.kind != ActKind::Respond && act.kind != ActKind::To && act.kind != ActKind::EndLoop
        && act.kind != ActKind::Decline && !isDecision(act.kind);
}

/// How often both said something.
int compare(const Rulebook &book, const Asked &asked, const Act &act)
{
    const Says may = legal(book, asked, act);
    std::string why;
    const Says done = played(book, asked, act, why);
    INFO(why);
    if (may == Says::Nothing || done == Says::Nothing)
        return 0;
    CHECK(may == done);
    return 1;
}

void compareTables(std::uint64_t seed, int tables)
{
    constexpr int actsEach = 12;
    int compared = 0;
    for (int i = 0; i < tables; ++i) {
        core::Random random(core::deriveSeed(seed, static_cast<std::uint64_t>(i)));
        State start = rulings_support::randomState(random);
        for (const auto &[version, word] : rules::rulesVersionWords) {
            const Rulebook book(ruleCatalogue(), version);
            const rules::TimingStep &step =
                rulings_support::oneOf(random, book.timing(start.at.kind).steps);
            start.step = step.id;
            start.at.step = &step;
            const Asked asked{version, {{{}, start}}, {}};
            for (int n = 0; n < actsEach; ++n) {
                const Act act = rulings_support::randomAct(random, start);
                INFO("table " << i << ", act " << n << " by " << word << ": "
                              << core::toWord(actWords, act.kind) << ' '
                              << start[act.object].card->title << '#' << act.ability << " in step "
                              << step.id);
                if (standsAlone(start, act))
                    compared += compare(book, asked, act);
            }
        }
    }
    CHECK(compared > tables);
}

} // namespace

TEST_CASE("What is legal can be played, and what can be played is legal: every kept situation")
{
    int compared = 0;
    for (const auto &[id, version, asked] : rulings_support::everySituation()) {
        if (!asked.question.act || !standsAlone(asked.cases.front().state, *asked.question.act))
            continue;
        INFO(id);
        compared += compare(Rulebook(ruleCatalogue(), version), asked, *asked.question.act);
    }
    CHECK(compared > 500);
}

TEST_CASE("What is legal can be played, and what can be played is legal: random tables")
{
    compareTables(19960311, 200);
}

TEST_CASE("The same of many more random tables", "[.long]") { compareTables(19960312, 20000); }
