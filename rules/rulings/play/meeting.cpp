// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Conditional Abilities", "Trigger Steps", "Simultaneous Effects", "Chain
// Reactions", "Timing Structures"; FAQ 1.6: "Bypass", Section 3 on Security Testing; Core Rules:
// "Simultaneous Effects", "Triggered Abilities".
#include "rules/rulings/play/meeting.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/meets.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/ordinals.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// The first event of a turn is the first for a card that becomes active later, too, or that has
/// its text again.
void noteFirst(Table &table, const Event &event)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        if (isActive(table.state, id) && !isBlank(table, id))
            continue;
        for (const Ability &ability : table.state[id].card->abilities)
            if (ability.firstEachTurn && isMetBy(ability, event.kind) && !ability.worksInactive
                && meets(table, ability, contextOf(table, id), event, false))
                table.state[id].usedThisTurn.push_back(ability.id);
    }
}

/// What the effect of the ability requires, if it requires anything before all else.
std::optional<bool> requirementHolds(const Table &table, const Ability &ability, ObjectId source,
                                     const Event &event)
{
    if (ability.effects.empty() || ability.effects.front().op != &ifOperation)
        return std::nullopt;
    Context context = contextOf(table, source);
    context.event = event;
    return wouldHold(table, ability.effects.front().as<IfHow>().condition, context);
}

} // namespace

void noteMissed(const Table &table, EventKind event, ObjectId object)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        for (const Ability &ability : table.state.objects[i].card->abilities)
            if (isMetBy(ability, event) && ability.as<ConditionalAbility>().when.object)
                table.record.missed.push_back({&ability, {static_cast<std::int16_t>(i)}, object});
}

namespace {

/// Of cards that were used before and have left play since.
void leaveOutInactive(const Table &table, const Event &event)
{
    for (const auto &[source, id] : table.used) {
        const auto waits = [&](const Ability &ability) {
            return isMetBy(ability, event.kind) && !ability.worksInactive
                && !ability.as<ConditionalAbility>().whenLeaving && wouldDo(table, [&] {
                       return meets(table, ability, contextOf(table, source), event, false);
                   });
        };
        if (source == event.object || isActive(table.state, source)
            || std::ranges::none_of(table.state[source].card->abilities, waits))
            continue;
        Sentence why = Sentence::tr("{card} is inactive by now, and so is its ability for this",
                                    {{"card", source}});
        if (std::ranges::find(table.record.notApplied, why, &NotApplied::why)
            == table.record.notApplied.end())
            table.leaveOut("trigger.met"_rule, std::move(why));
    }
}

/// Abilities that effects have made and that wait for it.
void meetAwaiting(Table &table, const Event &event, Met &met)
{
    std::erase_if(table.awaiting, [&](const Table::Awaiting &one) {
        const Ability &ability = *one.ability;
        Context context = one.context;
        if (context.picked.exists() && table.state[context.picked].copy != one.pickedCopy)
            context.picked = {};
        const std::pair<ObjectId, std::string> inRun{context.source, ability.id};
        const auto &used = table.state.run.used;
        if (std::ranges::find(used, inRun) != used.end() || !meets(table, ability, context, event))
            return false;
        met.waiting.push_back(
            {&ability, context.source, context.copy, context.controller, event,
             event.kind == EventKind::Encountered ? table.state.run.encounters : 0, std::nullopt,
             false, context.picked, context.number, context.named, context.sourceBefore,
             context.server});
        return one.once;
    });
}

/// It was used, or met, as often as it says.
void noteSpent(const Table &table, ObjectId source, const Ability &ability, const Event &event)
{
    // What it does itself meets it no second time, and nobody would think so.
    if (table.frames.source() == source
        || !meets(table, ability, contextOf(table, source), event, false))
        return;
    const bool inTurn = ability.firstEachTurn || ability.oncePerTurn;
    noteFirstWas(table, ability, source, [&] {
        if (ability.firstEachTurn || ability.firstEachRun)
            return firstWasBefore(table, source, ability);
        return inTurn ? Sentence::tr("{card} was used in this turn already", {{"card", source}})
                      : Sentence::tr("{card} was used in this run already", {{"card", source}});
    });
}

} // namespace

void noteHappened(Table &table, const Event &event)
{
    State &state = table.state;
    if (event.kind == EventKind::RunBegins)
        ++state.runs;
    Happened one;
    one.event = event.kind;
    one.server = state.run.on ? state.run.server : ServerId{};
    one.object = event.object;
    one.player = event.by.value_or(event.player);
    one.run = state.run.on ? state.runs : 0;
    one.accessed = event.object.exists() && event.object == state.run.accessing;
    if (event.kind == EventKind::DamageTaken || event.kind == EventKind::DamagePrevented)
        one.damage = event.damage;
    one.amount = event.amount;
    if (event.kind == EventKind::Accessed)
        one.from = event.from;
    if (event.kind == EventKind::CounterPlaced)
        one.counter = event.counter;
    one.cause = table.frames.source();
    state.happened.push_back(one);
}

namespace {

/// Whether that ability of the card is met by it; then it is among those.
void visitAbility(Table &table, const Event &event, ObjectId source, const Ability &ability,
                  Met &met)
{
    if (!isMetBy(ability, event.kind))
        return;
    const Object &object = table.state[source];
    auto &run = table.state.run.used;
    const std::pair<ObjectId, std::string> inRun{source, ability.id};
    if (std::ranges::count(object.usedThisTurn, ability.id) >= timesEachTurn(table, source, ability)
        || std::ranges::find(run, inRun) != run.end()) {
        noteSpent(table, source, ability, event);
        // Which time it is matters for a card that comes into play later.
        if (ability.firstEachTurn && meets(table, ability, contextOf(table, source), event, false))
            table.state[source].usedThisTurn.push_back(ability.id);
        return;
    }
    if (!meets(table, ability, contextOf(table, source), event)
        || (event.kind == EventKind::Encountered && isResolvedHere(table, source, ability))
        || isMetByBatch(table, source, ability, event))
        return;
    if (cameSincePlayed(table, source, event)) {
        noteSilent(table, ability, source, [&] {
            return silentBecause(
                source,
                Sentence::tr("it was not in play as {card} was played", {{"card", event.object}}));
        });
        if (ability.firstEachTurn)
            table.state[source].usedThisTurn.push_back(ability.id);
        return;
    }
    if ((ability.firstEachTurn || ability.firstEachRun)
        && happenedBefore(table, ability, source, event)) {
        noteFirstWas(table, ability, source,
                     [&] { return firstWasBefore(table, source, ability); });
        return;
    }
    assumeUnused(table, source, ability);
    saySecondTime(table, source, ability);
    if (ability.firstEachRun)
        run.push_back(inRun);
    // It counts for that instance only, whatever becomes of it ("Ordinal Events").
    if (ability.firstEachTurn)
        table.state[source].usedThisTurn.push_back(ability.id);
    (ability.as<ConditionalAbility>().atOnce ? met.atOnce : met.waiting)
        .push_back({&ability,
                    source,
                    object.copy,
                    object.owner,
                    event,
                    event.kind == EventKind::Encountered ? table.state.run.encounters : 0,
                    requirementHolds(table, ability, source, event),
                    false,
                    {}});
}

} // namespace

Met meet(Table &table, const Event &event, const std::vector<ObjectId> &left)
{
    Met met;
    const auto visit = [&](ObjectId source, const Ability &ability) {
        visitAbility(table, event, source, ability, met);
    };
    forEachAbility(table, visit);
    meetAwaiting(table, event, met);
    noteFirst(table, event);
    noteInactive(table, event, left, [&](ObjectId source, const Ability &ability) {
        return meets(table, ability, contextOf(table, source), event, false);
    });
    leaveOutInactive(table, event);
    for (const ObjectId id : left)
        for (const Ability &ability : table.state[id].card->abilities)
            if (const auto *conditional = ability.asIf<ConditionalAbility>(); conditional
                && conditional->whenLeaving && !isActive(table.state, id)
                && !(conditional->lingers && table.state.run.on))
                visit(id, ability);
    return met;
}

namespace {

/// That what an ability waits for the first time was not before, in this run or this turn.
Sentence notBefore(const Table &table, ObjectId source, const Ability &ability, bool inRun)
{
    const Side owner = table.state[source].owner;
    Sentence event;
    if (const auto *conditional = ability.asIf<ConditionalAbility>())
        event = describe(conditional->when, owner);
    else if (const auto *replacement = ability.asIf<ReplacementAbility>())
        event = replacement->damages.size() == 1 ? nameOf(replacement->damages.front())
            : replacement->ofTrashing || replacement->ofAccess ? Sentence()
                                                               : Sentence::tr("damage");
    if (event.empty())
        return inRun ? Sentence::tr("what meets {ability} had not happened before in this run",
                                    {{"ability", AbilityOf{source, ability.id}}})
                     : Sentence::tr("what meets {ability} had not happened before in this turn",
                                    {{"ability", AbilityOf{source, ability.id}}});
    //: an event that the text of a card speaks of: "encountering a piece of ice (for Rielle)"
    return inRun ? Sentence::tr("before what the question tells, this had not happened in this "
                                "run: {event} (for {card})",
                                {{"card", source}, {"event", event}})
                 : Sentence::tr("before what the question tells, this had not happened in this "
                                "turn: {event} (for {card})",
                                {{"card", source}, {"event", event}});
}

} // namespace

void assumeUnused(const Table &table, ObjectId source, const Ability &ability)
{
    const State &state = table.state;
    // What happened in this turn tells which time it is.
    if ((ability.oncePerTurn || ability.firstEachTurn) && !state.turnKnown
        && !state[source].usesKnown)
        table.assume(ability.firstEachTurn
                         ? notBefore(table, source, ability, false)
                         : Sentence::tr("{ability} was not used before in this turn",
                                        {{"ability", AbilityOf{source, ability.id}}}));
    if ((ability.oncePerRun || ability.firstEachRun) && state.run.on && !state.run.followed)
        table.assume(ability.firstEachRun
                         ? notBefore(table, source, ability, true)
                         : Sentence::tr("{ability} was not used before in this run",
                                        {{"ability", AbilityOf{source, ability.id}}}));
}

bool isAwaited(const Table &table, EventKind event)
{
    return std::ranges::any_of(
               table.awaiting,
               [&](const Table::Awaiting &one) { return isMetBy(*one.ability, event); })
        || anyAbility(table,
                      [&](ObjectId, const Ability &ability) { return isMetBy(ability, event); });
}

} // namespace rulings
