// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Simultaneous Effects" (modifiers are summed), "Constant Abilities",
// "Strength", "All", "Bypass", "Memory Limit", "Maximum Hand Size", "Link".
#include "rules/rulings/table/values.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

bool hasTrashCost(const Table &table, ObjectId id)
{
    const CardModel &card = *table.state[id].card;
    const bool later = card.type == CardType::Ice || card.type == CardType::Operation;
    return card.trashCost && (!later || table.setting("trash-cost.on-ice-and-operations"));
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

/// Where the card shows X and its own ability says what that is.
bool saysItself(const CardModel &card, Value kind)
{
    return std::ranges::any_of(card.abilities, [&](const Ability &ability) {
        return modifies(ability, kind) && ability.of.ref == Ref::Self;
    });
}

/// Rules Reference 1.0, "Memory Unit", "Maximum Hand Size", "Turn", "Headquarters".
int startingWith(Value kind, Side side)
{
    switch (kind) {
    case Value::MemoryLimit:
        return 4;
    case Value::HandSize:
    case Value::StartingHand:
        return 5;
    case Value::Accesses:
        return 1;
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

/// How much of what may be used its player uses, of so much; nothing: that is not decided here.
using HowMuch = std::function<int(Side, int)>;

template <class Concerns>
void addModifiers(const Table &table, Sum &sum, Value kind, const Concerns &concerns,
                  const HowMuch &howMuch = {})
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (!modifies(ability, kind))
            return;
        const Context context = contextOf(table, source);
        if (!concerns(ability, context) || !holds(table, ability.during, context))
            return;
        int by = number(table, ability.as<ConstantAbility>().by, context);
        if (ability.optional && by > 0
            && isForbidden(table, Forbidden::Use, context.controller, source))
            return;
        if (ability.optional && by > 0 && !howMuch)
            throw NotDerivable{"how much of " + table.nameOf(source) + " is used is not decided"};
        if (ability.optional && by > 0)
            by = howMuch(context.controller, by);
        sum.add(table, by, source);
    });
}

/// Strength alone may be less than nothing (Rules Reference 1.0, "Strength"; FAQ 1.6, "Negative
/// Strength").
int leastOf(Value kind) { return kind == Value::Strength ? std::numeric_limits<int>::min() : 0; }

/// Which part of a card's text may change such a number of the card itself.
Uncovered concernOf(Value kind)
{
    switch (kind) {
    case Value::RezCost:
        return Uncovered::Rez;
    case Value::InstallCost:
        return Uncovered::Install;
    case Value::PlayCost:
        return Uncovered::Play;
    default:
        return Uncovered::Anything;
    }
}

void sayValue(const Table &table, Value kind, const std::string &of, const Sum &sum)
{
    std::string what(core::toWord(valueWords, kind));
    std::ranges::replace(what, '-', ' ');
    const bool several = sum.terms.find(',') != std::string::npos;
    table.say(what + " of " + of + ": " + sum.terms
                  + (several ? ", together " + std::to_string(sum.total) : ""),
              {"value.sum"_rule, "order.constant-first"_rule});
}

} // namespace

int value(const Table &table, Value kind, ObjectId id, bool traced)
{
    requireModelled(table, id, concernOf(kind));
    auto base = printed(*table.state[id].card, kind);
    if (!base && kind == Value::PlayCost && table.state[id].card->mostX)
        base = table.state[id].x;
    if (!base && saysItself(*table.state[id].card, kind))
        base = 0;
    if (!base)
        throw NotDerivable{table.nameOf(id) + " has no fixed "
                           + std::string(core::toWord(valueWords, kind))};
    Sum sum{*base, std::to_string(*base) + " on the card"};
    addModifiers(table, sum, kind, [&](const Ability &ability, const Context &context) {
        return !ability.as<ConstantAbility>().ofPlayer && matches(table, ability.of, id, context);
    });
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Modifier && lasting.value == kind && lasting.object == id
            && lasting.copy == table.state[id].copy)
            sum.add(table, lasting.by, lasting.source);
    if (traced)
        sayValue(table, kind, table.nameOf(id), sum);
    return std::max(leastOf(kind), sum.total);
}

namespace {

int sumOfPlayer(const Table &table, Value kind, Side side, bool traced, const HowMuch &howMuch)
{
    const int base = startingWith(kind, side);
    Sum sum{base, std::to_string(base) + " to begin with"};
    addModifiers(
        table, sum, kind,
        [&](const Ability &ability, const Context &context) {
            const auto &whose = ability.as<ConstantAbility>().ofPlayer;
            return whose && sideOf(*whose, context.controller) == side;
        },
        howMuch);
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Modifier && lasting.value == kind
            && lasting.player == side)
            sum.add(table, lasting.by, lasting.source);
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
        sayValue(table, kind, nameOf(side), sum);
    return sum.total;
}

} // namespace

int playerValue(const Table &table, Value kind, Side side, bool traced)
{
    return sumOfPlayer(table, kind, side, traced, {});
}

int decideAccesses(Table &table)
{
    return sumOfPlayer(table, Value::Accesses, Side::Runner, true, [&](Side side, int most) {
        return table.chooseNumber(side, "how much of it is used", most);
    });
}

int memoryUsed(const Table &table, const std::vector<ObjectId> &without)
{
    int used = 0;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = table.state[id];
        if (object.zone == Zone::Rig && object.faceup && object.card->type == CardType::Program
            && std::ranges::find(without, id) == without.end() && !takesNoMemory(table, id))
            used += value(table, Value::MemoryCost, id);
    }
    return used;
}

} // namespace rulings
