// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `trash` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace rulings {

namespace {

struct TrashHow {
    bool unpreventable = false;
};

How readTrashHow(const core::JsonPlace &place)
{
    TrashHow how;
    fill(how.unpreventable, place, "unpreventable");
    return how;
}

/// A text says that this player cannot trash it.
bool isKeptFrom(const Table &table, Side side, ObjectId id)
{
    if (table.state[id].owner == side || !isForbidden(table, Forbidden::Trash, side, id))
        return false;
    table.say(Sentence::tr("{player} cannot trash {card}", {{"player", side}, {"card", id}}),
              {"cannot.prevails"_rule});
    return true;
}

void resolveTrash(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    const Zone from = effect.of.zone.value_or(Zone::Hq);
    const int there = unlisted(state, from);
    auto ids = chosenCards(table, effect, context);
    const int counted = std::max(0, there - unlisted(state, from)); // trashed already
    std::erase_if(ids, [&](ObjectId id) { return isKeptFrom(table, context.controller, id); });
    if (effect.of.ref == Ref::Accessed)
        for (const ObjectId id : ids)
            if (!hasTrashCost(table, id))
                table.say(Sentence::tr("{source} lets {card} be trashed, which has no trash cost",
                                       {{"source", context.source}, {"card", id}}),
                          {"effect.resolve"_rule});
    // What the Runner has looked at is visible as it goes.
    if (effect.of.looked && side == Side::Runner)
        for (const ObjectId id : ids)
            state[id].faceup = true;
    std::vector<std::pair<ObjectId, std::int16_t>> before;
    for (const ObjectId id : ids)
        before.emplace_back(id, state[id].copy);
    const auto trashed = doTrash(table, ids, !effect.as<TrashHow>().unpreventable);
    const bool byPreventing = std::ranges::any_of(ids, [&](ObjectId id) {
        return state[id].zone == trashPileOf(state[id].owner)
            && std::ranges::find(trashed, id) == trashed.end();
    });
    context.lost = static_cast<int>(trashed.size()) + counted;
    if (trashed.empty() && ids.size() == 1)
        context.cameToNothing = Sentence::tr("{card} was not trashed", {{"card", ids.front()}});
    // What was chosen to be trashed is spoken of in the trash pile, too.
    for (auto &one : context.looked)
        if (std::ranges::find(before, one) != before.end())
            one.second = state[one.first].copy;
    // No document says, so both are looked at.
    if (byPreventing && trashed.empty())
        context.lost = static_cast<int>(table.choose(
            side,
            Sentence::tr("whether what was trashed to prevent counts as trashed by {card}",
                         {{"card", context.source}}),
            {//: whether what was trashed to prevent counts
             Sentence::tr("it does not"),
             //: whether what was trashed to prevent counts
             Sentence::tr("it does")}));
}

bool couldTrash(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [&](ObjectId id) {
        return !cannotBeTrashed(table, id)
            && !isForbidden(table, Forbidden::Trash, context.controller, id);
    });
}

Zone trashedInto(const Effect &, Side owner) { return trashPileOf(owner); }

Sentence sayTrashAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} is trashed", {{"card", whatIsMeant(table, effect, context)}});
}

Sentence sayNotTrashed(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} is not trashed", {{"card", whatIsMeant(table, effect, context)}});
}

Sentence whatWasTrashed(bool any)
{
    return any ? Sentence::tr("a card was trashed") : Sentence::tr("no card was trashed");
}

Sentence describeTrash(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    const Sentence cards = describeTaken(effect, owner);
    return effect.as<TrashHow>().unpreventable
        ? Sentence::tr("{player} trashes {cards}, which cannot be prevented",
                       {{"player", side}, {"cards", cards}})
        : Sentence::tr("{player} trashes {cards}", {{"player", side}, {"cards", cards}});
}

} // namespace

extern const Operation trashOperation{.word = "trash",
                                      .keys = {"op", "player", "n", "up_to", "of", "unpreventable"},
                                      .read = readTrashHow,
                                      .resolve = resolveTrash,
                                      .couldChange = couldTrash,
                                      .canBeWhole = hasEnough,
                                      .inWords = sayTrashAsOption,
                                      .notInWords = sayNotTrashed,
                                      .needsChoice = choosesCards,
                                      .whatCame = whatWasTrashed,
                                      .putsInto = trashedInto,
                                      .describe = describeTrash};

} // namespace rulings
