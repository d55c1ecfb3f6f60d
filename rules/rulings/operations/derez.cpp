// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `derez` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveDerez(Table &table, const Effect &effect, Context &context)
{
    context.lost = 0;
    for (const ObjectId id : chosenCards(table, effect, context)) {
        context.lost += table.state[id].faceup ? 1 : 0;
        derez(table, id);
    }
}

bool couldDerez(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return table.state[id].faceup; });
}

Sentence whatWasDerezzed(bool any)
{
    return any ? Sentence::tr("a card was derezzed") : Sentence::tr("no card was derezzed");
}

Sentence describeDerez(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} derezzes {cards}",
        {{"player", playerMeant(effect, owner)}, {"cards", describeTaken(effect, owner)}});
}

} // namespace

extern const Operation derezOperation{.word = "derez",
                                      .keys = {"op", "player", "n", "up_to", "of"},
                                      .resolve = resolveDerez,
                                      .couldChange = couldDerez,
                                      .canBeWhole = hasEnough,
                                      .needsChoice = choosesCards,
                                      .whatCame = whatWasDerezzed,
                                      .describe = describeDerez};

} // namespace rulings
