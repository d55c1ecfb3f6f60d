// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `convert` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void convert(Table &table, const Effect &effect, Context &context)
{
    const auto hosts = all(table, effect.on, context);
    if (hosts.empty())
        return;
    Object &card = table.state[context.source];
    card.zone = Zone::Hosted;
    card.host = hosts.front();
    card.faceup = true;
    card.converted = true;
    table.say(table.nameOf(context.source)
                  + " is now a condition counter: of the card only the name is left",
              {"convert.keeps-name"_rule});
}

bool couldConvert(const Table &table, const Effect &effect, const Context &context)
{
    return !all(table, effect.on, context).empty();
}

} // namespace

const Operation convertOperation{Op::Convert, {"op", "of", "on"}, convert, couldConvert};

} // namespace rulings
