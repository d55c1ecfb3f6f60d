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
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
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

/// What waits for accesses of a server does so where an effect makes them, too; what comes of it is
/// of these alone.
int addedAsTheyBegin(Table &table, ServerId server)
{
    auto &lasting = table.state.lasting;
    const std::size_t before = lasting.size();
    const std::size_t mark = table.pending.size();
    Event begin{EventKind::AccessesBegin, {}, Side::Runner};
    begin.server = server;
    raise(table, begin);
    settle(table, mark);
    int added = 0;
    for (std::size_t i = lasting.size(); i > before; --i)
        if (const Lasting &one = lasting[i - 1];
            one.kind == Lasting::Kind::Modifier && one.value == Value::Accesses) {
            added += one.by;
            lasting.erase(lasting.begin() + static_cast<std::ptrdiff_t>(i - 1));
        }
    return added;
}

int howMany(Table &table, ServerId server, int most)
{
    most += addedAsTheyBegin(table, server);
    return std::max(0, decideAccessesOf(table, server, most));
}

std::vector<ObjectId> toAccess(Table &table, const Effect &effect, const Context &context)
{
    const int most = number(table, effect.amount, context);
    std::vector<ObjectId> ids;
    if (effect.as<AccessHow>().random) {
        const int wanted =
            std::min(howMany(table, hqServer, most), handSizeOf(table.state, Side::Corp));
        ids = takenByChance(table, Side::Corp, wanted);
        if (static_cast<int>(ids.size()) == wanted)
            return ids;
    } else if (effect.of.zone == Zone::RnD && effect.of.row == Row::Top) {
        const int wanted = howMany(table, rndServer, most);
        if (wanted == most)
            return chosenCards(table, effect, context);
        ids = fromTop(table.state, Side::Corp, wanted);
        if (std::erase_if(ids, [](ObjectId id) { return !id.exists(); }) == 0)
            return ids;
    } else {
        return chosenCards(table, effect, context);
    }
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
