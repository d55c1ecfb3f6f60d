// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `arrange` of the card language: cards of a deck, in any order on top of it.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

void putOnTop(State &state, const std::vector<ObjectId> &order)
{
    int least = 0;
    for (const Object &object : state.objects)
        least = std::min(least, object.place);
    int place = least - static_cast<int>(order.size());
    for (const ObjectId id : order)
        state[id].place = place++;
}

/// `others`: cards that the question does not name are there, too.
Sentence arranged(Side by, const std::vector<ObjectId> &order, bool others)
{
    if (!order.empty())
        return Sentence::tr("{player} arranges the cards, from the top: {cards}",
                            {{"player", by}, {"cards", listOf(order)}});
    return others
        ? Sentence::tr("{player} arranges cards that the question does not name", {{"player", by}})
        : Sentence::tr("no card is left to arrange");
}

/// The script names them, the topmost first; what it does not name keeps its order below those.
void resolveArrange(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    auto left = all(table, effect.of, context);
    std::ranges::sort(left, {}, [&](ObjectId id) { return table.state[id].place; });
    if (left.size() > 1 && !table.named().exists())
        table.leaveUndone(by, Sentence::tr("the cards stay in their order"), picksOf(left));
    std::vector<ObjectId> order;
    while (left.size() > 1 && table.named().exists()) {
        order.push_back(table.pick(by, Sentence::tr("which card lies next"), left));
        std::erase(left, order.back());
    }
    if (order.size() > 0)
        table.takeNamed(left); // the last one is no choice, and may be named all the same
    if (!order.empty() && left.size() > 1)
        table.assume(Sentence::tr("the cards that are not named keep their order"));
    order.insert(order.end(), left.begin(), left.end());
    putOnTop(table.state, order);
    table.say(arranged(by, order, context.lookedCounted > 0), {"effect.resolve"_rule});
}

Sentence describeArrange(const Effect &effect, Side owner)
{
    if (effect.of.looked)
        return Sentence::tr("{player} puts those cards back on top of the deck in any order",
                            {{"player", playerMeant(effect, owner)}});
    return Sentence::tr(
        "{player} puts on top of the deck in any order: {cards}",
        {{"player", playerMeant(effect, owner)}, {"cards", describe(effect.of, owner)}});
}

} // namespace

extern const Operation arrangeOperation{.word = "arrange",
                                        .keys = {"op", "player", "of"},
                                        .resolve = resolveArrange,
                                        .needsChoice = alwaysNeedsChoice,
                                        .describe = describeArrange};

} // namespace rulings
