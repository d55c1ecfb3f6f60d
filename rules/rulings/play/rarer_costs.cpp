// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Cost", "Tag", "Counters".
#include "rules/rulings/play/rarer_costs.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/emptying.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace rulings {

namespace {

Filter withCounter(const Bundle::CountersOf &part)
{
    Filter filter = part.from;
    filter.has = part.kind;
    return filter;
}

int countersThere(const Table &table, const Bundle::CountersOf &part)
{
    int there = 0;
    for (const ObjectId id : all(table, withCounter(part), contextOf(table, part.source)))
        there += table.state[id].counter(part.kind);
    return there;
}

/// One by one, each from a card of the payer's choice.
void spendCounters(Table &table, const Bundle &bundle, const Bundle::CountersOf &part)
{
    bool several = false; // cards to take them from
    for (int i = 0; i < part.count; ++i) {
        const auto from = all(table, withCounter(part), contextOf(table, part.source));
        if (from.empty())
            return;
        several = several || from.size() > 1;
        const ObjectId id =
            table.pick(bundle.payer, Sentence::tr("which card a counter is spent from"), from);
        if (several)
            table.say(Sentence::tr("a counter is spent from {card}", {{"card", id}}),
                      {"effect.resolve"_rule});
        takeOff(table, id, part.kind, 1);
        raiseSpent(table, bundle.payer, id, part.kind);
    }
}

} // namespace

void raiseSpent(Table &table, Side payer, ObjectId from, Counter kind)
{
    Event event{EventKind::CounterSpent, from, payer};
    event.counter = kind;
    raise(table, event);
}

void appendRarer(std::vector<Sentence> &parts, const Bundle &bundle)
{
    for (const Bundle::CountersOf &part : bundle.countersOf)
        parts.push_back(counted(part.count, part.kind));
    if (bundle.tags > 0)
        //: a part of a cost
        parts.push_back(Sentence::tr("removing {n} tag", "removing {n} tags", bundle.tags));
    for (const ObjectId id : bundle.returned)
        //: a part of a cost
        parts.push_back(Sentence::tr("adding {card} to the hand", {{"card", id}}));
    for (const ObjectId id : bundle.removed)
        //: a part of a cost
        parts.push_back(Sentence::tr("removing {card} from the game", {{"card", id}}));
    if (!bundle.trashAll.empty())
        //: a part of a cost
        parts.push_back(Sentence::tr("trashing all cards that the text names"));
    if (bundle.trashRandom > 0)
        //: a part of a cost
        parts.push_back(Sentence::tr("trashing {n} card of the hand at random",
                                     "trashing {n} cards of the hand at random",
                                     bundle.trashRandom));
    if (bundle.trashTop > 0)
        //: a part of a cost
        parts.push_back(Sentence::tr("trashing {n} card from the top of the deck",
                                     "trashing {n} cards from the top of the deck",
                                     bundle.trashTop));
    for (const auto &[moved, source] : bundle.moved)
        //: a part of a cost
        parts.push_back(
            moved.zone == Zone::Removed
                ? Sentence::tr("removing {cards} from the game",
                               {{"cards", numberInWords(moved.count, moved.of, bundle.payer)}})
                : Sentence::tr("moving {cards} {zone.to}",
                               {{"cards", numberInWords(moved.count, moved.of, bundle.payer)},
                                {"zone", moved.zone}}));
}

void addRarer(const Table &table, Bundle &bundle, const Cost &cost, const Context &context)
{
    const int counters = cost.counters.isZero() ? 0 : number(table, cost.counters, context);
    if (counters > 0 && cost.countersOf)
        bundle.countersOf.push_back({*cost.countersOf, context.source, cost.counter, counters});
    else if (counters > 0)
        bundle.counters.push_back({context.source, cost.counter, counters});
    bundle.creditsOnly = bundle.creditsOnly || cost.creditsOnly;
    if (cost.trashAll)
        bundle.trashAll.emplace_back(*cost.trashAll, context.source);
    bundle.trashRandom += cost.trashRandom;
    bundle.tags += cost.tags;
    if (cost.returnSelf)
        bundle.returned.push_back(context.source);
    if (cost.removeSelf)
        bundle.removed.push_back(context.source);
    if (cost.creditsOf)
        bundle.creditsOf.emplace_back(*cost.creditsOf, context.source);
    bundle.trashTop += cost.trashTop;
    if (cost.moved)
        bundle.moved.emplace_back(*cost.moved, context.source);
}

std::optional<Sentence> whatRarerIsLacking(const Table &table, const Bundle &bundle)
{
    for (const Bundle::CountersOf &part : bundle.countersOf)
        if (const int there = countersThere(table, part); there < part.count)
            return Sentence::tr("there are {counters} to spend",
                                {{"counters", counted(there, part.kind)}});
    if (bundle.tags > 0 && table.state.tags < bundle.tags)
        return Sentence::tr("the Runner has {n} tag", "the Runner has {n} tags", table.state.tags);
    if (bundle.trashRandom > 0 && bundle.trashRandom > handSizeOf(table.state, bundle.payer))
        return Sentence::tr("there are not enough cards in hand");
    if (bundle.trashTop > 0 && bundle.trashTop > deckSizeOf(table.state, bundle.payer))
        return Sentence::tr("there are not enough cards in the deck");
    for (const auto &[moved, source] : bundle.moved)
        if (static_cast<int>(all(table, moved.of, contextOf(table, source)).size()) < moved.count) {
            requireListed(table, moved.of);
            return Sentence::tr(
                "there are fewer such cards: {cards}",
                {{"cards",
                  numberInWords(
                      static_cast<int>(all(table, moved.of, contextOf(table, source)).size()),
                      moved.of, bundle.payer)}});
        }
    if (lacksWantedCredits(table, bundle) && bundle.creditsOnly)
        return Sentence::tr("all of these credits must come from {cards}, and fewer are there",
                            {{"cards", describeAny(bundle.creditsOf.front().first, bundle.payer)}});
    if (lacksWantedCredits(table, bundle))
        return Sentence::tr("at least one of the credits must come from {card}, and none is there",
                            {{"card", describeOne(bundle.creditsOf.front().first, bundle.payer)}});
    return std::nullopt;
}

void addAllToTrash(Table &table, const Bundle &bundle, std::vector<ObjectId> &trashed)
{
    for (const auto &[filter, source] : bundle.trashAll) {
        for (const ObjectId id : all(table, filter, contextOf(table, source)))
            if (std::ranges::find(trashed, id) == trashed.end())
                trashed.push_back(id);
        if (const auto zone = onlyByZone(filter))
            trashUnlisted(table, *zone, unlisted(table.state, *zone));
    }
}

namespace {

/// All are chosen before the first one moves.
void moveForCost(Table &table, Side payer, const MovedForCost &moved, ObjectId source,
                 std::optional<Taken> &taken)
{
    State &state = table.state;
    auto from = all(table, moved.of, contextOf(table, source));
    std::vector<ObjectId> chosen;
    while (static_cast<int>(chosen.size()) < moved.count && !from.empty()) {
        chosen.push_back(table.pick(payer, Sentence::tr("which card is moved for the cost"), from));
        std::erase(from, chosen.back());
    }
    for (const ObjectId id : chosen) {
        taken = takenAsItLies(state, id);
        moveTo(table, id, moved.zone);
        state[id].faceup = false;
        if (moved.bottom)
            putToBottom(state, id);
        const bool deck = moved.zone == Zone::RnD || moved.zone == Zone::Stack;
        table.say(deck && !moved.bottom && !moved.shuffled ? goesOnTop(id, moved.zone)
                                                           : goesTo(id, moved.zone),
                  {"effect.resolve"_rule});
    }
    if (moved.shuffled)
        shuffle(table, payer);
}

} // namespace

void payRarer(Table &table, const Bundle &bundle, std::optional<Taken> &taken)
{
    State &state = table.state;
    for (const Bundle::CountersOf &part : bundle.countersOf)
        spendCounters(table, bundle, part);
    if (bundle.tags > 0) {
        state.tags -= bundle.tags;
        table.say(tagsLost(bundle.tags, state.tags), {"effect.resolve"_rule});
        raise(table, {EventKind::TagRemoved, {}, bundle.payer, Damage::Net, bundle.tags});
    }
    for (const ObjectId id : bundle.returned) {
        moveTo(table, id, handOf(state[id].owner));
        state[id].faceup = false;
    }
    for (const ObjectId id : bundle.removed)
        moveTo(table, id, Zone::Removed);
    if (bundle.trashRandom > 0)
        (void)loseAtRandom(table, bundle.payer, bundle.trashRandom);
    if (bundle.trashTop > 0) {
        const std::size_t told = table.record.trace.size();
        trashTop(table, bundle.payer, bundle.trashTop);
        // Of cards that nobody names the payment says all there is to say.
        const auto namesCard = [](const Sentence &what) {
            bool any = false;
            what.forEachValue([&](const Sentence::Value &value) {
                any = any || std::holds_alternative<ObjectId>(value);
            });
            return any;
        };
        for (std::size_t i = told; i < table.record.trace.size(); ++i)
            table.record.trace[i].retold = !namesCard(table.record.trace[i].what);
    }
    for (const auto &[moved, source] : bundle.moved)
        moveForCost(table, bundle.payer, moved, source, taken);
}

} // namespace rulings
