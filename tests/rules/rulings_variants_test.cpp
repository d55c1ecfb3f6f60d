// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The official rulings with other cards, numbers, servers and turns: each answer was worked out by
// hand from the documents and the cards. What the rules or the question leave open is not derived.
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings_situations.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <set>

using namespace rulings;
using namespace rulings_support;

namespace {

/// The second list holds what was found by following suspicions: cards and rules that meet rarely.
void forEachVariant(const std::function<void(const core::Json &)> &visit)
{
    for (const char *file : {"rulings_variants.json", "rulings_probes.json"})
        for (const core::Json &variant : *testList(file, "variants").asArray())
            visit(variant);
}

} // namespace

TEST_CASE("Situations like the official ones are answered as the documents have it")
{
    int count = 0;
    forEachVariant([&](const core::Json &variant) {
        ++count;
        const Asked asked = askedBy(variant);
        for (const core::Json &word : *variant.find("versions")->asArray()) {
            const Answer derived = answer(versionOf(*word.asString()), asked);
            INFO(textOf(variant, "id")
                 << " by " << *word.asString() << ": " << textOf(variant, "why") << '\n'
                 << derived.why);
            if (const core::Json *confidence = variant.find("confidence")) {
                CHECK(core::toWord(confidenceWords, derived.confidence) == *confidence->asString());
                CHECK(derived.verdict.empty());
            } else {
                CHECK(derived.confidence == Confidence::Derived);
                CHECK(core::dump(verdictJson(derived.verdict))
                      == core::dump(*variant.find("expect")));
            }
        }
    });
    CHECK(count >= 1500);
}

TEST_CASE("The situations ask all seven kinds of questions, in every version")
{
    std::set<std::string> kinds, versions, ids;
    forEachVariant([&](const core::Json &variant) {
        kinds.insert(textOf(*variant.find("question"), "ask"));
        for (const core::Json &word : *variant.find("versions")->asArray())
            versions.insert(*word.asString());
        CHECK(ids.insert(textOf(variant, "id")).second);
        CHECK_FALSE(textOf(variant, "why").empty());
    });
    CHECK(kinds.size() == askWords.size());
    CHECK(versions.size() == rules::rulesVersionWords.size());
}
