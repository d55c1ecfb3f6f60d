// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `access` of the card language: apart from the accesses of a run.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
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
#include "rules/rulings/play/after_access.h"
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/server_cards.h"
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

/// What effects have changed for a time counts where an effect makes the accesses, too; what is
/// worded for the accesses of a run does not.
int changedForNow(const State &state)
{
    int more = -fewerAccesses(state);
    for (const Lasting &one : state.lasting)
        if (one.kind == Lasting::Kind::Modifier && one.value == Value::Accesses && one.by > 0
            && one.until == Duration::Turn)
            more += one.by;
    return more;
}

int howMany(Table &table, ServerId server, int most)
{
    most += changedForNow(table.state) + addedAsTheyBegin(table, server);
    return std::max(0, decideAccessesOf(table, server, most));
}

/// A card that is named for it, and that is no access any more with fewer of them.
std::vector<ObjectId> named(Table &table, const Effect &effect, Context &context)
{
    auto ids = chosenCards(table, effect, context);
    const int fewer = fewerAccesses(table.state);
    if (fewer == 0 || ids.empty())
        return ids;
    const int left = lessened(table, static_cast<int>(ids.size()), fewer);
    if (left > 0)
        throw notStated(Sentence::tr("which card is not accessed is not stated"));
    return {};
}

std::vector<ObjectId> toAccess(Table &table, const Effect &effect, Context &context)
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
        return named(table, effect, context);
    }
    table.assume(Sentence::tr("nothing follows from accessing a card that is only counted"));
    return ids;
}

void resolveAccess(Table &table, const Effect &effect, Context &context)
{
    Run &run = table.state.run;
    const auto ids = toAccess(table, effect, context);
    const std::size_t from = table.state.happened.size();
    const bool ofServer =
        run.on && !run.accessesOver && !run.accessReplaced && isAccessStep(*table.state.at.step);
    const std::size_t accessed = run.accessed.size();
    const int inside = run.accessedInside;
    context.lost = 0;
    for (const ObjectId id : ids) {
        if (table.state.winner != Winner::Nobody)
            return;
        if (!mayBeAccessed(table, id)) {
            table.say(whyForbidden(table, Forbidden::Access, Side::Runner, id),
                      {"cannot.prevails"_rule});
            continue;
        }
        if (isLimitReached(run)) {
            table.say(noMoreThan(run.mostAccesses), {"cannot.prevails"_rule});
            break;
        }
        const ObjectId before = run.accessing;
        if (!ofServer && run.on && isInServer(table.state[id], run.server))
            ++run.accessedApartInside;
        accessOne(table, id);
        run.accessing = before;
        ++context.lost;
    }
    // Among the accesses of the run, what is set aside waits for the last of them.
    if (context.lost > 0 && !ofServer) {
        returnAccessed(table);
        const auto first = run.accessed.begin() + static_cast<std::ptrdiff_t>(accessed);
        run.accessedApart.insert(run.accessedApart.end(), first, run.accessed.end());
        run.accessed.erase(first, run.accessed.end());
        run.accessedInside = inside;
    }
    if (ofServer || context.lost == 0)
        return;
    Event over{EventKind::AccessesOver, {}, Side::Runner, Damage::Net, context.lost};
    over.tookNothing = !tookAny(table.state, from);
    raise(table, over);
}

bool couldAccess(const Table &table, const Effect &effect, const Context &context)
{
    if (isLimitReached(table.state.run))
        return false;
    if (effect.as<AccessHow>().random)
        return handSizeOf(table.state, Side::Corp) > 0;
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return mayBeAccessed(table, id); });
}

Sentence sayAccessAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("the Runner accesses {card}",
                        {{"card", whatIsMeant(table, effect, context)}});
}

Sentence whatWasAccessed(bool any)
{
    return any ? Sentence::tr("a card was accessed") : Sentence::tr("no card was accessed");
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
                                       .whatCame = whatWasAccessed,
                                       .describe = describeAccess};

} // namespace rulings
