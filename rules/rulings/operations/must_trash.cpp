// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `must-trash` of the card language: the Runner pays the trash cost of the card that is being
// accessed, if he can; if not, he uses what else trashes it.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

namespace rulings {

namespace {

void resolveMustTrash(Table &table, const Effect &, Context &)
{
    const ObjectId card = table.state.run.accessing;
    if (!card.exists() || !hasTrashCost(table, card))
        return;
    const Bundle cost = trashCost(table, card);
    if (const auto lacking = whatIsLacking(table, cost)) {
        table.say(Sentence::tr("trashing it costs {cost}, and {why}",
                               {{"cost", inWords(cost)}, {"why", *lacking}}),
                  {"effect.resolve"_rule});
        table.state.run.mustTrash = card;
        return;
    }
    table.say(
        Sentence::tr("the Runner can pay the trash cost of {card}, and so must", {{"card", card}}),
        {"effect.resolve"_rule});
    if (pay(table, cost))
        trashAccessed(table, card);
}

Sentence describeMustTrash(const Effect &, Side)
{
    return Sentence::tr("the Runner must pay the trash cost of the accessed card, if able");
}

} // namespace

extern const Operation mustTrashOperation{.word = "must-trash",
                                          .keys = {"op"},
                                          .resolve = resolveMustTrash,
                                          .describe = describeMustTrash};

} // namespace rulings
