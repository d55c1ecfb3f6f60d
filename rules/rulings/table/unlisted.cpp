// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Hand", "Deck", "Trash", "Information".
#include "rules/rulings/table/unlisted.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

const Stated *tallyOf(const State &state, Zone zone)
{
    switch (zone) {
    case Zone::Hq:
        return &state.corp.hand;
    case Zone::RnD:
        return &state.corp.deck;
    case Zone::Archives:
        return &state.corp.pile;
    case Zone::Grip:
        return &state.runner.hand;
    case Zone::Stack:
        return &state.runner.deck;
    case Zone::Heap:
        return &state.runner.pile;
    default:
        return nullptr;
    }
}

int unlisted(const State &state, Zone zone)
{
    const Stated *number = tallyOf(state, zone);
    return number && number->isKnown() ? static_cast<int>(*number) : 0;
}

bool isCounted(const State &state, Zone zone)
{
    const Stated *number = tallyOf(state, zone);
    return !number || number->isKnown();
}

std::optional<Zone> onlyByZone(const Filter &filter)
{
    const bool more = filter.ref != Ref::None || !filter.types.empty() || !filter.subtype.empty()
        || !filter.notSubtype.empty() || filter.installed || filter.rezzed || filter.notZone
        || filter.where != Where::Anywhere || filter.inServer || filter.hosted
        || !filter.title.empty() || filter.sameTitle != Ref::None || filter.sameType != Ref::None
        || filter.fits || filter.brokenWholeBy != Ref::None || filter.faceup || filter.hostedOn
        || filter.beingInstalled || filter.hasTrashCost || filter.looked || filter.notLooked
        || filter.row != Row::Any || filter.has || filter.unique || !filter.anyOf.empty();
    return more ? std::nullopt : filter.zone;
}

void requireListed(const Table &table, const Filter &filter)
{
    if (filter.ref != Ref::None || filter.looked)
        return;
    for (const Filter &one : filter.anyOf)
        requireListed(table, one);
    if (filter.zone && unlisted(table.state, *filter.zone) > 0)
        throw notStated(
            Sentence::tr("which cards are {zone.in} is not stated", {{"zone", *filter.zone}}));
}

void requireListed(const Table &table, const Filter &filter, const Context &context)
{
    requireListed(table, filter);
    if (isWhereLooked(filter, context) && context.lookedCounted > 0)
        throw notStated(Sentence::tr("which cards are {zone.in} is not stated",
                                     {{"zone", filter.zone.value_or(context.lookedIn)}}));
}

bool isWhereLooked(const Filter &filter, const Context &context)
{
    // Of drawn cards, only a text that speaks of the hand means those that are counted.
    if (context.lookedIn == Zone::Hq || context.lookedIn == Zone::Grip)
        return filter.looked && filter.zone == context.lookedIn;
    return filter.looked
        && (!filter.zone || filter.zone == Zone::RnD || filter.zone == Zone::Stack);
}

bool isOfLooked(const Filter &filter, const Context &context)
{
    Filter such;
    such.looked = true;
    such.zone = filter.zone;
    return isWhereLooked(filter, context) && filter == such;
}

bool isOnTopSince(const State &state, ObjectId id) { return state[id].place < 0; }

namespace {

int putOnTopSince(const State &state, Side side)
{
    return static_cast<int>(std::ranges::count_if(
        deckOf(state, side), [&](ObjectId id) { return isOnTopSince(state, id); }));
}

} // namespace

NotDerivable leftToChance()
{
    NotDerivable reason{Sentence::tr("the deck was shuffled: which card lies where is chance")};
    reason.byChance = true;
    return reason;
}

void requireOrder(const State &state, Side side, int count)
{
    const Zone deck = deckZoneOf(side);
    const auto listed = static_cast<int>(std::ranges::count(state.objects, deck, &Object::zone));
    if (state.shuffled.contains(side) && listed > 0 && count > putOnTopSince(state, side)
        && count < listed + unlisted(state, deck))
        throw leftToChance();
}

std::vector<ObjectId> fromTop(const State &state, Side side, int count)
{
    requireOrder(state, side, count);
    const Stated &counted = state.player(side).deck;
    std::vector<ObjectId> top;
    bool passed = false; // those that are only counted
    const auto passCounted = [&](bool needed) {
        if (std::exchange(passed, true) || (!needed && !counted.isKnown()))
            return;
        for (int i = 0; i < counted && static_cast<int>(top.size()) < count; ++i)
            top.emplace_back();
    };
    for (const ObjectId id : deckOf(state, side)) {
        if (static_cast<int>(top.size()) >= count)
            return top;
        if (state[id].place > 0)
            passCounted(true);
        if (static_cast<int>(top.size()) < count)
            top.push_back(id);
    }
    passCounted(false);
    return top;
}

std::vector<ObjectId> fromBottom(const State &state, Side side, int count)
{
    requireOrder(state, side, count);
    auto deck = fromTop(state, side, deckSizeOf(state, side));
    std::ranges::reverse(deck);
    deck.resize(std::min(deck.size(), static_cast<std::size_t>(std::max(0, count))));
    return deck;
}

} // namespace rulings
