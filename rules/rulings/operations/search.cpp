// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `search` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace rulings {

namespace {

/// Where no rule has the deck shuffled first, that is told behind what is done with the card –
/// unless that puts it back into the deck, where shuffling would hide it. `behind`: the line that
/// was told next.
void tellShuffledLast(const Table &table, Side side, std::size_t behind,
                      const std::vector<ObjectId> &found)
{
    const bool back = std::ranges::any_of(
        found, [&](ObjectId id) { return table.state[id].zone == deckZoneOf(side); });
    if (back || table.hasRule("search.shuffle-first"_rule))
        return;
    auto &trace = table.record.trace;
    const auto line = std::find_if(
        trace.rend() - static_cast<std::ptrdiff_t>(behind), trace.rend(),
        [&](const TraceLine &one) { return one.what == isShuffled(deckZoneOf(side)); });
    if (line != trace.rend())
        std::rotate(line.base() - 1, line.base(), trace.end());
}

/// It has the rest shuffled before it does something else with the card.
bool saysWhenToShuffle(const Effect &effect)
{
    return std::ranges::any_of(effect.then,
                               [](const Effect &one) { return one.op == &shuffleOperation; });
}

/// Any number of such cards: none need be found.
void searchForSeveral(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const auto found = chosenCards(table, effect, context);
    for (const ObjectId id : found) {
        table.say(Sentence::tr("{player} finds {card}", {{"player", side}, {"card", id}}),
                  {"effect.resolve"_rule});
        table.order.push_back("find:" + table.state[id].name);
    }
    closeSearch(table, side, found, false);
    const std::size_t told = table.record.trace.size();
    for (const ObjectId id : found) {
        context.picked = id;
        resolve(table, effect.then, context);
    }
    tellShuffledLast(table, side, told, found);
}

void resolveSearch(Table &table, const Effect &effect, Context &context)
{
    if (effect.upTo) {
        searchForSeveral(table, effect, context);
        return;
    }
    const Side side = playerOf(effect, context);
    context.picked = search(table, side, effect.of, context, saysWhenToShuffle(effect));
    context.searched = true;
    const std::size_t told = table.record.trace.size();
    std::vector<ObjectId> found;
    if (context.picked.exists()) {
        found.push_back(context.picked);
        resolve(table, effect.then, context);
    }
    tellShuffledLast(table, side, told, found);
}

bool couldSearch(const Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    // The deck is shuffled, whatever is found.
    return !table.state.player(side).deck.isKnown() || hasCardsLeft(table.state, side);
}

Sentence saySearchAsOption(const Table &table, const Effect &effect, const Context &context)
{
    if (!effect.of.zone)
        return Sentence::tr("the deck is searched for {card}",
                            {{"card", whatIsMeant(table, effect, context)}});
    Effect anywhere = effect; // which place it is, is said once
    anywhere.of.zone.reset();
    return Sentence::tr(
        "{zone} is searched for {card}",
        {{"zone", *effect.of.zone}, {"card", whatIsMeant(table, anywhere, context)}});
}

Sentence describeSearch(const Effect &effect, Side owner)
{
    const Sentence search = Sentence::tr(
        "{player} searches the deck for {card}, and shuffles it",
        {{"player", playerMeant(effect, owner)},
         {"card", effect.upTo ? describeTaken(effect, owner) : describeOne(effect.of, owner)}});
    return effect.then.empty()
        ? search
        : describeBoth(
              search,
              Sentence::tr("with what is found: {what}", {{"what", describe(effect.then, owner)}}));
}

} // namespace

extern const Operation searchOperation{.word = "search",
                                       .keys = {"op", "player", "n", "up_to", "of", "then"},
                                       .resolve = resolveSearch,
                                       .couldChange = couldSearch,
                                       .inWords = saySearchAsOption,
                                       .needsChoice = alwaysNeedsChoice,
                                       .describe = describeSearch};

} // namespace rulings
