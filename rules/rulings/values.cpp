// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Simultaneous Effects" (modifiers are summed), "Constant Abilities",
// "Strength", "Subtype", "All", "Bypass", "Memory Limit", "Maximum Hand Size", "Link".
#include "rules/rulings/values.h"

#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

Side sideOf(Who who, Side controller)
{
    switch (who) {
    case Who::You:
        return controller;
    case Who::Opponent:
        return opponentOf(controller);
    case Who::Corp:
        return Side::Corp;
    case Who::Runner:
        return Side::Runner;
    }
    return controller;
}

Context contextOf(const Table &table, ObjectId source)
{
    Context context;
    context.source = source;
    context.copy = table.state[source].copy;
    context.controller = table.state[source].owner;
    return context;
}

ObjectId object(const Table &table, Ref ref, const Context &context)
{
    const State &state = table.state;
    switch (ref) {
    case Ref::None:
        return {};
    case Ref::Self:
        return context.source;
    case Ref::Host:
        return state[context.source].host;
    case Ref::Chosen:
        return state[context.source].chosen;
    case Ref::Picked:
        return context.picked;
    case Ref::Event:
        return context.event.object;
    case Ref::Encountered:
        return state.run.encountering ? state.run.ice : ObjectId{};
    case Ref::Approached:
        return state.run.encountering ? ObjectId{} : state.run.ice;
    }
    return {};
}

namespace {

bool isThere(const Table &table, Where where, ObjectId id, const Context &context)
{
    const Object &object = table.state[id];
    switch (where) {
    case Where::Anywhere:
        return true;
    case Where::ThisServer:
        return context.source.exists() && object.server.exists()
            && object.server
            == (context.server.exists() ? context.server : table.state[context.source].server);
    case Where::AttackedServer:
        return table.state.run.on && object.server == table.state.run.server;
    case Where::CentralServer:
        return object.server.exists() && isCentral(object.server);
    case Where::RemoteServer:
        return object.server.exists() && !isCentral(object.server);
    }
    return false;
}

} // namespace

bool matches(const Table &table, const Filter &filter, ObjectId id, const Context &context)
{
    if (!id.exists())
        return false;
    const Object &candidate = table.state[id];
    if (filter.ref != Ref::None && object(table, filter.ref, context) != id)
        return false;
    if (filter.ref == Ref::None && candidate.zone == Zone::Removed)
        return false;
    const bool facedownRunner = candidate.zone == Zone::Rig && !candidate.faceup;
    if (!filter.types.empty() && (facedownRunner || !filter.types.contains(candidate.card->type)))
        return false;
    if (!filter.subtype.empty() && !hasSubtype(table, id, filter.subtype))
        return false;
    if (!filter.notSubtype.empty() && hasSubtype(table, id, filter.notSubtype))
        return false;
    if (filter.owner && candidate.owner != sideOf(*filter.owner, context.controller))
        return false;
    if (filter.installed && *filter.installed != isInstalled(candidate))
        return false;
    if (filter.rezzed
        && (candidate.owner != Side::Corp || !isInstalled(candidate)
            || *filter.rezzed != candidate.faceup))
        return false;
    if (filter.zone && candidate.zone != *filter.zone)
        return false;
    if (filter.notZone && candidate.zone == *filter.notZone)
        return false;
    if (filter.hosted && candidate.host != context.source)
        return false;
    if (filter.notSelf && id == context.source)
        return false;
    return isThere(table, filter.where, id, context);
}

std::vector<ObjectId> all(const Table &table, const Filter &filter, const Context &context)
{
    std::vector<ObjectId> found;
    if (filter.ref != Ref::None) {
        const ObjectId one = object(table, filter.ref, context);
        if (matches(table, filter, one, context))
            found.push_back(one);
        return found;
    }
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)}; matches(table, filter, id, context))
            found.push_back(id);
    return found;
}

void requireModelled(const Table &table, ObjectId id, Uncovered question)
{
    const CardModel &card = *table.state[id].card;
    if (card.modelled == Modelled::None
        || (card.modelled == Modelled::Partial
            && (card.concerns.contains(question) || card.concerns.contains(Uncovered::Anything))))
        throw NotDerivable{"the abilities of " + table.nameOf(id) + " are not modelled"
                           + (card.uncovered.empty() ? "" : ": " + card.uncovered)};
}

void forEachAbility(const Table &table, const std::function<void(ObjectId, const Ability &)> &visit)
{
    const State &state = table.state;
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const bool active = isActive(state, id);
        if (active)
            requireModelled(table, id);
        for (const Ability &ability : state[id].card->abilities)
            if (active || ability.worksInactive)
                visit(id, ability);
    }
}

bool hasSubtype(const Table &table, ObjectId id, std::string_view subtype)
{
    const Object &object = table.state[id];
    if (object.zone == Zone::Rig && !object.faceup)
        return false;
    auto count = std::ranges::count(object.card->subtypes, subtype);
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (ability.kind != AbilityKind::Constant
            || (ability.addsSubtype != subtype && ability.losesSubtype != subtype))
            return;
        if (matches(table, ability.of, id, contextOf(table, source)))
            count += ability.addsSubtype == subtype ? 1 : -1;
    });
    return count > 0;
}

int subroutineCount(const Object &object)
{
    return static_cast<int>(
        std::ranges::count(object.card->abilities, AbilityKind::Subroutine, &Ability::kind));
}

bool allBroken(const State &state)
{
    // "All" includes zero; a bypass breaks none, not even of zero (Rules Reference 1.0, "All",
    // "Bypass").
    return !state.run.bypassed
        && std::ranges::all_of(state.run.broken, [](bool broken) { return broken; });
}

namespace {

/// Whether the attacked server is of that kind, seen from the card.
bool isKindOf(const State &state, Where where, const Context &context)
{
    const ServerId attacked = state.run.server;
    switch (where) {
    case Where::CentralServer:
        return isCentral(attacked);
    case Where::RemoteServer:
        return !isCentral(attacked);
    case Where::ThisServer:
        return context.source.exists() && state[context.source].server == attacked;
    default:
        return true;
    }
}

} // namespace

int number(Table &table, const Amount &amount, const Context &context)
{
    int counted = 0;
    const ObjectId one = object(table, amount.object.ref, context);
    switch (amount.of) {
    case Amount::Of::Nothing:
        break;
    case Amount::Of::Counters:
        if (one == context.source && context.sourceBefore)
            counted = context.sourceBefore->counter(amount.counter);
        else if (one.exists())
            counted = table.state[one].counter(amount.counter);
        break;
    case Amount::Of::Subroutines:
        if (one.exists()) {
            requireModelled(table, one);
            counted = subroutineCount(table.state[one]);
        }
        break;
    case Amount::Of::Count:
        counted = static_cast<int>(all(table, amount.object, context).size());
        break;
    case Amount::Of::Value:
        if (one.exists())
            counted = value(table, amount.value, one);
        break;
    case Amount::Of::TagsOfRunner:
        counted = table.state.tags;
        break;
    }
    return amount.factor * counted + amount.plus;
}

bool holds(Table &table, const Condition &condition, const Context &context)
{
    bool result = true;
    switch (condition.kind) {
    case Condition::Kind::Always:
        break;
    case Condition::Kind::AtLeast:
        result = number(table, condition.left, context) >= number(table, condition.right, context);
        break;
    case Condition::Kind::Matches:
        result = !all(table, condition.filter, context).empty();
        break;
    case Condition::Kind::AllBroken:
        result = allBroken(table.state);
        break;
    case Condition::Kind::Tagged:
        result = table.state.tags > 0;
        break;
    case Condition::Kind::RunOn:
        result = table.state.run.on && isKindOf(table.state, condition.where, context);
        break;
    }
    return result != condition.negated;
}

namespace {

std::optional<int> printed(const CardModel &card, Value kind)
{
    switch (kind) {
    case Value::Strength:
        return card.strength;
    case Value::RezCost:
    case Value::InstallCost:
    case Value::PlayCost:
        return card.cost;
    case Value::TrashCost:
        return card.trashCost;
    case Value::AdvancementRequirement:
        return card.advancementRequirement;
    case Value::MemoryCost:
        return card.memory;
    default:
        return std::nullopt;
    }
}

/// Rules Reference 1.0, "Memory Unit", "Maximum Hand Size", "Turn", "Headquarters".
int startingWith(Value kind, Side side)
{
    switch (kind) {
    case Value::MemoryLimit:
        return 4;
    case Value::HandSize:
        return 5;
    case Value::AllottedClicks:
        return side == Side::Corp ? 3 : 4;
    default:
        return 0;
    }
}

/// A number and how it came about.
struct Sum {
    int total = 0;
    std::string terms;

    void add(const Table &table, int by, ObjectId source)
    {
        if (by == 0)
            return;
        total += by;
        terms += (by < 0 ? ", " : ", +") + std::to_string(by) + " by " + table.nameOf(source);
    }
};

template <class Concerns>
void addModifiers(Table &table, Sum &sum, Value kind, const Concerns &concerns)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (ability.kind != AbilityKind::Constant || ability.modifies != kind)
            return;
        const Context context = contextOf(table, source);
        if (concerns(ability, context) && holds(table, ability.during, context))
            sum.add(table, number(table, ability.by, context), source);
    });
}

void sayValue(Table &table, Value kind, const std::string &of, const Sum &sum)
{
    table.say(std::string(core::toWord(valueWords, kind)) + " of " + of + ": " + sum.terms
                  + ", together " + std::to_string(sum.total),
              {"value.sum"_rule, "order.constant-first"_rule});
}

} // namespace

int value(Table &table, Value kind, ObjectId id, bool traced)
{
    const auto base = printed(*table.state[id].card, kind);
    if (!base)
        throw NotDerivable{table.nameOf(id) + " has no fixed "
                           + std::string(core::toWord(valueWords, kind))};
    Sum sum{*base, std::to_string(*base) + " on the card"};
    addModifiers(table, sum, kind, [&](const Ability &ability, const Context &context) {
        return !ability.ofPlayer && matches(table, ability.of, id, context);
    });
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Modifier && lasting.value == kind && lasting.object == id
            && lasting.copy == table.state[id].copy)
            sum.add(table, lasting.by, lasting.source);
    if (traced)
        sayValue(table, kind, table.nameOf(id), sum);
    return sum.total;
}

int playerValue(Table &table, Value kind, Side side, bool traced)
{
    const int base = startingWith(kind, side);
    Sum sum{base, std::to_string(base) + " to begin with"};
    addModifiers(table, sum, kind, [&](const Ability &ability, const Context &context) {
        return ability.ofPlayer && sideOf(*ability.ofPlayer, context.controller) == side;
    });
    if (kind == Value::HandSize && side == Side::Runner && table.state.brainDamage > 0) {
        sum.total -= table.state.brainDamage;
        sum.terms += ", -" + std::to_string(table.state.brainDamage) + " by brain damage";
        table.say("each brain damage takes one card off the maximum hand size for good",
                  {"damage.brain"_rule});
    }
    if (kind == Value::Link && side == Side::Runner)
        for (std::size_t i = 0; i < table.state.objects.size(); ++i)
            if (const ObjectId card{static_cast<std::int16_t>(i)}; isActive(table.state, card))
                sum.add(table, table.state[card].card->link, card);
    if (traced)
        sayValue(table, kind, side == Side::Corp ? "the Corp" : "the Runner", sum);
    return sum.total;
}

int memoryUsed(Table &table)
{
    int used = 0;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = table.state[id];
        if (object.zone == Zone::Rig && object.faceup && object.card->type == CardType::Program)
            used += value(table, Value::MemoryCost, id);
    }
    return used;
}

} // namespace rulings
