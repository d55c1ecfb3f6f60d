// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Conditional Abilities", "Trigger Steps", "Simultaneous Effects", "Chain
// Reactions", "Timing Structures"; FAQ 1.6: "Bypass", Section 3 on Security Testing; Core Rules:
// "Simultaneous Effects", "Triggered Abilities".
#include "rules/rulings/triggers.h"

#include "rules/rulings/effects.h"
#include "rules/rulings/encounter.h"
#include "rules/rulings/ordinals.h"
#include "rules/rulings/run_walk.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

bool meets(Table &table, const Ability &ability, ObjectId source, const Event &event,
           bool noted = true)
{
    const TriggerCondition &when = ability.when;
    if (when.event != event.kind
        || (!ability.versions.empty() && !ability.versions.contains(table.book->version())))
        return false;
    Context context = contextOf(table, source);
    context.event = event;
    if (when.player && sideOf(*when.player, context.controller) != event.player)
        return false;
    if (when.damage && *when.damage != event.damage)
        return false;
    if (event.facedown && when.object && !when.object->types.empty())
        return false;
    if ((when.byDamage && !event.byDamage) || (when.wasInstalled && !isInstalledIn(event.from)))
        return false;
    if (when.by && sideOf(*when.by, context.controller) != event.by.value_or(event.player))
        return false;
    if (when.object && !matches(table, *when.object, event.object, context)) {
        if (noted && event.object.exists())
            table.missed.push_back({&ability, source, event.object});
        return false;
    }
    if (!holds(table, when.also, context)) {
        if (noted) {
            table.leaveOut("trigger.met"_rule,
                           table.nameOf(source)
                               + ": what its condition requires does not hold as it would be met");
            table.unmet.push_back({&ability, source, table.state[source].copy});
        }
        return false;
    }
    return true;
}

std::string label(const Table &table, const Pending &waiting)
{
    return table.state[waiting.source].name + "#" + waiting.ability->id;
}

/// What its condition was met by has come to an end before its time (Rules Reference 1.0, "Trigger
/// Steps"): an approach with the run, or as the run leaves the order of its steps.
bool isApproachOver(const State &state, const Pending &waiting)
{
    return waiting.event.kind == EventKind::Approached
        && (!state.run.on || !state.run.leaving.empty());
}

/// Whether the ability may still trigger; the trace says why not.
bool stillTriggers(Table &table, const Pending &waiting)
{
    const Object &source = table.state[waiting.source];
    // What a card says of the run it initiated does not need the card any more.
    const bool active = waiting.ability->kind == AbilityKind::IfSuccessful
        || waiting.ability->worksInactive || waiting.ability->whenLeaving
        || (waiting.copy == source.copy && isActive(table.state, waiting.source));
    if (waiting.ability->replacesAccess && table.state.run.accessReplaced) {
        table.say(table.nameOf(waiting.source) + ": accessing was replaced already, and only once",
                  {"replace.once"_rule});
        return false;
    }
    if (waiting.encounter != 0
        && (!table.state.run.encountering || table.state.run.encounters != waiting.encounter)) {
        table.say(table.nameOf(waiting.source)
                      + ": the encounter it waited for is over, so it does not resolve",
                  {"trigger.structure-ended"_rule});
        return false;
    }
    if (isApproachOver(table.state, waiting)) {
        table.say(table.nameOf(waiting.source)
                      + ": the approach it waited for is over, so it does not resolve",
                  {"trigger.structure-ended"_rule});
        return false;
    }
    // What triggers without a choice is not used (Rules Reference 1.0, "Using Abilities").
    if (isOptional(*waiting.ability)
        && isForbidden(table, Forbidden::Use, waiting.controller, waiting.source)) {
        table.say("an effect says that " + table.nameOf(waiting.source) + " is not used",
                  {"cannot.prevails"_rule});
        return false;
    }
    if (active)
        return true;
    const bool needsSource = table.setting("trigger.needs-active-source");
    if (needsSource && waiting.notFirst && !table.setting("order.one-by-one")) {
        table.say(table.nameOf(waiting.source) + " triggered together with others of its player",
                  {"order.active-player-first"_rule});
        return true;
    }
    if (needsSource) {
        table.say(table.nameOf(waiting.source)
                      + " is inactive before its ability triggers: the ability is lost",
                  {"trigger.source-inactive"_rule});
        return false;
    }
    table.say(table.nameOf(waiting.source)
                  + " was active when its condition was met: its ability resolves",
              {"trigger.active-when-met"_rule});
    return true;
}

bool names(const Act &act, const Pending &waiting)
{
    return act.object == waiting.source && act.ability == waiting.ability->id;
}

} // namespace

void trigger(Table &table, const Pending &waiting)
{
    if (!stillTriggers(table, waiting))
        return;
    Object &source = table.state[waiting.source];
    if (waiting.ability->oncePerTurn)
        source.usedThisTurn.push_back(waiting.ability->id);
    if (waiting.ability->oncePerRun)
        table.state.run.used.emplace_back(waiting.source, waiting.ability->id);
    table.used.emplace_back(waiting.source, waiting.ability->id);
    const bool activePlayer = waiting.controller == table.state.turn;
    table.say(
        table.nameOf(waiting.source) + ": its ability triggers",
        {activePlayer ? "order.active-player-first"_rule : "order.inactive-player-after"_rule});
    table.order.push_back(label(table, waiting));
    if (waiting.ability->replacesAccess) {
        table.state.run.accessReplaced = true;
        table.say("the cards of the server are not accessed", {"replace.instead"_rule});
    }
    Context context = contextOf(table, waiting.source);
    context.controller = waiting.controller;
    context.event = waiting.event;
    context.heldWhenMet = waiting.held;
    context.chosenToUse = waiting.ability->optional;
    resolve(table, waiting.ability->effects, context);
}

namespace {

/// The question is about using it, and this is the occasion unless it cannot trigger any more.
void askAboutUse(Table &table, const Pending &waiting)
{
    if (!stillTriggers(table, waiting))
        return;
    table.occasion = waiting;
    throw Moment{};
}

/// The entry the player takes next of those waiting above `mark`; none: he is done.
std::optional<std::size_t> taken(Table &table, std::size_t mark, Side side)
{
    std::vector<std::size_t> mine, required;
    for (std::size_t i = mark; i < table.pending.size(); ++i)
        if (table.pending[i].controller == side) {
            mine.push_back(i);
            if (!isOptional(*table.pending[i].ability))
                required.push_back(i);
        }
    if (const Act *act = table.next())
        for (const std::size_t i : mine)
            if (names(*act, table.pending[i])) {
                if (act == table.asked) {
                    askAboutUse(table, table.pending[i]);
                    break;
                }
                if (act->kind == ActKind::Use) {
                    table.consume();
                    return i;
                }
                if (act->kind == ActKind::Decline) {
                    if (!isOptional(*table.pending[i].ability))
                        throw NotAllowed{label(table, table.pending[i])
                                         + " must be triggered: it says nothing of a choice"};
                    table.say(label(table, table.pending[i]) + " is not used",
                              {"trigger.optional"_rule});
                    table.consume();
                    table.pending.erase(table.pending.begin() + static_cast<std::ptrdiff_t>(i));
                    return taken(table, mark, side);
                }
            }
    if (required.empty()) {
        for (const std::size_t i : mine)
            table.leaveUndone(side,
                              table.unused(table.pending[i].source, *table.pending[i].ability));
        return std::nullopt;
    }
    std::vector<std::string> labels;
    for (const std::size_t i : required)
        labels.push_back(label(table, table.pending[i]));
    return required[table.choose(side, "which of their abilities triggers first", labels)];
}

/// The first event of a turn is the first for a card that becomes active later, too, or that has
/// its text again.
void noteFirst(Table &table, const Event &event)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        if (isActive(table.state, id) && !isBlank(table, id))
            continue;
        for (const Ability &ability : table.state[id].card->abilities)
            if (ability.firstEachTurn && ability.kind == AbilityKind::Conditional
                && !ability.worksInactive && meets(table, ability, id, event, false))
                table.state[id].usedThisTurn.push_back(ability.id);
    }
}

/// What the effect of the ability requires, if it requires anything before all else.
std::optional<bool> requirementHolds(const Table &table, const Ability &ability, ObjectId source,
                                     const Event &event)
{
    if (ability.effects.empty() || ability.effects.front().op != Op::If)
        return std::nullopt;
    Context context = contextOf(table, source);
    context.event = event;
    return wouldHold(table, ability.effects.front().condition, context);
}

} // namespace

void noteMissed(Table &table, EventKind event, ObjectId object)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        for (const Ability &ability : table.state.objects[i].card->abilities)
            if (ability.kind == AbilityKind::Conditional && ability.when.event == event
                && ability.when.object)
                table.missed.push_back({&ability, {static_cast<std::int16_t>(i)}, object});
}

bool isOptional(const Ability &ability)
{
    return ability.optional || ability.oncePerTurn || ability.oncePerRun;
}

namespace {

/// Of cards that were used before and have left play since.
void leaveOutInactive(Table &table, EventKind event)
{
    for (const auto &[source, id] : table.used) {
        const auto waits = [&](const Ability &ability) {
            return ability.kind == AbilityKind::Conditional && ability.when.event == event
                && !ability.worksInactive && !ability.whenLeaving;
        };
        const std::string why =
            table.nameOf(source) + " is inactive by now, and so is its ability for this";
        if (!isActive(table.state, source)
            && std::ranges::any_of(table.state[source].card->abilities, waits)
            && std::ranges::find(table.notApplied, why, &NotApplied::why) == table.notApplied.end())
            table.leaveOut("trigger.met"_rule, why);
    }
}

} // namespace

Met meet(Table &table, const Event &event, const std::vector<ObjectId> &left)
{
    table.state.happened.push_back({event.kind,
                                    table.state.run.on ? table.state.run.server : ServerId{},
                                    event.object, false});
    Met met;
    const auto visit = [&](ObjectId source, const Ability &ability) {
        if (ability.kind != AbilityKind::Conditional)
            return;
        const Object &object = table.state[source];
        if (std::ranges::find(object.usedThisTurn, ability.id) != object.usedThisTurn.end())
            return;
        auto &run = table.state.run.used;
        const std::pair<ObjectId, std::string> inRun{source, ability.id};
        if (std::ranges::find(run, inRun) != run.end())
            return;
        if (!meets(table, ability, source, event))
            return;
        if (event.kind == EventKind::Encountered && isResolvedHere(table, source, ability))
            return;
        if ((ability.firstEachTurn || ability.firstEachRun)
            && happenedBefore(table, ability, source, event)) {
            table.leaveOut("ordinal.that-instance"_rule,
                           table.nameOf(source)
                               + ": it waits for the first instance, and that was "
                                 "before");
            return;
        }
        assumeUnused(table, source, ability);
        if (ability.firstEachRun)
            run.push_back(inRun);
        // It counts for that instance only, whatever becomes of it ("Ordinal Events").
        if (ability.firstEachTurn)
            table.state[source].usedThisTurn.push_back(ability.id);
        (ability.atOnce ? met.atOnce : met.waiting)
            .push_back({&ability, source, object.copy, object.owner, event,
                        event.kind == EventKind::Encountered ? table.state.run.encounters : 0,
                        requirementHolds(table, ability, source, event)});
    };
    forEachAbility(table, visit);
    noteFirst(table, event);
    leaveOutInactive(table, event.kind);
    for (const ObjectId id : left)
        for (const Ability &ability : table.state[id].card->abilities)
            if (ability.whenLeaving && !isActive(table.state, id))
                visit(id, ability);
    return met;
}

void resolveAtOnce(Table &table, const Met &met)
{
    for (const Pending &one : met.atOnce) {
        table.say(table.nameOf(one.source) + ": its constant ability counts first",
                  {"order.constant-first"_rule});
        Context context = contextOf(table, one.source);
        context.event = one.event;
        resolve(table, one.ability->effects, context);
    }
}

void raise(Table &table, const Event &event, const std::vector<ObjectId> &left)
{
    if (table.state.winner != Winner::Nobody)
        return;
    const Met met = meet(table, event, left);
    resolveAtOnce(table, met);
    for (const Pending &waiting : met.waiting)
        table.say(label(table, waiting) + ": its trigger condition is met",
                  {!waiting.ability->worksInactive         ? "trigger.met"_rule
                       : event.kind == EventKind::Accessed ? "trigger.works-inactive"_rule
                                                           : "ability.trigger-condition"_rule});
    table.pending.insert(table.pending.end(), met.waiting.begin(), met.waiting.end());
}

namespace {

/// Whether a requirement is looked at when the condition is met or when the effect resolves is the
/// same, unless it has come to hold meanwhile.
void lookBack(Table &table)
{
    for (const Table::Unmet &one : std::exchange(table.unmet, {})) {
        const Object &source = table.state[one.source];
        if (source.copy != one.copy || !isActive(table.state, one.source))
            continue;
        if (wouldHold(table, one.ability->when.also, contextOf(table, one.source)))
            table.say(table.nameOf(one.source) + ": what it requires holds now, and did not then",
                      {"trigger.requirement-in-condition"_rule});
    }
}

} // namespace

void assumeUnused(const Table &table, ObjectId source, const Ability &ability)
{
    const State &state = table.state;
    const std::string name = state[source].name + '#' + ability.id;
    if ((ability.oncePerTurn || ability.firstEachTurn) && !state[source].usesKnown)
        table.assume(name
                     + (ability.firstEachTurn ? ": its first time in this turn had not come before"
                                              : " was not used before in this turn"));
    if ((ability.oncePerRun || ability.firstEachRun) && state.run.on && !state.run.followed)
        table.assume(name
                     + (ability.firstEachRun ? ": its first time in this run had not come before"
                                             : " was not used before in this run"));
}

bool isAwaited(const Table &table, EventKind event)
{
    return anyAbility(table, [&](ObjectId, const Ability &ability) {
        return ability.kind == AbilityKind::Conditional && ability.when.event == event;
    });
}

void settle(Table &table, std::size_t mark)
{
    applyStateRules(table);
    while (table.state.winner == Winner::Nobody && table.pending.size() > mark) {
        // The script leads to where the game has come already.
        if (table.state.at.kind == TimingKind::Run && stepAhead(table) == table.state.at.step)
            table.consume();
        auto index = taken(table, mark, table.state.turn);
        if (!index)
            index = taken(table, mark, opponentOf(table.state.turn));
        if (!index)
            break;
        const Pending waiting = table.pending[*index];
        table.pending.erase(table.pending.begin() + static_cast<std::ptrdiff_t>(*index));
        for (std::size_t i = mark; i < table.pending.size(); ++i)
            if (table.pending[i].controller == waiting.controller)
                table.pending[i].notFirst = true;
        trigger(table, waiting);
    }
    if (table.pending.size() > mark)
        table.pending.resize(mark);
    if (mark == 0)
        lookBack(table);
}

namespace {

/// Rules Reference 1.0, "Memory Limit".
void keepMemoryLimit(Table &table)
{
    const auto programs = [&] {
        std::vector<ObjectId> found;
        for (std::size_t i = 0; i < table.state.objects.size(); ++i)
            if (const Object &object = table.state.objects[i];
                object.zone == Zone::Rig && object.faceup && object.card->type == CardType::Program)
                found.push_back({static_cast<std::int16_t>(i)});
        return found;
    };
    const auto all = programs();
    if (std::ranges::any_of(all, [&](ObjectId id) { return !table.state[id].card->memory; })) {
        table.assume("installed programs keep the memory limit");
        return;
    }
    while (!programs().empty() && table.state.winner == Winner::Nobody
           && memoryUsed(table) > playerValue(table, Value::MemoryLimit, Side::Runner)) {
        table.say("programs take more than the memory limit: the Runner must trash some",
                  {"memory.exceeded"_rule});
        (void)doTrash(table, {table.pick(Side::Runner, "which program is trashed", programs())});
    }
}

} // namespace

namespace {

/// Clicks are one total: what a constant ability adds or ceases to add changes it at once.
void keepAllotment(Table &table)
{
    State &state = table.state;
    Player &player = state.player(state.turn);
    if (state.allotted < 0 || !player.clicks.isKnown())
        return;
    const int now = playerValue(table, Value::AllottedClicks, state.turn);
    const int before = std::exchange(state.allotted, now);
    if (now == before)
        return;
    // What was spent already cannot be taken, and does not come back with another card.
    const int left = player.clicks + now - before - state.clicksOwed;
    state.clicksOwed = std::max(0, -left);
    player.clicks = std::max(0, left);
    table.say("the turn has " + std::to_string(now) + " clicks of its own now instead of "
                  + std::to_string(before) + ": " + std::to_string(std::max(0, left)) + " left",
              {"click.running-total"_rule});
}

} // namespace

void applyStateRules(Table &table)
{
    keepMemoryLimit(table);
    keepAllotment(table);
    std::vector<ObjectId> saved;
    for (bool again = true; again && table.state.winner == Winner::Nobody;) {
        again = false;
        std::vector<std::pair<ObjectId, ObjectId>> doomed;
        forEachAbility(table, [&](ObjectId source, const Ability &ability) {
            const Context context = contextOf(table, source);
            if (ability.kind != AbilityKind::Constant || !ability.trashes
                || !holds(table, ability.during, context))
                return;
            for (const ObjectId id : all(table, *ability.trashes, context))
                if (std::ranges::find(saved, id) == saved.end())
                    doomed.emplace_back(id, source);
        });
        if (!doomed.empty()) {
            again = true;
            table.say(table.nameOf(doomed.front().second) + " trashes "
                          + table.nameOf(doomed.front().first) + " at once",
                      {"ability.constant"_rule});
            // What cannot be trashed, or was saved, stays as it is.
            const auto actor = std::exchange(table.actor, table.state[doomed.front().second].owner);
            const bool trashed = !doTrash(table, {doomed.front().first}).empty();
            table.actor = actor;
            if (!trashed)
                saved.push_back(doomed.front().first);
        }
    }
}

} // namespace rulings
