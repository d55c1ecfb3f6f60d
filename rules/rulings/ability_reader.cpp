// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/ability_reader.h"

#include "rules/rulings/effect_reader.h"

#include <algorithm>

namespace rulings {

using core::JsonPlace;

namespace {

TriggerCondition readWhen(const JsonPlace &place)
{
    place.allowOnly({"event", "player", "of", "damage", "also"});
    TriggerCondition when;
    when.event = place.at("event").word(eventWords);
    if (const auto player = place.get("player"))
        when.player = player->word(whoWords);
    if (const auto of = place.get("of"))
        when.object = readFilter(*of);
    if (const auto damage = place.get("damage"))
        when.damage = damage->word(damageWords);
    if (const auto also = place.get("also"))
        when.also = readCondition(*also);
    return when;
}

void allowKeys(const JsonPlace &place, AbilityKind kind)
{
    switch (kind) {
    case AbilityKind::Paid:
        place.allowOnly({"id", "kind", "line", "cost", "by", "once_per_turn", "restriction", "do"});
        break;
    case AbilityKind::Conditional:
        place.allowOnly({"id", "kind", "line", "when", "optional", "once_per_turn",
                         "first_each_turn", "works_inactive", "do"});
        break;
    case AbilityKind::Constant:
        place.allowOnly({"id", "kind", "line", "value", "of", "player", "by", "while",
                         "adds_subtype", "loses_subtype", "trashes"});
        break;
    case AbilityKind::Subroutine:
    case AbilityKind::Play:
        place.allowOnly({"id", "kind", "line", "do"});
        break;
    case AbilityKind::Prevent:
        place.allowOnly(
            {"id", "kind", "line", "cost", "prevents", "of", "damage", "n", "once_per_turn"});
        break;
    case AbilityKind::AdditionalCost:
        place.allowOnly({"id", "kind", "line", "to", "of", "cost", "works_inactive", "lingers"});
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
    if (const auto during = place.get("while"))
        ability.during = readCondition(*during);
    if (const auto subtype = place.get("adds_subtype"))
        ability.addsSubtype = subtype->string();
    if (const auto subtype = place.get("loses_subtype"))
        ability.losesSubtype = subtype->string();
    if (const auto trashes = place.get("trashes"))
        ability.trashes = readFilter(*trashes);
    if (!ability.modifies && !ability.trashes && ability.addsSubtype.empty()
        && ability.losesSubtype.empty())
        place.fail("expected value, trashes, adds_subtype or loses_subtype");
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
    for (const std::string_view key :
         {"optional", "once_per_turn", "first_each_turn", "works_inactive", "lingers"})
        if (const auto flag = place.get(key)) {
            if (!flag->boolean())
                flag->fail("leave it out instead");
            (key == "optional"              ? ability.optional
                 : key == "once_per_turn"   ? ability.oncePerTurn
                 : key == "first_each_turn" ? ability.firstEachTurn
                 : key == "lingers"         ? ability.lingers
                                            : ability.worksInactive) = true;
        }
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
        if (const auto damage = place.get("damage"))
            for (const JsonPlace &kind : damage->items())
                ability.damages.push_back(kind.word(damageWords));
        break;
    case AbilityKind::AdditionalCost:
        ability.to = place.at("to").word(initiatedWords);
        (void)place.at("cost");
        break;
    }
    return ability;
}

} // namespace

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
