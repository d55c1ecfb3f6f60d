// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Ordinal Events"; FAQ 1.6: the card ruling on Tori Hanzō.
#include "rules/rulings/table/ordinals.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <algorithm>
#include <optional>
#include <ranges>

namespace rulings {

namespace {

/// Whose doing a stated event was.
Side playerOf(const Table &table, const Happened &one, const Event &event)
{
    if (one.player)
        return *one.player;
    if (!factsOf(one.event).ofEither)
        return event.player;
    if (!one.object.exists())
        throw notStated(Sentence::tr("not stated: whose card it happened to"));
    return table.state[one.object].owner;
}

bool fitsObject(const Table &table, const TriggerCondition &when, const Happened &one,
                const Context &context)
{
    if (!when.object)
        return true;
    if (one.object.exists())
        return matches(table, *when.object, one.object, context);
    Filter anyIce;
    anyIce.types.add(CardType::Ice);
    if (factsOf(one.event).isOfIce && *when.object == anyIce)
        return true;
    throw notStated(Sentence::tr("to which card that happened is not stated"));
}

/// Whether a requirement was met as that happened; none: what is told does not say.
std::optional<bool> wasMet(const Table &table, const Condition &also, const Happened &one,
                           const Context &context)
{
    switch (also.kind) {
    case Condition::Kind::Always:
        return true;
    case Condition::Kind::Turn:
        return holds(table, also, context);
    case Condition::Kind::RunOn: {
        if (!one.server.exists())
            throw notStated(Sentence::tr("on which server that happened is not stated"));
        Trial then(table); // as in that run
        then.state().run.on = true;
        then.state().run.server = one.server;
        return holds(*then, also, context);
    }
    case Condition::Kind::Any:
    case Condition::Kind::All: {
        // One part decides it, whatever the others are.
        const bool deciding = also.kind == Condition::Kind::Any;
        bool open = false;
        for (const Condition &part : also.parts) {
            const auto met = wasMet(table, part, one, context);
            if (met == deciding)
                return deciding != also.negated;
            open = open || !met;
        }
        return open ? std::nullopt : std::optional(deciding == also.negated);
    }
    default:
        return std::nullopt;
    }
}

bool fitsRequirement(const Table &table, const Condition &also, const Happened &one,
                     const Context &context)
{
    const auto met = wasMet(table, also, one, context);
    if (!met)
        throw notStated(
            Sentence::tr("whether its requirement was met at an earlier instance is not stated"));
    return *met;
}

/// Ice that was passed in this run and is rezzed was encountered in it.
bool encounteredBefore(const State &state)
{
    const Run &run = state.run;
    if (run.followed)
        return false;
    if (run.statedEncounter)
        return true;
    const bool met =
        std::ranges::any_of(run.passed, [&](ObjectId ice) { return state[ice].faceup; });
    if (!met && run.approaches.isKnown()
        && run.approaches > static_cast<int>(run.passed.size()) + 1)
        throw notStated(Sentence::tr("which ice was passed before in this run is not stated"));
    return met;
}

} // namespace

int timesEachTurn(const Table &table, ObjectId source, const Ability &ability)
{
    return ability.firstEachTurn && whatAlters(table, Altered::SecondTime, source).exists() ? 2 : 1;
}

void saySecondTime(const Table &table, ObjectId source, const Ability &ability)
{
    if (!ability.firstEachTurn
        || std::ranges::count(table.state[source].usedThisTurn, ability.id) != 1)
        return;
    if (const ObjectId by = whatAlters(table, Altered::SecondTime, source); by.exists())
        table.say(Sentence::tr("{card} triggers the second time in a turn as well, as {other} says",
                               {{"card", source}, {"other", by}}),
                  {"ability.constant"_rule});
}

bool happenedBefore(const Table &table, const Ability &ability, ObjectId source, const Event &event)
{
    const TriggerCondition &first = ability.as<ConditionalAbility>().when;
    const Context context = contextOf(table, source);
    const auto isEarlierOf = [&](const Happened &one, const TriggerCondition &when) {
        if (!one.stated || one.event != when.event)
            return false;
        if (when.player && sideOf(*when.player, context.controller) != playerOf(table, one, event))
            return false;
        if (when.damage || when.byDamage || when.wasInstalled || when.by || when.from
            || when.inServer)
            throw notStated(
                Sentence::tr("how that came about at an earlier instance is not stated"));
        return fitsObject(table, when, one, context)
            && fitsRequirement(table, when.also, one, context);
    };
    const auto isEarlier = [&](const Happened &one) {
        return isEarlierOf(one, first)
            || std::ranges::any_of(first.others, [&](const TriggerCondition &other) {
                   return isEarlierOf(one, other);
               });
    };
    // What the card itself counted, the question may tell outright.
    const Object &object = table.state[source];
    if (ability.firstEachTurn && object.usesKnown && object.copy == 0)
        return false;
    if (ability.firstEachTurn && table.state.turnBegun
        && std::ranges::count_if(table.state.happened, isEarlier)
            >= timesEachTurn(table, source, ability))
        return true;
    return event.kind == EventKind::Encountered && encounteredBefore(table.state);
}

bool cameSincePlayed(const Table &table, ObjectId source, const Event &event)
{
    if (event.kind != EventKind::PlayResolved)
        return false;
    for (const Happened &one : table.state.happened | std::views::reverse) {
        if (one.stated || (one.event == EventKind::Played && one.object == event.object))
            return false;
        if (one.event == EventKind::Installed && one.object == source)
            return true;
    }
    return false;
}

bool isMetByBatch(const Table &table, ObjectId source, const Ability &ability, const Event &event)
{
    return ability.as<ConditionalAbility>().when.together
        && std::ranges::any_of(table.pending, [&](const Pending &one) {
               return one.ability == &ability && one.source == source
                   && one.event.batch == event.batch;
           });
}

} // namespace rulings
