// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Hand", "Deck", "Trash", "Information".
#include "rules/rulings/unlisted.h"

#include "rules/rulings/effects.h"
#include "rules/rulings/zones.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

template <class AnyState>
auto *counted(AnyState &state, Zone zone)
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
        return static_cast<decltype(&state.corp.hand)>(nullptr);
    }
}

Side sideOf(Zone zone)
{
    return zone == Zone::Hq || zone == Zone::RnD || zone == Zone::Archives ? Side::Corp
                                                                           : Side::Runner;
}

} // namespace

int unlisted(const State &state, Zone zone)
{
    const Stated *number = counted(state, zone);
    return number && number->isKnown() ? static_cast<int>(*number) : 0;
}

bool isCounted(const State &state, Zone zone)
{
    const Stated *number = counted(state, zone);
    return !number || number->isKnown();
}

std::optional<Zone> onlyByZone(const Filter &filter)
{
    const bool more = filter.ref != Ref::None || !filter.types.empty() || !filter.subtype.empty()
        || !filter.notSubtype.empty() || filter.installed || filter.rezzed || filter.notZone
        || filter.where != Where::Anywhere || filter.hosted || !filter.title.empty()
        || filter.sameTitle != Ref::None || filter.faceup || filter.hostedOn
        || filter.beingInstalled || filter.hasTrashCost || filter.looked || filter.row != Row::Any
        || filter.has || filter.unique || !filter.anyOf.empty();
    return more ? std::nullopt : filter.zone;
}

void moveUnlisted(Table &table, Zone from, Zone to)
{
    *counted(table.state, from) -= 1;
    if (Stated *number = counted(table.state, to); number && number->isKnown())
        *number += 1;
}

void trashUnlisted(Table &table, Zone zone)
{
    moveUnlisted(table, zone, trashPileOf(sideOf(zone)));
    table.say("one of the cards that are only counted is trashed", {"zone.trash-pile"_rule});
}

void requireListed(const Table &table, const Filter &filter)
{
    if (filter.ref != Ref::None || filter.looked)
        return;
    for (const Filter &one : filter.anyOf)
        requireListed(table, one);
    if (filter.zone && unlisted(table.state, *filter.zone) > 0)
        throw NotDerivable{"which cards lie there is not stated: "
                           + std::string(core::toWord(zoneWords, *filter.zone))};
}

void requireOrder(const State &state, Side side, int count)
{
    const Zone deck = deckZoneOf(side);
    const auto listed = static_cast<int>(std::ranges::count(state.objects, deck, &Object::zone));
    if (state.shuffled.contains(side) && listed > 0 && count < listed + unlisted(state, deck))
        throw NotDerivable{"the deck was shuffled: which card lies where is chance"};
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

void trashTop(Table &table, Side side, int count)
{
    auto top = fromTop(table.state, side, count);
    const Zone deck = deckZoneOf(side);
    const auto counted = std::erase(top, ObjectId{});
    for (auto left = counted; left > 0; --left)
        trashUnlisted(table, deck);
    if (!top.empty())
        (void)doTrash(table, top);
}

} // namespace rulings
