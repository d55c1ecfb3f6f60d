// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Hand", "Deck", "Trash", "Information".
#include "rules/rulings/unlisted.h"

#include "rules/rulings/effects.h"
#include "rules/rulings/zones.h"

#include <algorithm>

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
        || !filter.notTitle.empty() || filter.hasTrashCost || filter.looked
        || filter.row != Row::Any || filter.has || filter.unique || !filter.anyOf.empty();
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
    const Zone deck = side == Side::Corp ? Zone::RnD : Zone::Stack;
    const auto listed = static_cast<int>(std::ranges::count(state.objects, deck, &Object::zone));
    if (state.shuffled.contains(side) && listed > 0 && count < listed + unlisted(state, deck))
        throw NotDerivable{"the deck was shuffled: which card lies where is chance"};
}

void trashTop(Table &table, Side side, int count)
{
    requireOrder(table.state, side, count);
    const Zone deck = side == Side::Corp ? Zone::RnD : Zone::Stack;
    std::vector<ObjectId> top;
    for (std::size_t i = 0; i < table.state.objects.size() && static_cast<int>(top.size()) < count;
         ++i)
        if (table.state.objects[i].zone == deck)
            top.push_back({static_cast<std::int16_t>(i)});
    for (int left = count - static_cast<int>(top.size());
         left > 0 && unlisted(table.state, deck) > 0; --left)
        trashUnlisted(table, deck);
    if (!top.empty())
        (void)doTrash(table, top);
}

} // namespace rulings
