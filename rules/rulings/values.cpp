// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Simultaneous Effects" (modifiers are summed), "Constant Abilities",
// "Strength", "All", "Bypass", "Memory Limit", "Maximum Hand Size", "Link".
#include "rules/rulings/values.h"

#include "rules/rulings/effects.h"
#include "rules/rulings/hosting.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/zones.h"

#include <algorithm>
#include <limits>

namespace rulings {

int subroutineCount(const Object &object)
{
    return static_cast<int>(
        std::ranges::count(object.card->abilities, AbilityKind::Subroutine, &Ability::kind));
}

void assumeUnbroken(const Table &table)
{
    const Run &run = table.state.run;
    if (run.joinedInEncounter && !run.brokenKnown && !run.broken.empty())
        table.assume("no subroutine was broken before");
}

bool allBroken(const Table &table)
{
    // "All" includes zero; a bypass breaks none, not even of zero (Rules Reference 1.0, "All",
    // "Bypass").
    const Run &run = table.state.run;
    assumeUnbroken(table);
    if (run.bypassed)
        return run.broken.empty() && !table.setting("bypass.zero-counts-as-unbroken");
    return std::ranges::all_of(run.broken, [](bool broken) { return broken; });
}

bool hasTrashCost(const Table &table, ObjectId id)
{
    const CardModel &card = *table.state[id].card;
    const bool later = card.type == CardType::Ice || card.type == CardType::Operation;
    return card.trashCost && (!later || table.setting("trash-cost.on-ice-and-operations"));
}

namespace {

/// Whether the server is of that kind, seen from the card.
bool isKindOf(const State &state, ServerId attacked, Where where, const Context &context)
{
    switch (where) {
    case Where::CentralServer:
        return isCentral(attacked);
    case Where::RemoteServer:
        return !isCentral(attacked);
    case Where::ThisServer:
        return context.source.exists() && state[context.source].server == attacked;
    case Where::ChosenServer:
        return context.source.exists() && state[context.source].chosenServer == attacked;
    case Where::Hq:
        return attacked == hqServer;
    case Where::RnD:
        return attacked == rndServer;
    case Where::Archives:
        return attacked == archivesServer;
    default:
        return true;
    }
}

bool happened(const Table &table, const std::vector<Happened> &events, const Condition &condition,
              const Context &context)
{
    const auto isRun = [](const Happened &one) {
        return one.event == EventKind::RunBegins || one.event == EventKind::RunSuccessful
            || one.event == EventKind::RunUnsuccessful || one.event == EventKind::RunEnds;
    };
    const auto tells = [&](const Happened &one) {
        // A run of which only the end is told has begun, too.
        return one.event == condition.event
            || (condition.event == EventKind::RunBegins && isRun(one));
    };
    if (condition.event == EventKind::RunAction && std::ranges::none_of(events, tells)
        && std::ranges::any_of(events,
                               [&](const Happened &one) { return one.stated && isRun(one); }))
        throw NotDerivable{"whether an action or an ability made that run is not stated"};
    return std::ranges::any_of(events, [&](const Happened &one) {
        if (!tells(one))
            return false;
        if (condition.where != Where::Anywhere && !one.server.exists())
            throw NotDerivable{"on which server that happened is not stated"};
        if (condition.object && !one.object.exists())
            throw NotDerivable{"to which card that happened is not stated"};
        return (condition.where == Where::Anywhere
                || isKindOf(table.state, one.server, condition.where, context))
            && (!condition.object || matches(table, *condition.object, one.object, context));
    });
}

std::string inWords(EventKind event)
{
    std::string words(core::toWord(eventWords, event));
    std::ranges::replace(words, '-', ' ');
    return words;
}

int playerNumber(Table &table, PlayerNumber number, Side side)
{
    const State &state = table.state;
    switch (number) {
    case PlayerNumber::Credits:
        return state.player(side).credits;
    case PlayerNumber::Hand:
        return handSizeOf(state, side);
    case PlayerNumber::Link:
        return playerValue(table, Value::Link, side);
    case PlayerNumber::AgendaPoints:
        return agendaPoints(table, side);
    case PlayerNumber::UnusedMemory:
        return std::max(0, playerValue(table, Value::MemoryLimit, side) - memoryUsed(table));
    case PlayerNumber::BadPublicity:
        return state.badPublicity;
    }
    return 0;
}

/// What an effect means by a value. Of a rez or play cost it may be the printed number alone.
int namedValue(Table &table, const Amount &amount, ObjectId id)
{
    const Value kind = amount.value;
    const int total = value(table, kind, id);
    if (amount.modified) {
        table.say("what modifies the cost counts with it", {"cost.modified-counts"_rule});
        return total;
    }
    const auto &cost = table.state[id].card->cost;
    const bool formula = kind == Value::RezCost || kind == Value::PlayCost;
    return formula && cost && total != *cost && !table.setting("cost.rez-is-a-formula") ? *cost
                                                                                        : total;
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
            requireModelled(table, one, Uncovered::Encounter);
            counted = subroutineCount(table.state[one]);
            if (table.state.run.encountering && table.state.run.ice == one)
                counted += static_cast<int>(table.state.run.gained.size());
        }
        break;
    case Amount::Of::Count:
        requireListed(table, amount.object);
        counted = static_cast<int>(all(table, amount.object, context).size());
        break;
    case Amount::Of::Value:
        if (one.exists())
            counted = namedValue(table, amount, one);
        break;
    case Amount::Of::TagsOfRunner:
        counted = table.state.tags;
        break;
    case Amount::Of::Player:
        counted = playerNumber(table, amount.playerNumber, sideOf(amount.who, context.controller));
        break;
    case Amount::Of::LastLost:
        counted = context.lost;
        break;
    case Amount::Of::TraceStrength:
        counted = table.state.trace.strength;
        break;
    case Amount::Of::ChosenNumber:
        counted = context.number;
        break;
    case Amount::Of::OfEvent:
        counted = context.event.amount;
        break;
    }
    const int total = amount.factor * counted + amount.plus;
    return amount.dividedBy > 1 ? std::max(0, total) / amount.dividedBy : total;
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
        if (!result)
            requireListed(table, condition.filter);
        break;
    case Condition::Kind::AllBroken:
        result = allBroken(table);
        break;
    case Condition::Kind::Tagged:
        result = table.state.tags > 0;
        break;
    case Condition::Kind::RunOn:
        result = table.state.run.on
            && isKindOf(table.state, table.state.run.server, condition.where, context);
        break;
    case Condition::Kind::Happened:
        result = happened(table, table.state.happened, condition, context);
        if (!result && !table.state.turnKnown)
            table.assume("not told, and taken as not having happened in this turn: "
                         + inWords(condition.event));
        break;
    case Condition::Kind::HappenedLastTurn:
        result = happened(table, table.state.happenedLastTurn, condition, context);
        if (!result && !table.state.lastTurnKnown)
            table.assume("not told, and taken as not having happened in the turn before: "
                         + inWords(condition.event));
        break;
    case Condition::Kind::Turn:
        result = table.state.turn == sideOf(condition.who, context.controller);
        break;
    case Condition::Kind::FirstClick:
        if (!table.state.clicksSpentStated && table.state.clicksSpent == 0)
            throw NotDerivable{"not stated: clicks spent in this turn"};
        result = table.state.clicksSpent == 0;
        break;
    case Condition::Kind::Odd:
        result = number(table, condition.left, context) % 2 != 0;
        break;
    case Condition::Kind::Any:
        result = std::ranges::any_of(
            condition.parts, [&](const Condition &part) { return holds(table, part, context); });
        break;
    case Condition::Kind::All:
        result = std::ranges::all_of(
            condition.parts, [&](const Condition &part) { return holds(table, part, context); });
        break;
    }
    return result != condition.negated;
}

namespace {

/// What it asks for; empty where there are no short words for it.
std::string inWords(const Condition &condition)
{
    const std::string no = condition.negated ? "no " : "";
    switch (condition.kind) {
    case Condition::Kind::Tagged:
        return condition.negated ? "an untagged Runner" : "a tagged Runner";
    case Condition::Kind::RunOn:
        return no + "run" + (condition.where == Where::Anywhere ? "" : " on a certain server");
    case Condition::Kind::Happened:
        return no + "“" + inWords(condition.event) + "” in this turn";
    case Condition::Kind::HappenedLastTurn:
        return no + "“" + inWords(condition.event) + "” in the turn before";
    case Condition::Kind::FirstClick:
        return condition.negated ? "a click that is not the first" : "the first click of the turn";
    default:
        return {};
    }
}

} // namespace

std::string askingFor(const Condition &condition)
{
    const std::string what = inWords(condition);
    return what.empty() ? "" : ", which asks for " + what;
}

bool wouldHold(const Table &table, const Condition &condition, const Context &context)
{
    Table copy = table;
    const bool result = holds(copy, condition, context);
    for (const std::string &assumption : copy.assumptions)
        table.assume(assumption);
    return result;
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
        return ability.kind == AbilityKind::Constant && ability.modifies == kind
            && ability.of.ref == Ref::Self;
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

template <class Concerns>
void addModifiers(Table &table, Sum &sum, Value kind, const Concerns &concerns)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (ability.kind != AbilityKind::Constant || ability.modifies != kind)
            return;
        const Context context = contextOf(table, source);
        if (!concerns(ability, context) || !holds(table, ability.during, context))
            return;
        int by = number(table, ability.by, context);
        if (ability.optional && by > 0
            && isForbidden(table, Forbidden::Use, context.controller, source))
            return;
        if (ability.optional && by > 0)
            by = table.chooseNumber(context.controller, "how much of it is used", by);
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

void sayValue(Table &table, Value kind, const std::string &of, const Sum &sum)
{
    std::string what(core::toWord(valueWords, kind));
    std::ranges::replace(what, '-', ' ');
    const bool several = sum.terms.find(',') != std::string::npos;
    table.say(what + " of " + of + ": " + sum.terms
                  + (several ? ", together " + std::to_string(sum.total) : ""),
              {"value.sum"_rule, "order.constant-first"_rule});
}

} // namespace

int value(Table &table, Value kind, ObjectId id, bool traced)
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
        return !ability.ofPlayer && matches(table, ability.of, id, context);
    });
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Modifier && lasting.value == kind && lasting.object == id
            && lasting.copy == table.state[id].copy)
            sum.add(table, lasting.by, lasting.source);
    if (traced)
        sayValue(table, kind, table.nameOf(id), sum);
    return std::max(leastOf(kind), sum.total);
}

int playerValue(Table &table, Value kind, Side side, bool traced)
{
    const int base = startingWith(kind, side);
    Sum sum{base, std::to_string(base) + " to begin with"};
    addModifiers(table, sum, kind, [&](const Ability &ability, const Context &context) {
        return ability.ofPlayer && sideOf(*ability.ofPlayer, context.controller) == side;
    });
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

int memoryUsed(Table &table, const std::vector<ObjectId> &without)
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
