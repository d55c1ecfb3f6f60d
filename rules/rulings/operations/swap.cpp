// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `swap` of the card language.
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
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/which_fit.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>

namespace rulings {

namespace {

struct SwapHow {
    Filter on;                  ///< the other card
    bool keepsCounters = false; ///< what comes in takes them over
    bool runContinues = false;  ///< from where the ice encountered comes to lie
};

How readSwapHow(const core::JsonPlace &place)
{
    SwapHow how;
    fill(how.on, place, "on");
    fill(how.keepsCounters, place, "keeps_counters");
    fill(how.runContinues, place, "run_continues");
    return how;
}

/// Which of two cards may not take the other's place, because that would install it; often none.
ObjectId keptFromSwapping(const Table &table, ObjectId first, ObjectId second)
{
    const bool firstIn = isInstalled(table.state[first]);
    if (firstIn == isInstalled(table.state[second]))
        return {};
    const ObjectId comes = firstIn ? second : first;
    return isForbidden(table, Forbidden::Install, table.state[comes].owner, comes) ? comes
                                                                                   : ObjectId{};
}

/// That what lay on the one card lies on the other now.
void sayTakenOver(const Table &table, ObjectId card, ObjectId from)
{
    std::vector<Sentence> counters;
    for (const auto &[kind, word] : counterWords)
        if (const int count = table.state[card].counter(kind); count > 0)
            counters.push_back(counted(count, kind));
    if (!counters.empty())
        table.say(Sentence::tr("{card} takes over what lay on {other}: {counters}",
                               {{"card", card},
                                {"other", from},
                                {"counters", Sentence::list(std::move(counters))}}),
                  {"effect.resolve"_rule});
}

bool exchange(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<SwapHow>();
    const auto firsts = all(table, effect.of, context);
    auto others = all(table, how.on, context);
    if (firsts.empty())
        requireListed(table, effect.of);
    if (others.empty())
        requireListed(table, how.on);
    if (firsts.empty() || others.empty())
        return false;
    // Of “any number” the script names the pairs; when it names no more, that is all.
    if (effect.upTo && std::ranges::find(firsts, table.named()) == firsts.end()) {
        if (!table.declines(context.source))
            table.leaveUndone(playerOf(effect, context), noCardChosenFor(context.source),
                              picksOrNone(firsts, context.source));
        return false;
    }
    noteUnfit(table, effect.of, context, firsts);
    const ObjectId first = effect.of.ref != Ref::None
        ? firsts.front()
        : table.pick(playerOf(effect, context), Sentence::tr("which card is swapped"), firsts);
    std::erase(others, first);
    if (others.empty())
        return false;
    noteUnfit(table, how.on, context, others);
    const ObjectId second =
        table.pick(playerOf(effect, context), Sentence::tr("which card takes its place"), others);
    if (const ObjectId kept = keptFromSwapping(table, first, second); kept.exists()) {
        table.say(whyForbidden(table, Forbidden::Install, table.state[kept].owner, kept),
                  {"cannot.prevails"_rule});
        return false;
    }
    const auto counters = table.state[first].counters;
    swapCards(table, first, second);
    if (how.runContinues && table.state.run.ice.exists())
        table.state.run.position = table.state[table.state.run.ice].position;
    if (how.keepsCounters) {
        table.state[second].counters = counters;
        sayTakenOver(table, second, first);
    }
    context.picked = second;
    return true;
}

void resolveSwap(Table &table, const Effect &effect, Context &context)
{
    for (int i = number(table, effect.amount, context); i > 0; --i)
        if (!exchange(table, effect, context))
            return;
}

bool couldSwap(const Table &table, const Effect &effect, const Context &context)
{
    const Filter &on = effect.as<SwapHow>().on;
    return isSome(table, effect, context)
        && isTherePair(table, effect.of, on, all(table, effect.of, context),
                       all(table, on, context), [&](ObjectId first, ObjectId second) {
                           return !keptFromSwapping(table, first, second).exists();
                       });
}

bool choosesSwapped(const Effect &effect)
{
    return choosesCards(effect) || effect.as<SwapHow>().on.ref == Ref::None;
}

Sentence saySwapAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("two cards change places: {card}",
                        {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describeSwap(const Effect &effect, Side owner)
{
    const auto &how = effect.as<SwapHow>();
    const Side side = playerMeant(effect, owner);
    const bool one = effect.of.ref != Ref::None || (effect.amount.is(1) && !effect.upTo);
    const Sentence card = describeTaken(effect, owner);
    if (!one)
        return Sentence::tr(
            "{player} swaps {card}, each with {other}",
            {{"player", side}, {"card", card}, {"other", describeOne(how.on, owner)}});
    const Sentence other = describeOne(how.on, owner);
    if (how.runContinues)
        return Sentence::tr("{player} swaps {card} and {other}, and the run goes on from there",
                            {{"player", side}, {"card", card}, {"other", other}});
    return how.keepsCounters
        ? Sentence::tr("{player} swaps {card} and {other}, which takes over its counters",
                       {{"player", side}, {"card", card}, {"other", other}})
        : Sentence::tr("{player} swaps {card} and {other}",
                       {{"player", side}, {"card", card}, {"other", other}});
}

} // namespace

extern const Operation swapOperation{
    .word = "swap",
    .keys = {"op", "player", "n", "up_to", "of", "on", "keeps_counters", "run_continues"},
    .read = readSwapHow,
    .resolve = resolveSwap,
    .couldChange = couldSwap,
    .inWords = saySwapAsOption,
    .needsChoice = choosesSwapped,
    .describe = describeSwap};

} // namespace rulings
