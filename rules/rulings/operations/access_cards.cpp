// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `access` of the card language: apart from the accesses of a run.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/access_acts.h"
#include "rules/rulings/play/access_limits.h"
#include "rules/rulings/play/access_order.h"
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"
#include <algorithm>
#include <cstddef>
#include <vector>

namespace rulings {

namespace {

struct AccessHow {
    bool random = false; ///< of HQ, where nobody chooses
};

How readAccessHow(const core::JsonPlace &place)
{
    AccessHow how;
    fill(how.random, place, "random");
    return how;
}

std::vector<ObjectId> toAccess(Table &table, const Effect &effect, const Context &context)
{
    if (!effect.as<AccessHow>().random)
        return chosenCards(table, effect, context);
    const int wanted =
        std::min(number(table, effect.amount, context), handSizeOf(table.state, Side::Corp));
    const auto ids = takenByChance(table, Side::Corp, wanted);
    if (static_cast<int>(ids.size()) < wanted)
        table.assume(Sentence::tr("nothing follows from accessing a card that is only counted"));
    return ids;
}

void resolveAccess(Table &table, const Effect &effect, Context &context)
{
    Run &run = table.state.run;
    const auto ids = toAccess(table, effect, context);
    const std::size_t from = table.state.happened.size();
    const bool apart = !run.on || run.accessesOver || run.accessReplaced;
    context.lost = 0;
    for (const ObjectId id : ids) {
        if (table.state.winner != Winner::Nobody)
            return;
        if (!mayBeAccessed(table, id)) {
            table.say(whyForbidden(table, Forbidden::Access, Side::Runner, id),
                      {"cannot.prevails"_rule});
            continue;
        }
        const ObjectId before = run.accessing;
        accessOne(table, id);
        run.accessing = before;
        ++context.lost;
    }
    // Among the accesses of the run, what is set aside waits for the last of them.
    if (context.lost > 0 && (apart || !isAccessStep(*table.state.at.step)))
        returnAccessed(table);
    if (!apart || context.lost == 0)
        return;
    Event over{EventKind::AccessesOver, {}, Side::Runner, Damage::Net, context.lost};
    over.tookNothing = !tookAny(table.state, from);
    raise(table, over);
}

bool couldAccess(const Table &table, const Effect &effect, const Context &context)
{
    if (effect.as<AccessHow>().random)
        return handSizeOf(table.state, Side::Corp) > 0;
    return anyCandidateChanges(table, effect, context, [](ObjectId) { return true; });
}

Sentence sayAccessAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("the Runner accesses {card}",
                        {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describeAccess(const Effect &effect, Side owner)
{
    return Sentence::tr("the Runner accesses {cards}", {{"cards", describeTaken(effect, owner)}});
}

} // namespace

extern const Operation accessOperation{.word = "access",
                                       .keys = {"op", "player", "n", "up_to", "of", "random"},
                                       .read = readAccessHow,
                                       .resolve = resolveAccess,
                                       .couldChange = couldAccess,
                                       .inWords = sayAccessAsOption,
                                       .needsChoice = choosesCards,
                                       .describe = describeAccess};

} // namespace rulings
