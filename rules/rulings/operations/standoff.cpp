// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `standoff` of the card language: the players trash installed cards in turn until one declines.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rulings {

namespace {

std::vector<ObjectId> installedOf(const Table &table, Side side)
{
    std::vector<ObjectId> found;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)}; table.state[id].owner == side
            && isInstalled(table.state[id]) && !cannotBeTrashed(table, id))
            found.push_back(id);
    return found;
}

/// The Runner first; `then` if it is the Runner who declines.
void resolveStandoff(Table &table, const Effect &effect, Context &context)
{
    for (Side side = Side::Runner; table.state.winner == Winner::Nobody; side = opponentOf(side)) {
        const auto from = installedOf(table, side);
        const bool names = std::ranges::find(from, table.named()) != from.end();
        if (!names && !from.empty() && !table.declines(context.source))
            table.leaveUndone(side, noCardChosenFor(context.source),
                              picksOrNone(from, context.source));
        if (!names) {
            table.say(Sentence::tr("{player} trashes no card", {{"player", side}}),
                      {"effect.resolve"_rule});
            if (side == Side::Runner)
                resolve(table, effect.then, context);
            return;
        }
        const During acting(table.frames, Acting{side});
        (void)doTrash(table, {table.pick(side, Sentence::tr("which card is trashed"), from)});
    }
}

Sentence describeStandoff(const Effect &effect, Side owner)
{
    const Sentence turns =
        Sentence::tr("the players trash installed cards in turn until one declines");
    return effect.then.empty()
        ? turns
        : describeBoth(turns,
                       Sentence::tr("if the Runner is the one who declines: {what}",
                                    {{"what", describe(effect.then, owner)}}));
}

} // namespace

extern const Operation standoffOperation{.word = "standoff",
                                         .keys = {"op", "then"},
                                         .resolve = resolveStandoff,
                                         .needsChoice = alwaysNeedsChoice,
                                         .describe = describeStandoff};

} // namespace rulings
