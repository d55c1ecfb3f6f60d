// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Constant Abilities", "Memory Limit", "Click"; FAQ 1.6: Section 3; Core
// Rules: "Constant Abilities", "Programs".
#include "rules/rulings/play/state_rules.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

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
    auto all = programs();
    if (std::ranges::any_of(all, [&](ObjectId id) { return !table.state[id].card->memory; })) {
        table.assume(Sentence::tr("installed programs keep the memory limit"));
        return;
    }
    while (!all.empty() && table.state.winner == Winner::Nobody
           && memoryUsed(table) > playerValue(table, Value::MemoryLimit, Side::Runner)) {
        table.say(
            Sentence::tr("programs take more than the memory limit: the Runner must trash some"),
            {"memory.exceeded"_rule});
        (void)doTrash(table,
                      {table.pick(Side::Runner, Sentence::tr("which program is trashed"), all)});
        all = programs();
    }
}

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
    table.say(
        Sentence::tr("the turn has {n} click of its own now instead of {before}: {left} left",
                     "the turn has {n} clicks of its own now instead of {before}: {left} left", now,
                     {{"before", before}, {"left", std::max(0, left)}}),
        {"click.running-total"_rule});
    table.record.trace.back().value = Value::AllottedClicks;
}

} // namespace

namespace {

/// The grip is looked at whenever something has happened.
void noteEmptyGrip(Table &table)
{
    State &state = table.state;
    if (!state.runner.hand.isKnown())
        return;
    const bool empty = handSizeOf(state, Side::Runner) == 0;
    if (std::exchange(state.gripEmpty, empty) != empty && empty
        && isAwaited(table, EventKind::HandEmpty))
        raise(table, {EventKind::HandEmpty, {}, Side::Runner});
}

/// What an agenda is worth may change as it lies there; what keeps a player from winning was said.
bool hasPointsToWin(const Table &table)
{
    return std::ranges::any_of(std::array{Side::Corp, Side::Runner}, [&](Side side) {
        if (std::ranges::find(table.state.objects, scoreAreaOf(side), &Object::zone)
            == table.state.objects.end())
            return false;
        const Aside aside(table); // only to find whether it is so
        return agendaPoints(table, side) >= playerValue(table, Value::PointsToWin, side)
            && !isForbidden(table, Forbidden::Win, side, {});
    });
}

/// The value of that card which a condition asks about.
std::optional<Value> valueAsked(const Table &table, const Condition &condition, ObjectId card,
                                const Context &context)
{
    if (condition.kind == Condition::Kind::AtLeast && condition.left.of == Amount::Of::Value) {
        const Ref ref = condition.left.object.ref;
        if (ref == Ref::Candidate || (ref != Ref::None && object(table, ref, context) == card))
            return condition.left.value;
    }
    for (const Condition &part : condition.parts)
        if (const auto value = valueAsked(table, part, card, context))
            return value;
    return std::nullopt;
}

/// How the number came about for which the card is trashed.
void sayWhatDooms(const Table &table, ObjectId source, ObjectId card)
{
    const Context context = contextOf(table, source);
    for (const Ability &ability : table.state[source].card->abilities) {
        const auto *constant = ability.asIf<ConstantAbility>();
        if (!constant || !constant->trashes)
            continue;
        auto asked = valueAsked(table, ability.during, card, context);
        if (!asked && constant->trashes->fits)
            asked = valueAsked(table, *constant->trashes->fits, card, context);
        if (asked)
            (void)value(table, *asked, card, Told::IfModified);
    }
}

} // namespace

namespace {

/// A card, and the text of another one that trashes it.
struct Doomed {
    ObjectId card, source;
    const Ability *ability = nullptr;
};

/// The text begins with “when”, as all do that wait for so many counters; empty: it does not.
Sentence countersAskedFor(const Table &table, const Ability &ability, ObjectId source)
{
    const Condition &condition = ability.during;
    const bool counters =
        condition.kind == Condition::Kind::AtLeast && condition.left.of == Amount::Of::Counters;
    return counters ? whatDecides(table, condition, contextOf(table, source)) : Sentence();
}

/// Something waits for what one of the players trashes.
bool asksWhoTrashes(const Table &table)
{
    return anyAbility(table, [](ObjectId, const Ability &ability) {
        const auto *conditional = ability.asIf<ConditionalAbility>();
        if (!conditional)
            return false;
        const auto asks = [](const TriggerCondition &when) {
            return when.event == EventKind::Trashed && when.by;
        };
        return asks(conditional->when) || std::ranges::any_of(conditional->when.others, asks);
    });
}

/// False: that it would be trashed, and cannot be, was told before.
bool sayDoomed(const Table &table, ObjectId source, const Ability &ability, ObjectId id)
{
    const bool kept = cannotBeTrashed(table, id);
    const Sentence what = kept
        ? Sentence::tr("{source} would trash {card} at once", {{"source", source}, {"card", id}})
        : Sentence::tr("{source} trashes {card} at once", {{"source", source}, {"card", id}});
    if (const Sentence counters = countersAskedFor(table, ability, source);
        !kept && !counters.empty()) {
        const Sentence::Arguments said{{"source", source},
                                       {"card", id},
                                       {"why", counters},
                                       {"player", table.state[source].owner}};
        if (asksWhoTrashes(table) && table.hasRule("choice.owner"_rule))
            //: the same, and who does that
            table.say(Sentence::tr("{source} trashes {card}, for {why}; its text names no player, "
                                   "so {player} does that, whose card it is",
                                   said),
                      {"trigger.met"_rule, "choice.owner"_rule});
        else
            //: a card, one that it trashes, and what its text waits for: "5 virus counters on
            //: Trypano"
            table.say(Sentence::tr("{source} trashes {card}, for {why}", said),
                      {"trigger.met"_rule});
        return true;
    }
    if (kept
        && std::ranges::find(table.record.trace, what, &TraceLine::what)
            != table.record.trace.end())
        return false;
    sayWhatDooms(table, source, id);
    table.say(what, {"ability.constant"_rule});
    return true;
}

} // namespace

void applyStateRules(Table &table)
{
    noteEmptyGrip(table);
    const bool released = std::exchange(table.state.winKept, false);
    if (table.state.winner == Winner::Nobody && (released || hasPointsToWin(table)))
        lookForWinner(table);
    keepMemoryLimit(table);
    keepAllotment(table);
    std::vector<ObjectId> saved;
    for (bool again = true; again && table.state.winner == Winner::Nobody;) {
        again = false;
        std::vector<Doomed> doomed;
        forEachAbility(table, [&](ObjectId source, const Ability &ability) {
            const auto *constant = ability.asIf<ConstantAbility>();
            if (!constant || !constant->trashes)
                return;
            const Context context = contextOf(table, source);
            if (!holds(table, ability.during, context))
                return;
            for (const ObjectId id : all(table, *constant->trashes, context))
                if (std::ranges::find(saved, id) == saved.end())
                    doomed.push_back({id, source, &ability});
        });
        if (!doomed.empty()) {
            again = true;
            const auto [id, source, ability] = doomed.front();
            if (!sayDoomed(table, source, *ability, id)) {
                saved.push_back(id);
                continue;
            }
            // What cannot be trashed, or was saved, stays as it is.
            const During enforcing(table.frames, Enforcing{source, table.state[source].owner});
            if (doTrash(table, {id}).empty())
                saved.push_back(id);
        }
    }
}

} // namespace rulings
