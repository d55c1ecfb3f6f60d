// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `add-to-hand` of the card language.
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
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

void resolveAddToHand(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Zone from = effect.of.zone.value_or(Zone::Removed);
    const int before = unlisted(state, from);
    const auto ids = chosenCards(table, effect, context);
    context.lost = static_cast<int>(ids.size()) + std::max(0, before - unlisted(state, from));
    for (const ObjectId id : ids) {
        const Zone hand = handOf(state[id].owner);
        moveTo(table, id, hand);
        if (hand == Zone::Hq)
            state[id].faceup = false; // however it lay in Archives
        table.say(goesTo(id, hand), {"effect.resolve"_rule});
    }
}

bool couldAddToHand(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [&](ObjectId id) {
        return table.state[id].zone != handOf(table.state[id].owner);
    });
}

Zone handOfOwner(const Effect &, Side owner) { return handOf(owner); }

Sentence sayAddToHandAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} goes to the hand of its owner",
                        {{"card", whatIsMeant(table, effect, context)}});
}

Sentence whatWasAdded(bool any)
{
    return any ? Sentence::tr("a card was moved") : Sentence::tr("no card was moved");
}

Sentence describeAddToHand(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} adds {cards} to the hand of its owner",
        {{"player", playerMeant(effect, owner)}, {"cards", describeTaken(effect, owner)}});
}

} // namespace

extern const Operation addToHandOperation{.word = "add-to-hand",
                                          .keys = {"op", "player", "n", "up_to", "of"},
                                          .resolve = resolveAddToHand,
                                          .couldChange = couldAddToHand,
                                          .canBeWhole = hasEnough,
                                          .inWords = sayAddToHandAsOption,
                                          .needsChoice = choosesCards,
                                          .whatCame = whatWasAdded,
                                          .putsInto = handOfOwner,
                                          .describe = describeAddToHand};

} // namespace rulings
