// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The official rulings with other cards, numbers, servers and turns: each answer was worked out by
// hand from the documents and the cards. What the rules or the question leave open is not derived.
#include "rules/rulings/coverage.h"
#include "support/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <set>

using namespace rulings;

namespace {

const core::Json &variants()
{
    static const core::Json document = [] {
        std::ifstream file(support::testData() / "rulings_variants.json", std::ios::binary);
        auto read = core::parseJson(std::string(std::istreambuf_iterator<char>(file), {}));
        REQUIRE(read);
        return *read;
    }();
    return *document.find("variants");
}

std::string text(const core::Json &variant, const char *key)
{
    return *variant.find(key)->asString();
}

Asked askedBy(const core::Json &variant)
{
    auto asked = readQuestion(R"({"state":)" + core::dump(*variant.find("state"))
                              + R"(,"question":)" + core::dump(*variant.find("question")) + '}');
    INFO(text(variant, "id"));
    if (!asked)
        FAIL(core::toString(asked.error()));
    return *asked;
}

} // namespace

TEST_CASE("Situations like the official ones are answered as the documents have it")
{
    CHECK(variants().asArray()->size() >= 300);
    for (const core::Json &variant : *variants().asArray()) {
        const Asked asked = askedBy(variant);
        for (const core::Json &word : *variant.find("versions")->asArray()) {
            const auto version = core::fromWord(rules::rulesVersionWords, *word.asString());
            REQUIRE(version);
            const Answer derived = answer(*version, asked);
            INFO(text(variant, "id")
                 << " by " << *word.asString() << ": " << text(variant, "why") << '\n'
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
        kinds.insert(text(*variant.find("question"), "ask"));
        for (const core::Json &word : *variant.find("versions")->asArray())
            versions.insert(*word.asString());
        CHECK(ids.insert(text(variant, "id")).second);
        CHECK_FALSE(text(variant, "why").empty());
    }
    CHECK(kinds.size() == askWords.size());
    CHECK(versions.size() == rules::rulesVersionWords.size());
}
