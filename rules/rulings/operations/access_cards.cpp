// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `access` of the card language: apart from the accesses of a run.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveAccess(Table &table, const Effect &effect, Context &context)
{
    const auto ids = chosenCards(table, effect, context);
    context.lost = 0;
    for (const ObjectId id : ids) {
        if (table.state.winner != Winner::Nobody)
            return;
        const ObjectId before = table.state.run.accessing;
        accessOne(table, id);
        table.state.run.accessing = before;
        ++context.lost;
    }
}

bool couldAccess(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [](ObjectId) { return true; });
}

Sentence sayAccessAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("the Runner accesses {card}",
                        {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describeAccess(const Effect &effect, Side owner)
{
    return Sentence::tr("the Runner accesses {cards}", {{"cards", describeTaken(effect, owner)}});
}

} // namespace

extern const Operation accessOperation{.word = "access",
                                       .keys = {"op", "player", "n", "up_to", "of"},
                                       .resolve = resolveAccess,
                                       .couldChange = couldAccess,
                                       .inWords = sayAccessAsOption,
                                       .needsChoice = choosesCards,
                                       .describe = describeAccess};

} // namespace rulings
