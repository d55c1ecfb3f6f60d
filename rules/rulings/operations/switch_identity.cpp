// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `switch-identity` of the card language: another one takes its place, and the old one leaves the
// game.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

void resolveSwitch(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side by = playerOf(effect, context);
    const auto from = all(table, effect.of, context);
    const auto old = std::ranges::find_if(state.objects, [&](const Object &one) {
        return one.zone == Zone::Identity && one.owner == by;
    });
    if (from.empty() || old == state.objects.end())
        throw notStated(Sentence::tr("which identities there are is not stated"));
    const ObjectId before = state.find(old->name);
    const ObjectId now = table.pick(by, Sentence::tr("which identity takes its place"), from);
    moveTo(table, before, Zone::Removed);
    state[now].zone = Zone::Identity;
    state[now].faceup = true;
    table.say(Sentence::tr("{card} takes the place of {other}", {{"card", now}, {"other", before}}),
              {"effect.resolve"_rule});
}

Sentence describeSwitchIdentity(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{card} takes the place of the identity {player.of}, which leaves the game",
        {{"card", describeOne(effect.of, owner)}, {"player", playerMeant(effect, owner)}});
}

} // namespace

extern const Operation switchIdentityOperation{.word = "switch-identity",
                                               .keys = {"op", "player", "of"},
                                               .resolve = resolveSwitch,
                                               .needsChoice = choosesCards,
                                               .describe = describeSwitchIdentity};

} // namespace rulings
