// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-to` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

void moveCards(Table &table, const Effect &effect, Context &context)
{
    auto ids = chosenCards(table, effect, context);
    for (const ObjectId id : ids) {
        moveTo(table, id, effect.zone);
        table.state[id].faceup = false;
        if (effect.bottom)
            putToBottom(table.state, id);
        table.say(table.nameOf(id)
                      + (effect.zone == Zone::Removed
                             ? " is removed from the game"
                             : (effect.bottom ? " goes to the bottom of " : " goes to ")
                                 + nameOf(effect.zone)),
                  {"effect.resolve"_rule});
        table.order.push_back("move:" + table.state[id].name);
    }
}

bool couldMoveTo(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [&](ObjectId id) {
        return table.state[id].zone != effect.zone || effect.bottom;
    });
}

} // namespace

const Operation moveToOperation{
    Op::MoveTo, {"op", "player", "n", "up_to", "of", "zone", "bottom"}, moveCards, couldMoveTo};

} // namespace rulings
