// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `turn-facedown`, `turn-faceup` of the card language.
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
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

void turn(Table &table, ObjectId id, bool faceup)
{
    requireFacedownCards(table, table.state[id].owner);
    noteSeen(table.state[id]);
    table.state[id].faceup = faceup;
    if (faceup && isDormant(table, id)) {
        table.say(Sentence::tr("{card} is faceup, and not installed anew; an agenda is inactive "
                               "while it is installed",
                               {{"card", id}}),
                  {"zone.installed-agenda"_rule});
    } else if (faceup) {
        table.say(Sentence::tr("{card} is faceup: active, and not installed anew", {{"card", id}}),
                  {"zone.turned-faceup"_rule});
        becomeActive(table, id);
    } else {
        table.say(
            Sentence::tr("{card} lies facedown: inactive, but not uninstalled", {{"card", id}}),
            {"zone.facedown-runner"_rule});
    }
}

void resolveTurnFacedown(Table &table, const Effect &effect, Context &context)
{
    for (const ObjectId id : chosenCards(table, effect, context))
        turn(table, id, false);
}

bool couldTurnFacedown(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return table.state[id].faceup; });
}

void resolveTurnFaceup(Table &table, const Effect &effect, Context &context)
{
    for (const ObjectId id : chosenCards(table, effect, context))
        turn(table, id, true);
}

bool couldTurnFaceup(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return !table.state[id].faceup; });
}

Sentence describeTurnFacedown(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} turns facedown {cards}",
        {{"player", playerMeant(effect, owner)}, {"cards", describeTaken(effect, owner)}});
}

Sentence describeTurnFaceup(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} turns faceup {cards}",
        {{"player", playerMeant(effect, owner)}, {"cards", describeTaken(effect, owner)}});
}

} // namespace

extern const Operation turnFacedownOperation{.word = "turn-facedown",
                                             .keys = {"op", "player", "n", "up_to", "of"},
                                             .resolve = resolveTurnFacedown,
                                             .couldChange = couldTurnFacedown,
                                             .needsChoice = choosesCards,
                                             .describe = describeTurnFacedown};

extern const Operation turnFaceupOperation{.word = "turn-faceup",
                                           .keys = {"op", "player", "n", "up_to", "of"},
                                           .resolve = resolveTurnFaceup,
                                           .couldChange = couldTurnFaceup,
                                           .needsChoice = choosesCards,
                                           .describe = describeTurnFaceup};

} // namespace rulings
