// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/document.h"
#include "rules/asking/table_edits.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/vocabulary.h"

#include <catch2/catch.hpp>

#include <algorithm>

using core::Json;
using rules::RulesVersion;
using rulings::Confidence;

namespace {

const asking::Preset &preset(std::string_view id)
{
    const auto all = asking::presets();
    const auto found = std::ranges::find(all, id, &asking::Preset::id);
    REQUIRE(found != all.end());
    return *found;
}

rulings::Answer answered(const Json &document, RulesVersion version = RulesVersion::Rr10)
{
    const auto asked = rulings::questionOf(document);
    REQUIRE(asked);
    return rulings::answer(version, *asked);
}

std::string problem(const std::string &facts)
{
    const auto read = asking::readPresets(
        R"({"presets":[{"id":"a","title":"T","about":"A","state":{"at":"runner-turn/take-actions","tags":1},)"
        R"("question":{"ask":"legal","by":"runner","act":{"remove_tag":true}},"facts":[)"
        + facts + "]}]}");
    return read ? "" : core::toString(read.error());
}

} // namespace

TEST_CASE("There are twenty shapes of dispute, each derived by the rules of FAQ 1.6 and later")
{
    REQUIRE(asking::presets().size() == 20);
    for (const asking::Preset &one : asking::presets())
        for (const RulesVersion version : {RulesVersion::Faq16, RulesVersion::Rr10}) {
            INFO(one.id);
            const rulings::Answer answer = answered(one.document, version);
            INFO(answer.why);
            CHECK(answer.confidence == Confidence::Derived);
            CHECK_FALSE(answer.trace.empty());
        }
}

TEST_CASE("In every shape some fact that it offers changes the verdict")
{
    for (const asking::Preset &one : asking::presets()) {
        INFO(one.id);
        const auto before = answered(one.document).verdict;
        bool changes = false;
        const auto look = [&](const std::string &path, const Json &value) {
            Json other = one.document;
            REQUIRE(asking::setAt(other, path, value));
            asking::mendAbilities(other);
            if (const auto asked = rulings::questionOf(other))
                changes |= rulings::answer(RulesVersion::Rr10, *asked).verdict != before;
        };
        for (const asking::Fact &fact : one.facts) {
            if (fact.kind == asking::FactKind::Number)
                for (const int number : {0, 1, 9})
                    look(fact.path, number);
            if (fact.kind == asking::FactKind::Truth)
                for (const bool truth : {false, true})
                    look(fact.path, truth);
            if (fact.kind == asking::FactKind::Step)
                for (const char *step : {"run/server-decision", "run/break-window"})
                    look(fact.path, step);
            if (fact.kind == asking::FactKind::Server)
                for (const char *server : {"HQ", "Server 2"})
                    look(fact.path, server);
            for (const asking::Option &option : fact.options)
                look(fact.path, option.value);
            if (fact.kind == asking::FactKind::Ability)
                for (const std::string &ability : asking::abilitiesFor(
                         one.document, *asking::valueAt(one.document, fact.path)->asString()))
                    look(fact.path, ability);
            if (fact.kind == asking::FactKind::Card)
                for (const char *title : {"Mimic", "Enigma", "Hostile Takeover", "Hedge Fund"})
                    look(fact.path, title);
        }
        CHECK(changes);
    }
}

TEST_CASE("A mistake in a shape is named with its place")
{
    CHECK(problem(R"({"label":"Tags","path":"state/tags","kind":"number"})").empty());
    CHECK(problem(R"({"label":"Tags","path":"state/tags","kind":"number","hint":1})").find("hint")
          != std::string::npos);
    CHECK(problem(R"({"label":"Tags","path":"state/tag","kind":"number"})")
              .starts_with("presets[0].facts[0].path"));
    CHECK(problem(R"({"label":"Tags","path":"state/tags","kind":"truth"})")
              .starts_with("presets[0].facts[0].kind"));
    CHECK(problem(R"({"label":"Tags","path":"state/tags","kind":"choice"})").find("options")
          != std::string::npos);
    CHECK(problem(R"({"label":"Act","path":"question/act","kind":"choice","options":[)"
                  R"({"says":"fly","value":{"fly":true}}]})")
              .find("no question")
          != std::string::npos);
}

TEST_CASE("Every official ruling that is a scenario is a worked example that can be read")
{
    CHECK(asking::examples().size() == rulings::scenarios().size());
    const auto broken = std::ranges::find_if(asking::examples(), [](const asking::Example &one) {
        return !rulings::questionOf(one.document);
    });
    CHECK(broken == asking::examples().end());
}

TEST_CASE("Paths lead through keys and items, and nowhere else")
{
    Json document = preset("access-trap").document;
    REQUIRE(asking::valueAt(document, "question/script/1/use"));
    CHECK(*asking::valueAt(document, "question/script/1/use")->asString() == "trap#bite");
    CHECK_FALSE(asking::valueAt(document, "question/script/9/use"));
    CHECK_FALSE(asking::valueAt(document, "state/nobody/credits"));
    CHECK(asking::setAt(document, "state/runner/credits", 9));
    CHECK_FALSE(asking::setAt(document, "state/nobody/credits", 9));
    CHECK(*asking::valueAt(document, "state/runner/credits")->asInteger() == 9);
}

TEST_CASE("A card comes to lie where such cards lie, and leaves again")
{
    Json document = preset("ice-strength").document;
    const std::string ice = asking::addCard(document, "Ice Wall");
    CHECK(*asking::valueAt(document, "state/objects/" + ice + "/position")->asInteger() == 1);
    CHECK(*asking::valueAt(document, "state/objects/" + ice + "/server")->asString() == "HQ");
    for (const char *title : {"PAD Campaign", "Project Atlas", "Corroder", "Hedge Fund",
                              "Sure Gamble", "Jinteki: Personal Evolution"})
        CHECK_FALSE(asking::addCard(document, title).empty());
    CHECK(rulings::questionOf(document));
    CHECK(asking::addCard(document, "No Such Card").empty());
    asking::removeCard(document, ice);
    CHECK_FALSE(asking::valueAt(document, "state/objects/" + ice));
}

TEST_CASE("An act follows the card: it takes an ability that the card has")
{
    Json document = preset("break-subroutine").document;
    REQUIRE(asking::setAt(document, "state/objects/breaker/card", "Datasucker"));
    asking::mendAbilities(document);
    const std::string &ability = *asking::valueAt(document, "question/act/use")->asString();
    const auto known = asking::abilitiesFor(document, ability);
    CHECK(std::ranges::find(known, ability) != known.end());
}

TEST_CASE("An answer with an ability as the judge states it is never marked as derived")
{
    Json document = preset("pay-or-end").document;
    REQUIRE(asking::setAt(document, "state/objects/ice/card", "Palisade"));
    CHECK(answered(document).confidence == Confidence::NotDerivable);
    asking::StatedAbility ability;
    for (const char *op : {"end-run", "damage", "take-tags", "gain-credits", "lose-credits",
                           "lose-clicks", "draw", "bypass"})
        for (const char *kind : {"conditional", "subroutine", "paid"}) {
            INFO(op << ' ' << kind);
            Json stated = document;
            ability.op = op;
            ability.kind = kind;
            ability.credits = std::string_view(op) == "draw" ? 2 : 0;
            CHECK(asking::stateAbility(stated, "ice", ability) == "stated1");
            CHECK(answered(stated).confidence != Confidence::Derived);
        }
    ability = {};
    CHECK(asking::stateAbility(document, "ice", ability) == "stated1");
    const rulings::Answer answer = answered(document);
    CHECK(answer.confidence == Confidence::Assumed);
}
