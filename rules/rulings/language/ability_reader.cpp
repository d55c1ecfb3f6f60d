// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/ability_reader.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/effect_reader.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

using core::JsonPlace;

namespace {

TriggerCondition readWhen(const JsonPlace &place)
{
    place.allowOnly(
        {"event", "player", "of", "damage", "by", "by_damage", "was_installed", "also"});
    TriggerCondition when;
    when.event = place.at("event").word(eventWords);
    if (const auto player = place.get("player"))
        when.player = player->word(whoWords);
    if (const auto of = place.get("of"))
        when.object = readFilter(*of);
    if (const auto damage = place.get("damage"))
        when.damage = damage->word(damageWords);
    if (const auto by = place.get("by"))
        when.by = by->word(whoWords);
    if (const auto flag = place.get("by_damage"))
        when.byDamage = flag->boolean();
    if (const auto flag = place.get("was_installed"))
        when.wasInstalled = flag->boolean();
    if (const auto also = place.get("also"))
        when.also = readCondition(*also);
    return when;
}

void allowKeys(const JsonPlace &place, AbilityKind kind)
{
    switch (kind) {
    case AbilityKind::Paid:
        place.allowOnly({"id", "kind", "line", "cost", "by", "once_per_turn", "once_per_run",
                         "restriction", "do"});
        break;
    case AbilityKind::Conditional:
        place.allowOnly({"id", "kind", "line", "when", "optional", "once_per_turn", "once_per_run",
                         "first_each_turn", "first_each_run", "works_inactive", "when_leaving",
                         "at_once", "versions", "instead_of_accessing", "do"});
        break;
    case AbilityKind::Constant:
        place.allowOnly({"id", "kind", "line", "value", "of", "player", "by", "while", "optional",
                         "adds_subtype", "loses_subtype", "subtypes_of", "trashes", "blanks",
                         "works_inactive"});
        break;
    case AbilityKind::Subroutine:
    case AbilityKind::Play:
        place.allowOnly({"id", "kind", "line", "do"});
        break;
    case AbilityKind::Prevent:
        place.allowOnly({"id", "kind", "line", "cost", "prevents", "of", "damage", "n",
                         "once_per_turn", "first_each_turn", "works_inactive", "rez_first"});
        break;
    case AbilityKind::Cannot:
        place.allowOnly({"id", "kind", "line", "what", "player", "of", "while", "works_inactive"});
        break;
    case AbilityKind::Adds:
        place.allowOnly({"id", "kind", "line", "damage", "by"});
        break;
    case AbilityKind::Hosts:
        place.allowOnly({"id", "kind", "line", "of", "capacity", "memory_capacity", "memory_free",
                         "by_ability"});
        break;
    case AbilityKind::InstallsOn:
        place.allowOnly({"id", "kind", "line", "of"});
        break;
    case AbilityKind::Replacement:
        place.allowOnly(
            {"id", "kind", "line", "damage", "while", "optional", "first_each_run", "do"});
        break;
    case AbilityKind::IfSuccessful:
        place.allowOnly({"id", "kind", "line", "while", "optional", "instead_of_accessing", "do"});
        break;
    case AbilityKind::AdditionalCost:
        place.allowOnly(
            {"id", "kind", "line", "to", "of", "cost", "while", "works_inactive", "lingers"});
        break;
    }
}

void readConstant(const JsonPlace &place, Ability &ability)
{
    if (const auto value = place.get("value"))
        ability.modifies = value->word(valueWords);
    if (const auto player = place.get("player"))
        ability.ofPlayer = player->word(whoWords);
    if (const auto by = place.get("by"))
        ability.by = readAmount(*by);
    if (const auto subtype = place.get("adds_subtype"))
        ability.addsSubtype = subtype->string();
    if (const auto subtype = place.get("loses_subtype"))
        ability.losesSubtype = subtype->string();
    if (const auto of = place.get("subtypes_of"))
        ability.subtypesOf = readFilter(*of);
    if (const auto trashes = place.get("trashes"))
        ability.trashes = readFilter(*trashes);
    if (const auto blanks = place.get("blanks")) {
        blanks->allowOnly({"type", "owner", "unique", "not_subtype"});
        ability.blanks = readFilter(*blanks);
    }
    if (!ability.modifies && !ability.trashes && !ability.blanks && !ability.subtypesOf
        && ability.addsSubtype.empty() && ability.losesSubtype.empty())
        place.fail("expected value, trashes, blanks, adds_subtype or loses_subtype");
    if (ability.modifies.has_value() != place.get("by").has_value())
        place.fail("value and by come together");
}

Ability readAbility(const JsonPlace &place)
{
    Ability ability;
    ability.id = place.at("id").string();
    ability.kind = place.at("kind").word(abilityKindWords);
    allowKeys(place, ability.kind);
    if (const auto line = place.get("line"))
        ability.line = static_cast<int>(line->integer(1, 20));
    if (const auto cost = place.get("cost"))
        ability.cost = readCost(*cost);
    const std::pair<std::string_view, bool Ability::*> flags[] = {
        {"optional", &Ability::optional},
        {"once_per_turn", &Ability::oncePerTurn},
        {"once_per_run", &Ability::oncePerRun},
        {"first_each_turn", &Ability::firstEachTurn},
        {"first_each_run", &Ability::firstEachRun},
        {"works_inactive", &Ability::worksInactive},
        {"when_leaving", &Ability::whenLeaving},
        {"at_once", &Ability::atOnce},
        {"lingers", &Ability::lingers},
        {"rez_first", &Ability::rezFirst},
        {"instead_of_accessing", &Ability::replacesAccess},
        {"memory_free", &Ability::memoryFree},
        {"by_ability", &Ability::byAbilityOnly},
    };
    for (const auto &[key, member] : flags)
        if (const auto flag = place.get(key)) {
            if (!flag->boolean())
                flag->fail("leave it out instead");
            ability.*member = true;
        }
    if (const auto during = place.get("while"))
        ability.during = readCondition(*during);
    if (const auto damage = place.get("damage"))
        for (const JsonPlace &kind : damage->items())
            ability.damages.push_back(kind.word(damageWords));
    if (const auto restriction = place.get("restriction"))
        ability.restriction = readCondition(*restriction);
    if (const auto of = place.get("of"))
        ability.of = readFilter(*of);
    if (const auto effects = place.get("do"))
        ability.effects = readEffects(*effects);
    switch (ability.kind) {
    case AbilityKind::Paid:
        (void)place.at("cost");
        (void)place.at("do");
        if (const auto by = place.get("by"))
            ability.usedBy = by->word(whoWords);
        break;
    case AbilityKind::Conditional:
        ability.when = readWhen(place.at("when"));
        if (const auto versions = place.get("versions"))
            for (const JsonPlace &version : versions->items())
                ability.versions.add(version.word(rules::rulesVersionWords));
        (void)place.at("do");
        break;
    case AbilityKind::Constant:
        readConstant(place, ability);
        break;
    case AbilityKind::Subroutine:
    case AbilityKind::Play:
        (void)place.at("do");
        break;
    case AbilityKind::Prevent:
        ability.prevents = place.at("prevents").word(preventedWords);
        if (const auto n = place.get("n"))
            ability.prevented = readAmount(*n);
        break;
    case AbilityKind::Cannot:
        ability.forbids = place.at("what").word(forbiddenWords);
        if (const auto player = place.get("player"))
            ability.ofPlayer = player->word(whoWords);
        break;
    case AbilityKind::Adds:
        ability.by = readAmount(place.at("by"));
        break;
    case AbilityKind::Hosts:
        (void)place.at("of");
        if (const auto capacity = place.get("capacity"))
            ability.capacity = static_cast<int>(capacity->integer(1, 20));
        if (const auto capacity = place.get("memory_capacity"))
            ability.memoryCapacity = static_cast<int>(capacity->integer(1, 20));
        break;
    case AbilityKind::InstallsOn:
        (void)place.at("of");
        break;
    case AbilityKind::Replacement:
    case AbilityKind::IfSuccessful:
        (void)place.at("do");
        break;
    case AbilityKind::AdditionalCost:
        ability.to = place.at("to").word(initiatedWords);
        (void)place.at("cost");
        break;
    }
    return ability;
}

} // namespace

Recurring readRecurring(const JsonPlace &place)
{
    place.allowOnly({"credits", "for", "while"});
    Recurring recurring;
    recurring.credits = static_cast<int>(place.at("credits").integer(0, 99));
    if (const auto uses = place.get("for")) {
        recurring.uses.clear();
        for (const JsonPlace &one : uses->items()) {
            one.allowOnly({"to", "of"});
            BoundTo use;
            if (const auto to = one.get("to"))
                use.to = to->word(spendingWords);
            if (const auto of = one.get("of"))
                use.of = readFilter(*of);
            recurring.uses.push_back(std::move(use));
        }
    }
    if (const auto during = place.get("while"))
        recurring.during = readCondition(*during);
    return recurring;
}

std::vector<Ability> readAbilities(const JsonPlace &list)
{
    std::vector<Ability> abilities;
    for (const JsonPlace &place : list.items()) {
        Ability ability = readAbility(place);
        if (ability.id.empty())
            place.at("id").fail("expected text that is not empty");
        if (std::ranges::find(abilities, ability.id, &Ability::id) != abilities.end())
            place.at("id").fail("another ability has this id");
        abilities.push_back(std::move(ability));
    }
    return abilities;
}

} // namespace rulings
