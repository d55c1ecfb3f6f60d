// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `forbid` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

void resolveForbid(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    Lasting lasting = lastingOf(effect, context, Lasting::Kind::Forbid);
    lasting.player = side;
    lasting.forbidden = effect.forbidden;
    if (effect.of.ref != Ref::None) {
        lasting.object = object(table, effect.of.ref, context);
        if (!lasting.object.exists())
            return;
        lasting.copy = state[lasting.object].copy;
    }
    state.lasting.push_back(std::move(lasting));
    table.say(table.nameOf(context.source) + " forbids something for a while",
              {"cannot.prevails"_rule});
}

bool couldForbid(const Table &table, const Effect &effect, const Context &context)
{
    return effect.of.ref == Ref::None || object(table, effect.of.ref, context).exists();
}

} // namespace

const Operation forbidOperation{
    Op::Forbid, {"op", "player", "what", "of", "until"}, resolveForbid, couldForbid};

} // namespace rulings
