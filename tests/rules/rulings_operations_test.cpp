// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation of the card language is in the registry, in its place, and is told in the manual.
// What an effect or an ability says of its own is that of its operation or kind.
#include "core/json.h"
#include "core/strict_reader.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ability_reader.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/effect_reader.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/operations/operation.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <any>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace rulings;

namespace {

core::JsonPlace placeOf(const core::Json &json) { return {json, ""}; }

/// Of that operation, nested ones included.
void requireOwn(const std::vector<rulings::Effect> &effects, int &met)
{
    // What some of them cannot be read without.
    static const core::Json least = *core::parseJson(
        R"({"when":{"event":"turn-begins"},"do":[{"op":"draw"}],"words":["AI"],"from":"self","prevents":"tag"})");
    for (const rulings::Effect &effect : effects) {
        INFO(effect.op->word);
        CHECK(effect.how.type() == readHow(effect.op, placeOf(least)).type());
        met += effect.how.has_value() ? 1 : 0;
        requireOwn(effect.then, met);
        requireOwn(effect.otherwise, met);
        for (const std::vector<rulings::Effect> &option : effect.options)
            requireOwn(option, met);
    }
}

} // namespace

TEST_CASE("An effect of a card carries what its operation has keys for, and nothing else")
{
    int met = 0;
    for (const rules::CardId id : cardsWithFile()) {
        const CardModel &card = cardModel(id);
        INFO(card.title);
        for (const Ability &ability : card.abilities)
            requireOwn(ability.effects, met);
    }
    CHECK(met > 300);
    rulings::Effect look;
    look.how = ChoiceHow{true};
    CHECK(look.as<ChoiceHow>().remembered);
    CHECK_THROWS_AS(look.as<InstallHow>(), std::bad_any_cast);
}

TEST_CASE("An ability is of the kind that it is read as")
{
    for (const auto &[kind, word] : abilityKindWords) {
        INFO(word);
        std::string text = R"([{"id":"x","kind":")" + std::string(word) + '"';
        const std::string does = R"(,"do":[{"op":"draw"}])";
        const std::vector<std::pair<AbilityKind, std::string>> needed{
            {AbilityKind::Paid, R"(,"cost":{})" + does},
            {AbilityKind::Conditional, R"(,"when":{"event":"turn-begins"})" + does},
            {AbilityKind::Constant, R"(,"adds_subtype":"AP")"},
            {AbilityKind::Subroutine, does},
            {AbilityKind::Prevent, R"(,"prevents":"tag")"},
            {AbilityKind::AdditionalCost, R"(,"to":"run","cost":{})"},
            {AbilityKind::Play, does},
            {AbilityKind::Cannot, R"(,"what":"draw")"},
            {AbilityKind::Adds, R"(,"by":1)"},
            {AbilityKind::Hosts, R"(,"of":{})"},
            {AbilityKind::InstallsOn, R"(,"of":{})"},
            {AbilityKind::Replacement, does},
            {AbilityKind::IfSuccessful, does},
            {AbilityKind::AddsSubroutine, R"(,"of":"self")" + does}};
        for (const auto &[of, keys] : needed)
            text += of == kind ? keys : "";
        const auto json = core::parseJson(text + "}]");
        REQUIRE(json);
        const auto abilities = readAbilities(placeOf(*json));
        REQUIRE(abilities.size() == 1);
        CHECK(abilities.front().kind() == kind);
    }
    Ability subroutine;
    subroutine.own = SubroutineAbility{};
    CHECK(subroutine.kind() == AbilityKind::Subroutine);
    CHECK(subroutine.asIf<PaidAbility>() == nullptr);
    CHECK_THROWS_AS(subroutine.as<PaidAbility>(), std::bad_variant_access);
}

TEST_CASE("Each operation has a word of its own and does something")
{
    std::set<std::string_view> words;
    for (const Operation *operation : everyOperation()) {
        INFO(operation->word);
        CHECK(words.insert(operation->word).second);
        CHECK(operationCalled(operation->word) == operation);
        CHECK(operation->resolve != nullptr);
        REQUIRE(operation->keys.size() > 0);
        CHECK(*operation->keys.begin() == "op");
        CHECK(std::set<std::string_view>(operation->keys).size() == operation->keys.size());
    }
    CHECK(words.size() >= 60);
    CHECK(operationCalled("no-operation") == nullptr);
}

TEST_CASE("The manual tells of every operation")
{
    const std::string manual = support::bytesOf(support::checkout() / "docs/card-language.md");
    for (const Operation *operation : everyOperation()) {
        INFO(operation->word);
        const auto name = std::string(operation->word);
        CHECK((manual.find('`' + name) != std::string::npos
               || manual.find(' ' + name + ' ') != std::string::npos
               || manual.find(' ' + name + '`') != std::string::npos));
    }
}
