// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Host", "Hosted", "Install"; FAQ 1.6: "Hosting", the card rulings on Djinn,
// Dinosaurus and Parasite; Core Rules: "Hosting".
#include "rules/rulings/table/hosting.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace rulings {

const Ability *abilityOf(const Object &object, AbilityKind kind)
{
    const auto &abilities = object.card->abilities;
    const auto found = std::ranges::find(abilities, kind, &Ability::kind);
    return found == abilities.end() ? nullptr : &*found;
}

const HostsAbility *hosts(const Table &table, ObjectId host, ObjectId card)
{
    if (!isActive(table.state, host) || isBlank(table, host) || cannotHost(table, host))
        return nullptr;
    const Ability *ability = abilityOf(table.state[host], AbilityKind::Hosts);
    return ability && matches(table, ability->of, card, contextOf(table, host))
        ? ability->asIf<HostsAbility>()
        : nullptr;
}

std::vector<ObjectId> hostedOn(const State &state, ObjectId host)
{
    std::vector<ObjectId> hosted;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (state.objects[i].host == host)
            hosted.push_back({static_cast<std::int16_t>(i)});
    return hosted;
}

std::vector<ObjectId> withHosted(const State &state, std::vector<ObjectId> cards)
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (const ObjectId id : hostedOn(state, cards[i]))
            if (std::ranges::find(cards, id) == cards.end())
                cards.push_back(id);
    return cards;
}

Taken takenAsItLies(const State &state, ObjectId card)
{
    Taken taken{card, {}};
    for (const ObjectId id : withHosted(state, {card}))
        taken.before.emplace_back(id, state[id]);
    return taken;
}

bool takesNoMemory(const Table &table, ObjectId program)
{
    const ObjectId host = table.state[program].host;
    if (!host.exists())
        return false;
    const HostsAbility *hosting = hosts(table, host, program);
    return hosting && hosting->memoryFree;
}

bool takesNoMemoryOn(const Table &table, ObjectId program, ObjectId host)
{
    if (table.state[program].host == host)
        return takesNoMemory(table, program);
    Trial hosted(table);
    hosted.state()[program].host = host;
    return takesNoMemory(*hosted, program);
}

std::vector<ObjectId> hostsFor(const Table &table, ObjectId card)
{
    const Ability *only = abilityOf(table.state[card], AbilityKind::InstallsOn);
    if (!only)
        return {};
    auto hosts = all(table, only->of, contextOf(table, card));
    std::erase_if(hosts, [&](ObjectId host) { return cannotHost(table, host); });
    return hosts;
}

bool isFull(const State &state, ObjectId host)
{
    const Ability *ability = abilityOf(state[host], AbilityKind::Hosts);
    const auto capacity = ability ? ability->as<HostsAbility>().capacity : std::nullopt;
    return capacity && static_cast<int>(hostedOn(state, host).size()) >= *capacity;
}

bool couldBeHosted(const Table &table, ObjectId card)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId host{static_cast<std::int16_t>(i)};
        const HostsAbility *hosting = host == card ? nullptr : hosts(table, host, card);
        if (hosting && !hosting->byAbilityOnly && !isFull(table.state, host))
            return true;
    }
    return false;
}

std::vector<ObjectId> copiedBy(const State &state, ObjectId card, bool paidToo)
{
    std::vector<ObjectId> copied;
    if (!state[card].card->copiesText)
        return copied;
    for (const Ability &ability : state[card].card->abilities) {
        const auto *constant = ability.asIf<ConstantAbility>();
        if (!constant
            || (constant->alters != Altered::Text
                && !(paidToo && constant->alters == Altered::PaidText)))
            continue;
        if (ability.of.ref == Ref::Chosen && chosenBy(state, card).exists())
            copied.push_back(chosenBy(state, card));
        if (ability.of.hosted)
            for (const ObjectId id : hostedOn(state, card))
                copied.push_back(id);
    }
    // A condition counter has what it does for itself, and one that is an agenda now has no text.
    std::erase_if(copied, [&](ObjectId id) { return state[id].converted; });
    return copied;
}

ObjectId copiedFrom(const State &state, ObjectId card, const Ability &ability)
{
    for (const ObjectId other : copiedBy(state, card))
        if (std::ranges::any_of(state[other].card->abilities,
                                [&](const Ability &one) { return &one == &ability; }))
            return other;
    return {};
}

const Ability *abilityCalled(const State &state, ObjectId card, std::string_view id)
{
    if (const Ability *own = state[card].card->find(id))
        return own;
    for (const ObjectId other : copiedBy(state, card))
        for (const Ability &ability : state[other].card->abilities)
            if (ability.id == id || state[other].name + '.' + ability.id == id)
                return &ability;
    return nullptr;
}

namespace {

/// Memory that is for such programs alone, as far as they take it.
int memoryApart(const Table &table, const std::vector<ObjectId> &programs)
{
    int apart = 0;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (!modifies(ability, Value::MemoryLimit) || !ability.as<ConstantAbility>().onlyFor)
            return;
        const auto &constant = ability.as<ConstantAbility>();
        const Context context = contextOf(table, source);
        int used = 0;
        for (const ObjectId id : programs)
            if (matches(table, *constant.onlyFor, id, context))
                used += value(table, Value::MemoryCost, id);
        apart += std::min(used, number(table, constant.by, context));
    });
    return apart;
}

/// Programs that take memory where they are.
std::vector<ObjectId> programsTaking(const Table &table, const std::vector<ObjectId> &without)
{
    std::vector<ObjectId> programs;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = table.state[id];
        if (object.zone == Zone::Rig && object.faceup && object.card->type == CardType::Program
            && std::ranges::find(without, id) == without.end() && !takesNoMemory(table, id))
            programs.push_back(id);
    }
    return programs;
}

int memoryCostOf(const Table &table, const std::vector<ObjectId> &programs)
{
    int cost = 0;
    for (const ObjectId id : programs)
        cost += value(table, Value::MemoryCost, id);
    return cost;
}

} // namespace

int memoryTaken(const Table &table, const std::vector<ObjectId> &without)
{
    return memoryCostOf(table, programsTaking(table, without));
}

int memoryUsed(const Table &table, const std::vector<ObjectId> &without, ObjectId with)
{
    std::vector<ObjectId> programs = programsTaking(table, without);
    if (with.exists())
        programs.push_back(with);
    return memoryCostOf(table, programs) - memoryApart(table, programs);
}

} // namespace rulings
