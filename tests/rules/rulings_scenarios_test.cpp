// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Official rulings as scenarios: the engine derives each, for the reason that the scenario names.
#include "core/strict_reader.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/scenario.h"
#include "support/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace rulings;

namespace {

std::string traceOf(const Answer &answer)
{
    std::string text = answer.why + '\n';
    for (const Step &line : answer.trace) {
        text += "  " + line.what;
        for (const Reason &reason : line.because)
            text += " <" + std::string(reason.rule) + ">";
        text += '\n';
    }
    for (const Alternative &alternative : answer.alternatives)
        text += "  when " + alternative.when + ": " + core::dump(verdictJson(alternative.verdict))
            + '\n';
    return text;
}

} // namespace

TEST_CASE("Every official ruling that is a scenario is derived as the documents have it")
{
    REQUIRE_FALSE(scenarios().empty());
    for (const Scenario &scenario : scenarios()) {
        const Answer derived = answer(scenario.version, scenario.asked);
        INFO(scenario.id << ": " << scenario.about << '\n' << traceOf(derived));
        CHECK(derived.confidence == Confidence::Derived);
        CHECK(core::dump(verdictJson(derived.verdict)) == core::dump(scenario.expected));
    }
}

TEST_CASE("The fact that a scenario names decides it: changed, it changes or voids the verdict")
{
    for (const Scenario &scenario : scenarios()) {
        const Answer derived = answer(scenario.version, scenario.changed);
        INFO(scenario.id << ", " << scenario.because << '\n' << traceOf(derived));
        if (scenario.changedIsVoid) {
            CHECK(derived.confidence != Confidence::Derived);
        } else {
            CHECK(derived.confidence == Confidence::Derived);
            CHECK(core::dump(verdictJson(derived.verdict)) == core::dump(scenario.changedExpected));
        }
    }
}

TEST_CASE("No verdict rests on no rule")
{
    for (const Scenario &scenario : scenarios()) {
        const Answer derived = answer(scenario.version, scenario.asked);
        INFO(scenario.id);
        CHECK(std::ranges::any_of(derived.trace,
                                  [](const Step &line) { return !line.because.empty(); }));
        for (const Step &line : derived.trace)
            for (const Reason &reason : line.because)
                CHECK_FALSE(reason.citations.empty());
    }
}

TEST_CASE("A scenario expects what the inventory of rulings says")
{
    const auto path = support::referenceMaterial() / "rulings" / "rulings.json";
    if (!exists(path)) {
        WARN("skipped: the inventory is not at " << path);
        return;
    }
    const auto document = core::parseJson(support::contentOf(path));
    REQUIRE(document);
    for (const Scenario &scenario : scenarios()) {
        const auto &rulings = *document->find("rulings")->asArray();
        const auto found = std::ranges::find_if(rulings, [&](const core::Json &ruling) {
            return *ruling.find("id")->asString() == scenario.id;
        });
        INFO(scenario.id);
        REQUIRE(found != rulings.end());
        CHECK(core::dump(scenario.official) == core::dump(*found->find("answer")));
    }
}

TEST_CASE("The inventory holds the 792 rulings about play, and every scenario is one of them")
{
    CHECK(inventory().size() == 792);
    for (const Scenario &scenario : scenarios())
        CHECK(std::ranges::binary_search(inventory(), scenario.id, {}, &InventoryEntry::id));
}

TEST_CASE("Coverage counts what is derived right and names the rest")
{
    const Coverage found = coverage();
    CHECK(found.total.entries() == 792);
    CHECK(found.total.wrong == 0);
    CHECK(found.total.right == static_cast<int>(scenarios().size()));
    CHECK(static_cast<int>(found.open.size()) == 792 - found.total.right);
    // At least 95 of 100 are derived; each of the others has its reason.
    CHECK(found.total.right * 100 >= 792 * 95);
    CHECK(found.total.notTranscribed == 0);
}
