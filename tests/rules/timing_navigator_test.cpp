// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever follows the choices that the navigator offers sees every path of every structure.
#include "rules/timing/timing_walk.h"

#include <algorithm>

#include <catch2/catch.hpp>
#include <set>

using namespace rules;

TEST_CASE("The navigator walks every path of the runs and turns of every version")
{
    for (const TimingStructure &structure : timingStructures()) {
        // Every state that matters: the step, and how often ice was approached, twice or more.
        std::set<std::pair<std::size_t, std::ptrdiff_t>> seen;
        std::set<const TimingExit *> taken;
        std::set<std::size_t> ends;
        std::vector<TimingWalk> open{TimingWalk(structure)};
        while (!open.empty()) {
            const TimingWalk walk = open.back();
            open.pop_back();
            const auto approaches = std::ranges::count_if(walk.path(), [&](std::size_t position) {
                return structure.steps[position].topic == "approach-ice";
            });
            if (!seen.emplace(walk.position(), std::min<std::ptrdiff_t>(approaches, 2)).second)
                continue;
            if (walk.step().ends())
                ends.insert(walk.position());
            for (const WalkChoice &choice : walk.choices()) {
                CHECK(choice.barred == (choice.exit->barred != Barred::Never && approaches <= 1));
                if (choice.barred)
                    continue;
                taken.insert(choice.exit);
                TimingWalk next = walk;
                next.take(choice);
                open.push_back(std::move(next));
            }
        }
        INFO(core::toWord(rulesVersionWords, structure.version)
             << ' ' << core::toWord(timingKindWords, structure.kind));
        for (std::size_t i = 0; i < structure.steps.size(); ++i) {
            CHECK((seen.contains({i, 0}) || seen.contains({i, 1}) || seen.contains({i, 2})));
            CHECK(ends.contains(i) == structure.steps[i].ends());
            for (const TimingExit &exit : structure.steps[i].exits) {
                CAPTURE(structure.steps[i].id, exit.choice);
                CHECK(taken.contains(&exit));
            }
        }
        for (const TimingInterrupt &interrupt : structure.interrupts)
            for (const TimingExit &exit : interrupt.exits) {
                CAPTURE(interrupt.topic, exit.choice);
                CHECK(taken.contains(&exit));
            }
    }
}

// Rules Reference 1.0, "Jack Out"; FAQ 1.6, Section 3, question on Cell Portal.
TEST_CASE("Jacking out is barred on the first approach and open on the second")
{
    TimingWalk walk(timingStructure(RulesVersion::Rr10, TimingKind::Run));
    const auto choose = [&](std::string_view name) {
        for (const WalkChoice &choice : walk.choices())
            if (!choice.interrupt && choice.exit->choice == name) {
                walk.take(choice);
                return !choice.barred;
            }
        FAIL("no choice " << name << " at step " << walk.step().id);
        return false;
    };
    CHECK(choose("ice"));
    CHECK(choose("continue"));
    CHECK(choose("continue"));
    CHECK(walk.step().id == "2.2");
    CHECK_FALSE(choose("jack-out"));
    CHECK(walk.step().id == "2.2");
    CHECK(choose("continue"));
    CHECK(choose("continue"));
    CHECK(choose("ice-unrezzed"));
    CHECK(walk.step().id == "4");
    CHECK(choose("more-ice"));
    CHECK(choose("continue"));
    CHECK(choose("continue"));
    CHECK(choose("jack-out"));
    CHECK(walk.step().id == "7");
    CHECK(walk.choices().empty());
}

TEST_CASE("Standing somewhere forgets how one came there")
{
    TimingWalk walk(timingStructure(RulesVersion::Rr10, TimingKind::Run));
    walk.take(walk.choices().front());
    CHECK(walk.canGoBack());
    walk.standAt(4);
    CHECK(walk.position() == 4);
    CHECK_FALSE(walk.canGoBack());
    for (const WalkChoice &choice : walk.choices())
        CHECK_FALSE(choice.barred); // the ice may be the second
    walk.restart();
    CHECK(walk.position() == 0);
}
