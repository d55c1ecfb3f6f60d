// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between the versions is marked, and nothing else.
#include "rules/timing/timing_comparison.h"

#include <catch2/catch.hpp>

using namespace rules;

namespace {

template <class Part>
std::string markedLine(const Compared<Part> &line)
{
    std::string text = line.left ? line.left->topic : line.right->topic;
    text += !line.right ? " left" : !line.left ? " right" : "";
    for (const auto &[value, word] : differingWords)
        if (value != Differing::Presence && line.differing.contains(value))
            text += " " + std::string(word);
    return text;
}

/// The lines that differ, in their order; with `numbers` also those that only changed their number.
template <class Part>
std::vector<std::string> marked(const std::vector<Compared<Part>> &lines, bool numbers = true)
{
    std::vector<std::string> texts;
    for (const auto &line : lines) {
        CHECK(line.differing.contains(Differing::Presence) == (!line.left || !line.right));
        if (!line.differing.empty()
            && (numbers || line.differing != EnumSet<Differing>{Differing::Number}))
            texts.push_back(markedLine(line));
    }
    return texts;
}

TimingComparison compared(TimingKind kind, RulesVersion left, RulesVersion right)
{
    return compare(timingStructure(left, kind), timingStructure(right, kind));
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("A structure does not differ from itself")
{
    for (const TimingStructure &structure : timingStructures()) {
        const auto same = compare(structure, structure);
        CHECK(same.steps.size() == structure.steps.size());
        CHECK(same.interrupts.size() == structure.interrupts.size());
        CHECK(marked(same.steps).empty());
        CHECK(marked(same.interrupts).empty());
    }
}

TEST_CASE("The run from FAQ 1.6 to Rules Reference 1.0")
{
    const auto run = compared(TimingKind::Run, RulesVersion::Faq16, RulesVersion::Rr10);
    CHECK(marked(run.steps)
          == Lines{// Passing ice is a step of its own, also where there is no ice.
                   "initiation exits", "rez-check exits", "subroutines exits", "pass-ice right",
                   "approach-server number triggers", "server-paid number",
                   "server-decision number", "server-rez number",
                   // "If successful" effects come before the abilities of a successful run.
                   "success number triggers",
                   // Access has an order: access, trash, steal, set aside.
                   "access number triggers exits", "access-card right", "trash-accessed right",
                   "steal right", "set-aside right", "return-cards right",
                   // Abilities of a run's end are met at both ends.
                   "run-over number triggers", "run-unsuccessful number triggers"});
    // An open window is finished first; passing leads to the step of passing.
    CHECK(marked(run.interrupts)
          == Lines{"bypass exits", "ice-gone exits takes-effect", "server-gone takes-effect"});
}

TEST_CASE("The run from Core 2012 to FAQ 1.6")
{
    const auto run = compared(TimingKind::Run, RulesVersion::Core2012, RulesVersion::Faq16);
    // FAQ 1.6, questions on Cell Portal and on Caprice Nisei.
    CHECK(marked(run.steps) == Lines{"approach-decision exits", "approach-server triggers"});
    // FAQ 1.6, "Destruction of Ice".
    CHECK(marked(run.interrupts) == Lines{"ice-gone right"});
}

// Where a step was put in, the one before it leads elsewhere.

TEST_CASE("The turns from FAQ 1.6 to Rules Reference 1.0")
{
    const auto corp = compared(TimingKind::CorpTurn, RulesVersion::Faq16, RulesVersion::Rr10);
    CHECK(marked(corp.steps)
          == Lines{"gain-clicks right", "begin-window number exits", "refill-credits right",
                   "turn-begins number", "mandatory-draw number", "end-window exits",
                   "lose-clicks right", "turn-ends number"});
    // The Runner's turn gained the window before the first action.
    const auto runner = compared(TimingKind::RunnerTurn, RulesVersion::Faq16, RulesVersion::Rr10);
    CHECK(marked(runner.steps, false)
          == Lines{"gain-clicks right", "begin-window number exits", "refill-credits right",
                   "turn-begins number exits", "first-window right", "end-window exits",
                   "lose-clicks right"});
}

TEST_CASE("The turns from Core 2012 to FAQ 1.6")
{
    const auto corp = compared(TimingKind::CorpTurn, RulesVersion::Core2012, RulesVersion::Faq16);
    // Scoring and rezzing after the draw, and a window after discarding, came with the chart.
    CHECK(marked(corp.steps, false)
          == Lines{"first-window number windows", "discard number exits", "end-window right"});
    const auto runner =
        compared(TimingKind::RunnerTurn, RulesVersion::Core2012, RulesVersion::Faq16);
    CHECK(marked(runner.steps, false)
          == Lines{"turn-begins number exits", "first-window left", "discard number exits",
                   "end-window right"});
}
