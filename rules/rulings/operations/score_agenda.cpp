// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `score` of the card language: without the cost of scoring it.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveScore(Table &table, const Effect &effect, Context &context)
{
    for (const ObjectId id : chosenCards(table, effect, context)) {
        if (isForbidden(table, Forbidden::Score, Side::Corp, id)) {
            table.say(whyForbidden(table, Forbidden::Score, Side::Corp, id),
                      {"cannot.prevails"_rule});
            continue;
        }
        table.order.push_back("score:" + table.state[id].name);
        addToScoreArea(table, id, Side::Corp, EventKind::Scored);
    }
}

bool couldScore(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [&](ObjectId id) {
        return !isForbidden(table, Forbidden::Score, Side::Corp, id);
    });
}

Sentence describeScore(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} scores {cards}",
        {{"player", playerMeant(effect, owner)}, {"cards", describeTaken(effect, owner)}});
}

} // namespace

extern const Operation scoreOperation{.word = "score",
                                      .keys = {"op", "player", "n", "up_to", "of"},
                                      .resolve = resolveScore,
                                      .couldChange = couldScore,
                                      .needsChoice = choosesCards,
                                      .describe = describeScore};

} // namespace rulings
