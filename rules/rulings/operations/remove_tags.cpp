// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `remove-tags` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

namespace {

void resolveRemoveTags(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const int before = state.tags;
    state.tags = std::max(0, before - number(table, effect.amount, context));
    context.lost = before - state.tags;
    table.say(tagsLost(context.lost, state.tags), {"effect.resolve"_rule});
    if (context.lost > 0)
        raise(table,
              {EventKind::TagRemoved, {}, playerOf(effect, context), Damage::Net, context.lost});
}

bool couldRemoveTags(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    return isSome(table, effect, context) && state.tags > 0;
}

Sentence sayRemoveTagsAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("the Runner loses {n} tag", "the Runner loses {n} tags",
                        number(table, effect.amount, context));
}

Sentence whatTagsWereLost(bool any)
{
    return any ? Sentence::tr("a tag was lost") : Sentence::tr("no tag was lost");
}

Sentence describeRemoveTags(const Effect &effect, Side owner)
{
    // Nobody else has any.
    if (!effect.player)
        return Sentence::tr("the Runner loses {tags}",
                            {{"tags", describeTags(effect.amount, owner)}});
    return Sentence::tr(
        "{player} removes {tags}",
        {{"player", playerMeant(effect, owner)}, {"tags", describeTags(effect.amount, owner)}});
}

} // namespace

extern const Operation removeTagsOperation{.word = "remove-tags",
                                           .keys = {"op", "player", "n"},
                                           .resolve = resolveRemoveTags,
                                           .couldChange = couldRemoveTags,
                                           .inWords = sayRemoveTagsAsOption,
                                           .whatCame = whatTagsWereLost,
                                           .describe = describeRemoveTags};

} // namespace rulings
