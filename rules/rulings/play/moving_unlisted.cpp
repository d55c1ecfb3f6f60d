// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Hand", "Deck", "Trash", "Information".
#include "rules/rulings/play/moving_unlisted.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <utility>

namespace rulings {

namespace {

Side ownerOf(Zone zone)
{
    return zone == Zone::Hq || zone == Zone::RnD || zone == Zone::Archives ? Side::Corp
                                                                           : Side::Runner;
}

Stated *tallyOf(State &state, Zone zone)
{
    return const_cast<Stated *>(tallyOf(std::as_const(state), zone));
}

Sentence isTrashed(Zone zone, int number)
{
    return zone == deckZoneOf(ownerOf(zone))
        ? Sentence::tr("the top card of {zone} is trashed",
                       "the top {n} cards of {zone} are trashed", number, {{"zone", zone}})
        : Sentence::tr("a card that the question does not name is trashed {zone.from}",
                       "{n} cards that the question does not name are trashed {zone.from}", number,
                       {{"zone", zone}});
}

} // namespace

void moveUnlisted(Table &table, Zone from, Zone to)
{
    *tallyOf(table.state, from) -= 1;
    if (Stated *number = tallyOf(table.state, to); number && number->isKnown())
        *number += 1;
}

void trashUnlisted(Table &table, Zone zone, int count)
{
    const Side owner = ownerOf(zone);
    for (int left = count; left > 0; --left) {
        moveUnlisted(table, zone, trashPileOf(owner));
        sayOneMore(
            table, [&](int number) { return isTrashed(zone, number); }, "zone.trash-pile"_rule);
    }
    Event trashed{EventKind::Trashed, {}, owner};
    trashed.from = zone;
    trashed.by = table.frames.actor().value_or(owner);
    trashed.batch = ++table.batches;
    for (int left = count; left > 0; --left)
        raise(table, trashed);
}

void sayOneMore(const Table &table, core::FunctionRef<Sentence(int)> inWords, RuleName rule)
{
    constexpr int most = 60;
    auto &trace = table.record.trace;
    const bool follows = !trace.empty() && trace.back().played == table.played();
    for (int number = 1; follows && number < most; ++number)
        if (trace.back().what == inWords(number)) {
            trace.back().what = inWords(number + 1);
            return;
        }
    table.say(inWords(1), {rule});
}

void trashTop(Table &table, Side side, int count)
{
    auto top = fromTop(table.state, side, count);
    const Zone deck = deckZoneOf(side);
    const auto counted = std::erase(top, ObjectId{});
    trashUnlisted(table, deck, static_cast<int>(counted));
    if (!top.empty())
        (void)doTrash(table, top);
}

} // namespace rulings
