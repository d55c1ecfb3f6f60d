// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `expose` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveExpose(Table &table, const Effect &effect, Context &context)
{
    auto ids = chosenCards(table, effect, context);
    std::erase_if(ids, [&](ObjectId id) { return !canBeExposed(table, effect, id); });
    context.lost = static_cast<int>(expose(table, ids).size());
}

bool couldExpose(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [&](ObjectId id) {
        return canBeExposed(table, effect, id)
            && !isForbidden(table, Forbidden::Expose, Side::Runner, id);
    });
}

Sentence sayExposeAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} is exposed", {{"card", whatIsMeant(table, effect, context)}});
}

Sentence whatWasExposed(bool any)
{
    return any ? Sentence::tr("a card was exposed") : Sentence::tr("no card was exposed");
}

Sentence describeExpose(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} exposes {cards}",
        {{"player", playerMeant(effect, owner)}, {"cards", describeTaken(effect, owner)}});
}

} // namespace

extern const Operation exposeOperation{.word = "expose",
                                       .keys = {"op", "player", "n", "up_to", "of"},
                                       .resolve = resolveExpose,
                                       .couldChange = couldExpose,
                                       .inWords = sayExposeAsOption,
                                       .needsChoice = choosesCards,
                                       .whatCame = whatWasExposed,
                                       .describe = describeExpose};

} // namespace rulings
