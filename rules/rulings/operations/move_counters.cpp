// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-counters` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/emptying.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstdint>

namespace rulings {

namespace {

struct MoveCountersHow {
    Counter counter = Counter::Virus;
    Filter on;            ///< the other card
    bool fromAll = false; ///< all of them, from all such cards
};

How readMoveCountersHow(const core::JsonPlace &place)
{
    MoveCountersHow how;
    fill(how.counter, place, "counter", counterWords);
    fill(how.on, place, "on");
    fill(how.fromAll, place, "from_all");
    return how;
}

/// Of advancement tokens versions say that it is no advancing.
RuleName movedBy(const Table &table, Counter counter)
{
    return counter == Counter::Advancement
        ? table.orElse("counter.placing"_rule, "effect.resolve"_rule)
        : "effect.resolve"_rule;
}

/// Of all cards, onto one that its player chooses.
void gatherCounters(Table &table, const Effect &effect, const Context &context,
                    const std::vector<ObjectId> &froms)
{
    const auto &how = effect.as<MoveCountersHow>();
    const auto tos = candidates(table, how.on, context);
    if (tos.empty())
        return;
    const ObjectId to = table.pick(playerOf(effect, context),
                                   Sentence::tr("to which card counters are moved"), tos);
    int moved = 0;
    for (const ObjectId from : froms) {
        const int there = table.state[from].counter(how.counter);
        if (from == to || there == 0)
            continue;
        moved += there;
        takeOff(table, from, how.counter, there);
    }
    auto &counter = table.state[to].counters[static_cast<std::size_t>(how.counter)];
    counter = static_cast<std::int16_t>(counter + moved);
    table.say(Sentence::tr("moved to {card}: {counters}",
                           {{"card", to}, {"counters", counted(moved, how.counter)}}),
              {movedBy(table, how.counter)});
}

/// Tokens of a card that was trashed for it count as they were (Rules Reference 1.0, "Cost,
/// Trashing as a Cost").
void moveCounters(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const auto &how = effect.as<MoveCountersHow>();
    const auto kind = static_cast<std::size_t>(how.counter);
    const auto froms = candidates(table, effect.of, context);
    if (froms.empty())
        return;
    if (how.fromAll) {
        gatherCounters(table, effect, context, froms);
        return;
    }
    const ObjectId from = effect.of.ref != Ref::None
        ? froms.front()
        : table.pick(side, Sentence::tr("from which card counters are moved"), froms);
    auto tos = candidates(table, how.on, context);
    std::erase(tos, from);
    if (tos.empty())
        return;
    const ObjectId to = table.pick(side, Sentence::tr("to which card counters are moved"), tos);
    const bool gone = from == context.source && context.sourceBefore;
    const int there =
        gone ? context.sourceBefore->counter(how.counter) : table.state[from].counter(how.counter);
    const int most = std::min(there, number(table, effect.amount, context));
    const int moved = effect.upTo
        ? table.chooseNumber(side, Sentence::tr("how many counters are moved"), most)
        : most;
    auto &counter = table.state[to].counters[kind];
    counter = static_cast<std::int16_t>(counter + moved);
    table.say(
        Sentence::tr("moved from {card} to {other}: {counters}",
                     {{"card", from}, {"other", to}, {"counters", counted(moved, how.counter)}}),
        {movedBy(table, how.counter)});
    if (!gone)
        takeOff(table, from, how.counter, moved);
}

bool couldMoveCounters(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const auto &how = effect.as<MoveCountersHow>();
    return isSome(table, effect, context)
        && isTherePair(table, effect.of, how.on, candidates(table, effect.of, context),
                       candidates(table, how.on, context), [&](ObjectId from, ObjectId) {
                           return state[from].counter(how.counter) > 0;
                       });
}

Sentence describeMoveCounters(const Effect &effect, Side owner)
{
    const auto &how = effect.as<MoveCountersHow>();
    if (how.fromAll)
        return Sentence::tr("{player} moves the counters of {cards} to {other}",
                            {{"player", playerMeant(effect, owner)},
                             {"cards", describe(effect.of, owner)},
                             {"other", describeOne(how.on, owner)}});
    const Sentence counters = describeCounters(effect.amount, how.counter, owner);
    return Sentence::tr(
        "{player} moves {counters} from {card} to {other}",
        {{"player", playerMeant(effect, owner)},
         {"counters",
          effect.upTo ? Sentence::tr("up to {cards}", {{"cards", counters}}) : counters},
         {"card", describeOne(effect.of, owner)},
         {"other", describeOne(how.on, owner)}});
}

} // namespace

extern const Operation moveCountersOperation{
    .word = "move-counters",
    .keys = {"op", "player", "of", "on", "counter", "n", "up_to", "from_all"},
    .read = readMoveCountersHow,
    .resolve = moveCounters,
    .couldChange = couldMoveCounters,
    .describe = describeMoveCounters};

} // namespace rulings
