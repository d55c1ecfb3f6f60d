// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The official examples step by step: each act is offered where it is played, and the table is then
// as the document has it.
#include "rules/asking/beginnings.h"
#include "rules/asking/preset.h"
#include "rules/asking/walkthrough.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/report.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/playing_out/held_game.h"
#include "rules/rulings/playing_out/playing_out.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

using namespace asking;

namespace {

rulings::Asked askedOf(const Walkthrough &one)
{
    auto asked = rulings::questionOf(one.document);
    REQUIRE(asked);
    return *std::move(asked);
}

} // namespace

TEST_CASE("Every step of an official example is played as an act that is offered")
{
    REQUIRE(walkthroughs().size() >= 20);
    for (const Walkthrough &one : walkthroughs()) {
        const rulings::Asked asked = askedOf(one);
        const auto &script = asked.question.script;
        for (const WalkthroughStep &step : one.steps) {
            const auto out = rulings::playOut(one.version, rulings::upTo(asked, step.acts));
            INFO(one.id << " after " << step.acts << ": " << out.why);
            REQUIRE(out.to == rulings::PlayedTo::End);
            if (step.acts == script.size())
                continue;
            rulings::Act next = script[step.acts];
            if (next.kind != rulings::ActKind::Pick)
                next.chosen.clear();
            const auto is = [&](const rulings::OfferedAct &offer) { return offer.act == next; };
            CHECK(((out.decision && std::ranges::any_of(out.decision->options, is))
                   || std::ranges::any_of(out.offers, is)));
        }
    }
}

TEST_CASE(
    "Every example of the chapters on timing structures, trigger steps and costs has its steps")
{
    // By their ids in the inventory: Timing Structures, Trigger Steps, Conditional Abilities,
    // Additional Costs, Trashing as a Cost, Memory Cost of Rules Reference 1.0.
    constexpr std::array chapters{"rr10-ex-ts-",   "rr10-ex-trig-", "rr10-ex-ifwhen-",
                                  "rr10-ex-addc-", "rr10-ex-tac-",  "rr10-ex-mc-"};
    std::size_t examples = 0;
    for (const Example &one : asking::examples()) {
        const bool wanted = std::ranges::any_of(
            chapters, [&](const char *chapter) { return one.id.starts_with(chapter); });
        if (!wanted)
            continue;
        ++examples;
        CAPTURE(one.id);
        CHECK(std::ranges::find(walkthroughs(), one.id, &Walkthrough::of) != walkthroughs().end());
    }
    CHECK(examples == 12);
    for (const Walkthrough &walk : walkthroughs())
        for (const WalkthroughStep &step : walk.steps) {
            CAPTURE(walk.id);
            CHECK_FALSE(step.says.empty());
        }
}

TEST_CASE("The table is as the document has it after every step")
{
    for (const Walkthrough &one : walkthroughs())
        for (const WalkthroughStep &step : one.steps) {
            const auto asked = rulings::upTo(askedOf(one), step.acts);
            const rulings::Rulebook book(rulings::ruleCatalogue(), one.version);
            const rulings::HeldGame game(book, asked.cases.front().state, asked.question.script);
            for (const auto &[fact, value] : step.then) {
                INFO(one.id << " after " << step.acts << ": " << fact);
                rulings::Table table = game.table();
                const rulings::Verdict found{{fact, rulings::report(table, fact)}};
                CHECK(core::dump(rulings::verdictJson(found)) == core::dump(value));
            }
        }
}

TEST_CASE("Two cards find the shapes and examples that have them, those with both first")
{
    const std::vector<std::string> two{"Tollbooth", "Femme Fatale"};
    const auto found = beginningsWith(two);
    REQUIRE(found.size() > 4);
    CHECK(found.front().found + found.front().takes.size() == 2);
    CHECK(std::ranges::any_of(found, [](const Beginning &one) {
        return one.kind == BeginningKind::Walkthrough && one.found == 2;
    }));
    CHECK(std::ranges::all_of(
        found, [](const Beginning &one) { return one.found + one.takes.size() > 0; }));
    CHECK(std::ranges::is_sorted(found, std::ranges::greater{}, [](const Beginning &one) {
        return 2 * one.found + one.takes.size();
    }));
    CHECK(beginningsWith({}).size() > 700);
    const std::vector<std::string> nobody{"No such card"};
    CHECK(beginningsWith(nobody).empty());
}
