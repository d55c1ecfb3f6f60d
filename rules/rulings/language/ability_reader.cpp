// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/ability_reader.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect_reader.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

using core::JsonPlace;

namespace {

OfKind readPaid(const JsonPlace &place)
{
    (void)place.at("cost");
    (void)place.at("do");
    PaidAbility paid;
    fill(paid.usedBy, place, "by", whoWords);
    fill(paid.restriction, place, "restriction");
    fill(paid.ofHost, place, "of_host");
    fill(paid.inProse, place, "in_prose");
    fill(paid.insteadOfRez, place, "instead_of_rez");
    return paid;
}

OfKind readConditional(const JsonPlace &place)
{
    (void)place.at("do");
    ConditionalAbility conditional;
    conditional.when = readTriggerCondition(place.at("when"));
    fill(conditional.atOnce, place, "at_once");
    fill(conditional.whenLeaving, place, "when_leaving");
    fill(conditional.lingers, place, "lingers");
    if (const auto versions = place.get("versions"))
        for (const JsonPlace &version : versions->items())
            conditional.versions.add(version.word(rules::rulesVersionWords));
    return conditional;
}

OfKind readConstant(const JsonPlace &place)
{
    ConstantAbility constant;
    fill(constant.modifies, place, "value", valueWords);
    fill(constant.ofPlayer, place, "player", whoWords);
    fill(constant.by, place, "by");
    fill(constant.sets, place, "sets");
    fill(constant.addsSubtype, place, "adds_subtype");
    fill(constant.losesSubtype, place, "loses_subtype");
    fill(constant.subtypesOf, place, "subtypes_of");
    fill(constant.alters, place, "alters", alteredWords);
    fill(constant.until, place, "until", durationWords);
    fill(constant.trashes, place, "trashes");
    if (const auto blanks = place.get("blanks")) {
        blanks->allowOnly({"ref", "hosted", "type", "owner", "unique", "not_subtype"});
        constant.blanks = readFilter(*blanks);
    }
    fill(constant.onlyFor, place, "only_for");
    fill(constant.choosesFor, place, "chooses_for", damageWords);
    if (!constant.modifies && !constant.trashes && !constant.blanks && !constant.subtypesOf
        && !constant.alters && constant.choosesFor.empty() && constant.addsSubtype.empty()
        && constant.losesSubtype.empty())
        place.fail("expected value, trashes, blanks, adds_subtype or loses_subtype");
    if (constant.modifies.has_value() != place.get("by").has_value())
        place.fail("value and by come together");
    return constant;
}

/// One that only does something, and says nothing else of its own.
template <class Own>
OfKind readDoing(const JsonPlace &place)
{
    (void)place.at("do");
    return Own{};
}

OfKind readPrevent(const JsonPlace &place)
{
    PreventAbility prevent;
    prevent.prevents = place.at("prevents").word(preventedWords);
    fill(prevent.damages, place, "damage", damageWords);
    fill(prevent.prevented, place, "n");
    fill(prevent.rezFirst, place, "rez_first");
    fill(prevent.mandatory, place, "mandatory");
    fill(prevent.upTo, place, "up_to");
    fill(prevent.source, place, "source");
    fill(prevent.by, place, "by", whoWords);
    return prevent;
}

OfKind readAdditionalCost(const JsonPlace &place)
{
    (void)place.at("cost");
    AdditionalCostAbility additional;
    additional.to = place.at("to").word(initiatedWords);
    fill(additional.on, place, "on", whereWords);
    fill(additional.lingers, place, "lingers");
    return additional;
}

OfKind readCannot(const JsonPlace &place)
{
    CannotAbility cannot;
    cannot.forbids = place.at("what").word(forbiddenWords);
    fill(cannot.ofPlayer, place, "player", whoWords);
    fill(cannot.with, place, "with");
    fill(cannot.on, place, "on", whereWords);
    return cannot;
}

OfKind readSubroutine(const JsonPlace &place)
{
    (void)place.at("do");
    SubroutineAbility subroutine;
    fill(subroutine.times, place, "times");
    return subroutine;
}

OfKind readAddsSubroutine(const JsonPlace &place)
{
    (void)place.at("of");
    (void)place.at("do");
    AddsSubroutineAbility adds;
    fill(adds.before, place, "before");
    return adds;
}

OfKind readAdds(const JsonPlace &place)
{
    AddsAbility adds;
    adds.by = readAmount(place.at("by"));
    fill(adds.damages, place, "damage", damageWords);
    fill(adds.taken, place, "taken");
    return adds;
}

OfKind readHosts(const JsonPlace &place)
{
    (void)place.at("of");
    HostsAbility hosts;
    fill(hosts.capacity, place, "capacity", 1, 20);
    fill(hosts.memoryCapacity, place, "memory_capacity", 1, 20);
    fill(hosts.memoryFree, place, "memory_free");
    fill(hosts.byAbilityOnly, place, "by_ability");
    return hosts;
}

OfKind readInstallsOn(const JsonPlace &place)
{
    (void)place.at("of");
    return InstallsOnAbility{};
}

OfKind readReplacement(const JsonPlace &place)
{
    (void)place.at("do");
    ReplacementAbility replacement;
    fill(replacement.damages, place, "damage", damageWords);
    fill(replacement.ofTrashing, place, "trashing");
    fill(replacement.ofAccess, place, "of_access");
    return replacement;
}

/// The keys of a kind, and what those say that it alone has.
struct KindRow {
    AbilityKind kind;
    std::initializer_list<std::string_view> keys;
    OfKind (*read)(const JsonPlace &);
};

const KindRow kindRows[] = {
    {AbilityKind::Paid,
     {"id", "kind", "line", "cost", "by", "once_per_turn", "once_per_turn_in_all", "once_per_run",
      "restriction", "of_host", "in_prose", "instead_of_rez", "works_inactive", "do"},
     readPaid},
    {AbilityKind::Conditional,
     {"id", "kind", "line", "when", "optional", "once_per_turn", "once_per_run", "first_each_turn",
      "first_each_run", "works_inactive", "when_leaving", "lingers", "at_once", "versions",
      "instead_of_accessing", "do"},
     readConditional},
    {AbilityKind::Constant,
     {"id",          "kind",        "line",           "value",    "of",           "player",
      "by",          "sets",        "while",          "optional", "adds_subtype", "loses_subtype",
      "subtypes_of", "trashes",     "blanks",         "alters",   "until",        "works_inactive",
      "only_for",    "chooses_for", "first_each_turn"},
     readConstant},
    {AbilityKind::Subroutine, {"id", "kind", "line", "times", "while", "do"}, readSubroutine},
    {AbilityKind::Prevent,
     {"id", "kind", "line", "cost", "prevents", "of", "damage", "n", "once_per_turn",
      "first_each_turn", "first_each_run", "works_inactive", "rez_first", "mandatory", "up_to",
      "source", "by", "while", "do"},
     readPrevent},
    {AbilityKind::AdditionalCost,
     {"id", "kind", "line", "to", "on", "of", "cost", "while", "works_inactive", "lingers"},
     readAdditionalCost},
    {AbilityKind::Play, {"id", "kind", "line", "do"}, readDoing<PlayAbility>},
    {AbilityKind::Cannot,
     {"id", "kind", "line", "what", "player", "of", "with", "on", "while", "works_inactive"},
     readCannot},
    {AbilityKind::Adds,
     {"id", "kind", "line", "damage", "by", "taken", "first_each_turn"},
     readAdds},
    {AbilityKind::Hosts,
     {"id", "kind", "line", "of", "capacity", "memory_capacity", "memory_free", "by_ability"},
     readHosts},
    {AbilityKind::InstallsOn, {"id", "kind", "line", "of"}, readInstallsOn},
    {AbilityKind::Replacement,
     {"id", "kind", "line", "damage", "trashing", "of", "of_access", "while", "optional",
      "once_per_turn", "works_inactive", "first_each_run", "do"},
     readReplacement},
    {AbilityKind::IfSuccessful,
     {"id", "kind", "line", "while", "optional", "instead_of_accessing", "do"},
     readDoing<IfSuccessfulAbility>},
    {AbilityKind::AddsSubroutine,
     {"id", "kind", "line", "of", "while", "before", "do"},
     readAddsSubroutine},
};

Ability readAbility(const JsonPlace &place)
{
    Ability ability;
    ability.id = place.at("id").string();
    const AbilityKind kind = place.at("kind").word(abilityKindWords);
    const KindRow &row = *std::ranges::find(kindRows, kind, &KindRow::kind);
    place.allowOnly(row.keys);
    fill(ability.line, place, "line", 1, 20);
    fill(ability.cost, place, "cost");
    fill(ability.optional, place, "optional");
    fill(ability.oncePerTurn, place, "once_per_turn");
    fill(ability.oncePerRun, place, "once_per_run");
    fill(ability.oncePerTurnInAll, place, "once_per_turn_in_all");
    ability.oncePerTurn = ability.oncePerTurn || ability.oncePerTurnInAll;
    fill(ability.firstEachTurn, place, "first_each_turn");
    fill(ability.firstEachRun, place, "first_each_run");
    fill(ability.worksInactive, place, "works_inactive");
    fill(ability.replacesAccess, place, "instead_of_accessing");
    fill(ability.during, place, "while");
    fill(ability.of, place, "of");
    if (const auto effects = place.get("do"))
        ability.effects = readEffects(*effects);
    ability.own = row.read(place);
    return ability;
}

} // namespace

TriggerCondition readTriggerCondition(const JsonPlace &place)
{
    place.allowOnly({"event", "or", "or_of", "player", "of", "damage", "by", "by_damage",
                     "was_installed", "from", "in_server", "server", "differ", "took_nothing",
                     "counter", "also", "any_of", "together"});
    TriggerCondition when;
    when.event = place.at("event").word(eventWords);
    fill(when.orEvent, place, "or", eventWords);
    fill(when.orObject, place, "or_of");
    fill(when.player, place, "player", whoWords);
    fill(when.object, place, "of");
    fill(when.damage, place, "damage", damageWords);
    fill(when.by, place, "by", whoWords);
    fill(when.byDamage, place, "by_damage");
    fill(when.wasInstalled, place, "was_installed");
    fill(when.from, place, "from", zoneWords);
    fill(when.inServer, place, "in_server");
    fill(when.where, place, "server", whereWords);
    fill(when.differ, place, "differ");
    fill(when.tookNothing, place, "took_nothing");
    fill(when.together, place, "together");
    if (const auto counter = place.get("counter"))
        when.counter = counter->word(counterWords);
    fill(when.also, place, "also");
    if (const auto others = place.get("any_of"))
        for (const JsonPlace &one : others->items())
            when.others.push_back(readTriggerCondition(one));
    return when;
}

Recurring readRecurring(const JsonPlace &place)
{
    place.allowOnly({"credits", "for", "while"});
    Recurring recurring;
    recurring.there = true;
    fill(recurring.refillsTo, place, "credits");
    if (const auto uses = place.get("for")) {
        recurring.uses.clear();
        for (const JsonPlace &one : uses->items()) {
            one.allowOnly({"to", "of", "server"});
            BoundTo use;
            if (const auto to = one.get("to"))
                use.to = to->word(spendingWords);
            if (const auto of = one.get("of"))
                use.of = readFilter(*of);
            fill(use.where, one, "server", whereWords);
            recurring.uses.push_back(std::move(use));
        }
    }
    if (const auto during = place.get("while"))
        recurring.during = readCondition(*during);
    return recurring;
}

std::vector<Ability> readAbilities(const JsonPlace &list)
{
    const std::vector<JsonPlace> items = list.items();
    std::vector<Ability> abilities;
    abilities.reserve(items.size()); // they are large, and stay
    for (const JsonPlace &place : items) {
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
