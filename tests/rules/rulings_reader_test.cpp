// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions and cards are read strictly; what is unknown is answered by cases.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/vocabulary.h"

#include <catch2/catch.hpp>

using namespace rulings;

namespace {

std::string problemOf(const std::string &question)
{
    const auto asked = readQuestion(question);
    REQUIRE_FALSE(asked);
    return core::toString(asked.error());
}

Answer answered(const std::string &question, RulesVersion version = RulesVersion::Rr10)
{
    const auto asked = readQuestion(question);
    if (!asked)
        FAIL(core::toString(asked.error()));
    return answerWithDifferences(version, *asked);
}

/// Tollbooth is encountered with so many credits.
std::string tollbooth(const std::string &credits)
{
    return R"({"state":{"at":"run/encounter","runner":{"credits":)" + credits
        + R"(},"run":{"server":"HQ","ice":"i1"},
            "objects":{"i1":{"card":"Tollbooth","server":"HQ","position":0,"rezzed":true}}},
          "question":{"ask":"outcome","report":["run.status"]}})";
}

} // namespace

TEST_CASE("Mistakes in a question name their place")
{
    CHECK(problemOf("{").find("line 1") == 0);
    CHECK(problemOf(
              R"({"state":{"at":"run/nowhere","run":{"server":"HQ"}},"question":{"ask":"legal"}})")
          == R"(state.at: no version has a step "nowhere")");
    CHECK(problemOf(R"({"state":{"at":"runner-turn/discard","tag":1},"question":{"ask":"order"}})")
              .find("state")
          == 0);
    CHECK(problemOf(R"({"state":{"at":"runner-turn/discard","objects":{"x":{"card":"Tolbooth",
                    "server":"HQ","position":0,"rezzed":true}}},"question":{"ask":"order"}})")
          == R"(state.objects.x.card: no card is called "Tolbooth"; perhaps Tollbooth)");
    CHECK(problemOf(R"({"state":{"at":"runner-turn/discard"},
                    "question":{"ask":"legal","by":"corp","act":{"rez":"x"}}})")
          == R"(question.act.rez: no object is called "x")");
    CHECK(problemOf(R"({"state":{"at":"runner-turn/discard"},"question":{"ask":"value"}})")
              .find("report")
          != std::string::npos);
}

TEST_CASE("A fact that is not stated is named, not guessed")
{
    const Answer answer = answered(
        R"({"state":{"at":"corp-turn/take-actions"},
            "question":{"ask":"legal","by":"corp","act":{"gain_credit":true}}})");
    CHECK(answer.confidence == Confidence::NotDerivable);
    CHECK(answer.why == "not stated: clicks of the Corp");
    CHECK(answer.verdict.empty());
}

// Rules Reference 1.0, "Must"; Tollbooth needs three credits.
TEST_CASE("An unknown number is answered by cases and named as missing when it matters")
{
    const Answer answer = answered(tollbooth("null"));
    CHECK(answer.confidence == Confidence::Conditional);
    CHECK(answer.missing == std::vector<std::string>{"runner.credits"});
    REQUIRE(answer.alternatives.size() == 21);
    CHECK(core::dump(verdictJson(answer.alternatives[2].verdict)) == "\"unsuccessful\"");
    CHECK(core::dump(verdictJson(answer.alternatives[3].verdict)) == "\"undeclared\"");
    CHECK(answered(tollbooth("3")).confidence == Confidence::Derived);
}

TEST_CASE("An unknown number that changes nothing is not missed")
{
    const Answer answer = answered(
        R"({"state":{"at":"corp-turn/begin-window","corp":{"credits":null}},
            "question":{"ask":"status","report":["windows"]}})");
    CHECK(answer.confidence == Confidence::Derived);
    CHECK(answer.missing.empty());
}

TEST_CASE("A choice that decides is not made for the player")
{
    const Answer answer = answered(
        R"({"state":{"at":"run/access","runner":{"hand":6},"run":{"server":"Server 1"},
            "objects":{"a":{"card":"Obokata Protocol","zone":"remote","server":"Server 1"}}},
            "question":{"ask":"outcome","script":[{"access":"a"}],"report":["a.zone"]}})");
    CHECK(answer.confidence == Confidence::Conditional);
    CHECK(answer.alternatives.size() == 2);
}

TEST_CASE("No question about a card that is not modelled comes back as derived")
{
    const auto &library = rules::cardLibrary();
    for (std::size_t i = 0; i < library.cards().size(); ++i) {
        const rules::CardId id{static_cast<std::uint16_t>(i)};
        const rules::Card &card = library[id];
        if (!cardModel(id).concerns.contains(Uncovered::Anything)
            || card.type != CardType::Resource)
            continue;
        const Answer answer = answered(
            R"({"state":{"at":"runner-turn/turn-begins","runner":{"credits":3},
                "objects":{"r":{"card":)"
            + core::jsonQuoted(card.title)
            + R"(}}},"question":{"ask":"outcome","report":["runner.credits"]}})");
        INFO(card.title);
        CHECK(answer.confidence == Confidence::NotDerivable);
        CHECK(answer.why.find(card.title) != std::string::npos);
    }
}

TEST_CASE("An ability as the judge states it marks the answer")
{
    const Answer answer = answered(
        R"({"state":{"at":"runner-turn/turn-begins","runner":{"credits":3},"objects":{"r":{"card":
            {"title":"Wyldside","abilities":[{"id":"x","kind":"conditional",
             "when":{"event":"turn-begins","player":"you"},"do":[{"op":"gain-credits","n":1}]}]}}}},
            "question":{"ask":"outcome","report":["runner.credits"]}})");
    CHECK(answer.confidence == Confidence::Assumed);
    CHECK(core::dump(verdictJson(answer.verdict)) == "4");
}

// Difference X23: FAQ 1.6, Section 3; Rules Reference 1.0, "Trigger Steps".
TEST_CASE("An answer says in which versions it differs")
{
    const std::string question =
        R"({"state":{"at":"runner-turn/turn-begins","runner":{"credits":2},"objects":{
            "r1":{"card":"Aesop's Pawnshop"},"r2":{"card":"Drug Dealer"}}},
            "question":{"ask":"outcome","script":[{"use":"r1#sell","choose":["r2"]}],
            "report":["runner.credits"]}})";
    const Answer later = answered(question, RulesVersion::Rr10);
    const Answer earlier = answered(question, RulesVersion::Faq16);
    CHECK(core::dump(verdictJson(later.verdict)) == "5");
    CHECK(core::dump(verdictJson(earlier.verdict)) == "4");
    const auto other = std::ranges::find(later.differsIn, RulesVersion::Faq16, &Otherwise::version);
    REQUIRE(other != later.differsIn.end());
    CHECK(core::dump(verdictJson(other->verdict)) == "4");
    CHECK(other->confidence == Confidence::Derived);
    const auto silent =
        std::ranges::find(later.differsIn, RulesVersion::Core2012, &Otherwise::version);
    REQUIRE(silent != later.differsIn.end());
    CHECK(silent->confidence == Confidence::NotDerivable);
    // The core rules leave it open.
    CHECK(answered(question, RulesVersion::Core2012).confidence == Confidence::NotDerivable);
}

TEST_CASE("Cards are read strictly and agree with the facts")
{
    CHECK(cardsWithFile().size() >= 50);
    const auto wrong = readCardModel(
        R"({"title":"Tollbooth","text_rev":"x","modelled":"full","abilities":[
            {"id":"a","kind":"paid","cost":{"credits":1},"do":[{"op":"draw","n":1,"of":"self"}]}]})");
    REQUIRE_FALSE(wrong);
    CHECK(core::toString(wrong.error()).find("abilities[0].do[0]") == 0);
    CHECK_FALSE(
        readCardModel(R"({"title":"Tolbooth","text_rev":"x","modelled":"full","abilities":[]})"));
    CHECK_FALSE(readCardModel(
        R"({"title":"Hedge Fund","text_rev":"x","modelled":"full","abilities":[
            {"id":"a","kind":"subroutine","do":[{"op":"end-run"}]}]})"));
    CHECK_FALSE(readCardModel(R"({"title":"Hedge Fund","text_rev":"x","modelled":"partial"})"));
}
