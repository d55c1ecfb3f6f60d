// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `place`, `remove` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/emptying.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace rulings {

namespace {

struct CountersHow {
    Counter counter = Counter::Virus;
    std::optional<int> cards; ///< on so many, which are chosen first
};

How readCountersHow(const core::JsonPlace &place)
{
    CountersHow how;
    fill(how.counter, place, "counter", counterWords);
    fill(how.cards, place, "cards", 1, 99);
    return how;
}

Sentence movedInWords(bool placed, ObjectId card, int count, Counter kind)
{
    const Sentence counters = counted(count, kind);
    if (placed)
        return count <= 0 ? Sentence::tr("nothing is placed on {card}", {{"card", card}})
                          : Sentence::tr("placed on {card}: {counters}",
                                         {{"card", card}, {"counters", counters}});
    return count == 0
        ? Sentence::tr("nothing is removed from {card}", {{"card", card}})
        : Sentence::tr("{card} loses {counters}", {{"card", card}, {"counters", counters}});
}

void place(Table &table, const Effect &effect, Context &context)
{
    const int count = number(table, effect.amount, context);
    auto ids = all(table, effect.of, context);
    const auto &how = effect.as<CountersHow>();
    if (how.cards) {
        Effect choice = effect;
        choice.amount = *how.cards;
        ids = chosenCards(table, choice, context);
    }
    for (const ObjectId id : ids) {
        if (!takesCounters(table.state[id]))
            continue;
        // No more are removed than lie there.
        const int moved = effect.op == &placeOperation
            ? count
            : std::min(count, table.state[id].counter(how.counter));
        if (effect.op != &placeOperation) {
            takeOff(table, id, how.counter, count);
        } else {
            auto &counter = table.state[id].counters[static_cast<std::size_t>(how.counter)];
            counter = static_cast<std::int16_t>(std::max(0, counter + count));
            Event placed{EventKind::CounterPlaced, id, playerOf(effect, context), Damage::Net,
                         count};
            placed.counter = how.counter;
            if (count > 0)
                raise(table, placed);
        }
        if (effect.op == &placeOperation && how.counter == Counter::Advancement && count > 0)
            raise(
                table,
                {EventKind::AdvancementPlaced, id, playerOf(effect, context), Damage::Net, count});
        if (effect.op == &placeOperation && how.counter == Counter::Virus && count > 0)
            raise(table, {EventKind::VirusPlaced, id, context.controller, Damage::Net, count});
        const bool awaited = effect.op == &placeOperation && how.counter == Counter::Advancement
            && isAwaited(table, EventKind::Advanced);
        Sentence what = movedInWords(effect.op == &placeOperation, id, moved, how.counter);
        if (awaited)
            //: what is placed: "placed on Junebug: 1 advancement token"
            what = Sentence::tr("{placed}; that is not advancing it", {{"placed", what}});
        table.say(std::move(what),
                  {how.counter == Counter::Advancement
                       ? table.orElse("counter.placing"_rule, "effect.resolve"_rule,
                                      isAwaited(table, EventKind::Advanced))
                       : "effect.resolve"_rule});
        table.record.trace.back().vain = moved <= 0;
    }
}

bool couldPlace(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return takesCounters(table.state[id]); });
}

bool couldRemove(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [&](ObjectId id) {
        return table.state[id].counter(effect.as<CountersHow>().counter) > 0;
    });
}

bool canBeWholeRemove(const Table &table, const Effect &effect, const Context &context)
{
    return std::ranges::all_of(all(table, effect.of, context), [&](ObjectId id) {
        return table.state[id].counter(effect.as<CountersHow>().counter)
            >= number(table, effect.amount, context);
    });
}

Sentence sayPlaceAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr(
        "placed on {card}: {counters}",
        {{"card", whatIsMeant(table, effect, context)},
         {"counters",
          counted(number(table, effect.amount, context), effect.as<CountersHow>().counter)}});
}

Sentence sayRemoveAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr(
        "{card} loses {counters}",
        {{"card", whatIsMeant(table, effect, context)},
         {"counters",
          counted(number(table, effect.amount, context), effect.as<CountersHow>().counter)}});
}

Sentence soManyCounters(const Effect &effect, int number)
{
    return counted(number, effect.as<CountersHow>().counter);
}

Sentence sayNothingPlaced(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("nothing is placed on {card}",
                        {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describePlace(const Effect &effect, Side owner)
{
    const auto &how = effect.as<CountersHow>();
    const Sentence counters = describeCounters(effect.amount, how.counter, owner);
    if (!how.cards)
        return Sentence::tr("placed on {cards}: {counters}",
                            {{"cards", describe(effect.of, owner)}, {"counters", counters}});
    if (*how.cards == 1 && !effect.upTo)
        return Sentence::tr("placed on {cards}: {counters}",
                            {{"cards", describeOne(effect.of, owner)}, {"counters", counters}});
    Effect choice = effect;
    choice.amount = *how.cards;
    return Sentence::tr("placed on each of {cards}: {counters}",
                        {{"cards", describeTaken(choice, owner)}, {"counters", counters}});
}

Sentence describeRemove(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{cards} loses {counters}",
        {{"cards", describe(effect.of, owner)},
         {"counters", describeCounters(effect.amount, effect.as<CountersHow>().counter, owner)}});
}

} // namespace

std::optional<std::pair<Counter, int>> putOnSelf(const Effect &effect)
{
    Filter self;
    self.ref = Ref::Self;
    const bool isFixed = effect.amount.of == Amount::Of::Nothing && !effect.upTo;
    if (effect.op != &placeOperation || effect.of != self || !isFixed)
        return std::nullopt;
    return std::pair(effect.as<CountersHow>().counter, effect.amount.plus);
}

extern const Operation placeOperation{
    .word = "place",
    .keys = {"op", "player", "of", "counter", "n", "cards", "up_to"},
    .read = readCountersHow,
    .resolve = place,
    .couldChange = couldPlace,
    .inWords = sayPlaceAsOption,
    .notInWords = sayNothingPlaced,
    .soMuch = soManyCounters,
    .describe = describePlace};

extern const Operation removeOperation{.word = "remove",
                                       .keys = {"op", "of", "counter", "n"},
                                       .read = readCountersHow,
                                       .resolve = place,
                                       .couldChange = couldRemove,
                                       .canBeWhole = canBeWholeRemove,
                                       .inWords = sayRemoveAsOption,
                                       .soMuch = soManyCounters,
                                       .describe = describeRemove};

} // namespace rulings
