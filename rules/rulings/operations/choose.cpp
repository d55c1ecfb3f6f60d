// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `choose` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveChoose(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const auto picked = chosenCards(table, effect, context);
    context.picked = picked.empty() ? ObjectId{} : picked.front();
    if (effect.remembered) {
        state[context.source].chosen = context.picked;
        if (context.picked.exists())
            state[context.source].chosenCopy = state[context.picked].copy;
    }
}

} // namespace

const Operation chooseOperation{
    Op::Choose, {"op", "player", "of", "remembered"}, resolveChoose, nullptr, hasEnough};

} // namespace rulings
