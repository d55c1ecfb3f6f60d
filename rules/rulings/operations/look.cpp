// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `look` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"

namespace rulings {

namespace {

void resolveLook(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    const int most = number(table, effect.amount, context);
    for (const ObjectId id : fromTop(state, Side::Corp, most))
        if (id.exists()) {
            context.looked.emplace_back(id, state[id].copy);
            (side == Side::Corp ? state[id].shownToCorp : state[id].shownToRunner) = true;
        }
    if (static_cast<int>(context.looked.size()) < most) {
        Filter deck;
        deck.zone = Zone::RnD;
        requireListed(table, deck);
    }
    table.say(Sentence::tr("cards that are looked at stay where they are"),
              {"info.looked-at"_rule});
}

} // namespace

extern const Operation lookOperation{
    .word = "look", .keys = {"op", "player", "n"}, .resolve = resolveLook};

} // namespace rulings
