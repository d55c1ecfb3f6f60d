// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The official rulings with other cards, numbers, servers and turns: each answer was worked out by
// hand from the documents and the cards. What the rules or the question leave open is not derived.
#include "rules/rulings_situations.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace rulings;
using namespace rulings_support;

namespace {

const core::Json &variants() { return testList("rulings_variants.json", "variants"); }

} // namespace

TEST_CASE("Situations like the official ones are answered as the documents have it")
{
    CHECK(variants().asArray()->size() >= 300);
    for (const core::Json &variant : *variants().asArray()) {
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
    }
}

TEST_CASE("The situations ask all seven kinds of questions, in every version")
{
    std::set<std::string> kinds, versions, ids;
    for (const core::Json &variant : *variants().asArray()) {
        kinds.insert(textOf(*variant.find("question"), "ask"));
        for (const core::Json &word : *variant.find("versions")->asArray())
            versions.insert(*word.asString());
        CHECK(ids.insert(textOf(variant, "id")).second);
        CHECK_FALSE(textOf(variant, "why").empty());
    }
    CHECK(kinds.size() == askWords.size());
    CHECK(versions.size() == rules::rulesVersionWords.size());
}
