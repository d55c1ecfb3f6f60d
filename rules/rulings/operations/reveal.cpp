// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `reveal` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <optional>
#include <vector>

namespace rulings {

namespace {

struct RevealHow {
    bool random = false; ///< chance takes them, and nobody chooses
    bool anew = false;   ///< what was drawn or shown before is not meant in what follows
};

How readRevealHow(const core::JsonPlace &place)
{
    RevealHow how;
    fill(how.random, place, "random");
    fill(how.anew, place, "anew");
    return how;
}

/// The text means every card that lies there, some of which are only counted.
std::optional<Zone> whereAllAreShown(const Table &table, const Effect &effect,
                                     const Context &context)
{
    const auto zone = onlyByZone(effect.of);
    if (!zone || effect.upTo || unlisted(table.state, *zone) == 0)
        return std::nullopt;
    const auto told = static_cast<int>(all(table, effect.of, context).size());
    const int wanted = number(table, effect.amount, context);
    return wanted >= told + unlisted(table.state, *zone) ? zone : std::nullopt;
}

/// Those that are told; of the others nobody says which they are.
std::vector<ObjectId> allShown(Table &table, const Effect &effect, Context &context, Zone zone)
{
    auto cards = all(table, effect.of, context);
    table.takeShown(cards);
    context.lookedIn = zone;
    context.lookedCounted = unlisted(table.state, zone);
    return cards;
}

void resolveReveal(Table &table, const Effect &effect, Context &context)
{
    const auto everywhere = whereAllAreShown(table, effect, context);
    const auto ids = everywhere ? allShown(table, effect, context, *everywhere)
        : effect.as<RevealHow>().random
        ? takenByChance(table, effect.of.zone == Zone::Grip ? Side::Runner : Side::Corp,
                        number(table, effect.amount, context))
        : chosenCards(table, effect, context);
    if (effect.as<RevealHow>().anew)
        context.looked.clear();
    for (const ObjectId id : ids)
        context.looked.emplace_back(id, table.state[id].copy);
    reveal(table, ids);
}

bool couldReveal(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context,
                          [&](ObjectId id) { return !isVisible(table.state[id]); });
}

Sentence describeReveal(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    const Sentence cards = describeTaken(effect, owner);
    return effect.as<RevealHow>().random
        ? Sentence::tr("chance takes {cards}, to be revealed", {{"cards", cards}})
        : Sentence::tr("{player} reveals {cards}", {{"player", side}, {"cards", cards}});
}

} // namespace

extern const Operation revealOperation{
    .word = "reveal",
    .keys = {"op", "player", "n", "up_to", "of", "random", "anew"},
    .read = readRevealHow,
    .resolve = resolveReveal,
    .couldChange = couldReveal,
    .needsChoice = choosesCards,
    .describe = describeReveal};

} // namespace rulings
