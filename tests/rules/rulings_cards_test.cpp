// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What single cards do: questions whose answers follow from the wording of the day by hand. A file
// that says another number, cost, moment, chooser or limit gives another answer.
#include "core/strict_reader.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/answering/situation_reader.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/vocabulary.h"
#include "support/places.h"

#include <catch2/catch.hpp>

using namespace rulings;

namespace {

struct CardCase {
    std::string about;
    Asked asked;
    core::Json expected; ///< null: nothing may be derived
};

std::vector<CardCase> read(const core::JsonPlace &root)
{
    std::vector<CardCase> cases;
    for (const core::JsonPlace &place : root.items()) {
        place.allowOnly({"about", "state", "question", "expected"});
        core::Json question{core::Json::Object{}};
        question.set("state", place.at("state").json());
        question.set("question", place.at("question").json());
        CardCase one;
        one.about = place.at("about").string();
        one.asked = readAsked(core::JsonPlace(question, place.place()));
        one.expected = place.at("expected").json();
        cases.push_back(std::move(one));
    }
    return cases;
}

std::vector<CardCase> cardCases()
{
    auto cases =
        core::readStrictly(support::contentOf(support::testData() / "card_cases.json"), read);
    if (!cases)
        FAIL(core::toString(cases.error()));
    return std::move(*cases);
}

} // namespace

TEST_CASE("Cards do what their wording says, by Rules Reference 1.0")
{
    const auto cases = cardCases();
    CHECK(cases.size() >= 130);
    for (const CardCase &one : cases) {
        const Answer answered = answer(RulesVersion::Rr10, one.asked);
        INFO(one.about << ": " << answered.why);
        if (one.expected.isNull()) {
            CHECK(answered.confidence == Confidence::NotDerivable);
            continue;
        }
        CHECK(answered.confidence == Confidence::Derived);
        CHECK(core::dump(verdictJson(answered.verdict)) == core::dump(one.expected));
    }
}
