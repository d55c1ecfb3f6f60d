// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How many cards are accessed, which, and in what order. Rules Reference 1.0: "Accessing Multiple
// Cards in a Server", "Archives", "Research and Development (R&D)", "In a Server"; FAQ 1.6:
// "Accessing"; Core Rules: "Access Phase", "Accessing Multiple Cards".
#include "rules/rulings/play/access_order.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/access_limits.h"
#include "rules/rulings/play/after_access.h"
#include "rules/rulings/play/archives.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/server_cards.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace rulings {

namespace {

int count(const State &state, auto &&wanted)
{
    return static_cast<int>(std::ranges::count_if(state.objects, wanted));
}

bool wasAccessed(const Run &run, ObjectId id)
{
    return std::ranges::find(run.accessed, id) != run.accessed.end();
}

int accessesDone(const Run &run)
{
    return static_cast<int>(run.accessed.size()) + run.accessedUnlisted;
}

int accessesLeft(const Run &run) { return std::max(0, run.accessLimit - accessesDone(run)); }

/// Each upgrade of the root has an access of its own; a card in a central server may take it only
/// when the upgrade is gone.
bool mayAccessInside(const State &state)
{
    const Run &run = state.run;
    if (run.accessLimit < 0 || !isCentral(run.server) || run.server == archivesServer)
        return true;
    int rootLeft = 0;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)};
            isInRoot(state[id], run.server) && !wasAccessed(run, id))
            ++rootLeft;
    return run.accessedInside < run.accessesInside || accessesLeft(run) > rootLeft;
}

/// Cards whose access is over and that have left the server by it.
int accessedElsewhere(const State &state)
{
    return static_cast<int>(std::ranges::count_if(state.run.accessed, [&](ObjectId id) {
        return !isInServer(state[id], state.run.server) && !isInRoot(state[id], state.run.server);
    }));
}

/// A card that the question only counts: what it is, and what follows from that, is not told.
void accessUnlisted(Table &table, int number)
{
    Run &run = table.state.run;
    run.accessedUnlisted += number;
    run.accessedInside += number;
    table.assume(nothingFollowsFromAccess());
    table.say(Sentence::tr("the Runner accesses {n} card that the question does not name",
                           "the Runner accesses {n} cards that the question does not name", number),
              {"access.card"_rule});
}

/// Of HQ chance may take a card that is only counted; in R&D those lie below the ones that are
/// told.
bool mayBeUnlisted(const State &state, const std::vector<ObjectId> &candidates)
{
    const Run &run = state.run;
    if (!mayAccessInside(state))
        return false;
    const bool told = run.server != hqServer && std::ranges::any_of(candidates, [&](ObjectId id) {
                          return isInServer(state[id], run.server);
                      });
    return !told && unlistedCards(state, run.server) > run.accessedUnlisted;
}

/// The next card of R&D that is accessed; none when it is one that is only counted.
ObjectId topOfRnD(const State &state)
{
    auto deck = deckOf(state, Side::Corp);
    if (state.run.fromBottom)
        std::ranges::reverse(deck);
    for (const ObjectId id : deck)
        if (!wasAccessed(state.run, id)) {
            const bool below = (state[id].place > 0) != state.run.fromBottom
                && unlistedCards(state, rndServer) > state.run.accessedUnlisted;
            return below ? ObjectId{} : id;
        }
    return {};
}

/// Where every card of the server is accessed, cards may come to it and go meanwhile.
void keepNumber(Table &table)
{
    Run &run = table.state.run;
    if (run.accessed.empty() || (isCentral(run.server) && run.server != archivesServer))
        return;
    const int told = count(table.state, [&](const Object &object) {
        const ObjectId id = table.state.find(object.name);
        return (isInServer(object, run.server) || isInRoot(object, run.server))
            && !wasAccessed(run, id) && !isDeclined(run, id) && mayBeAccessed(table, id);
    });
    const int now =
        std::min(mostOfServer(run),
                 static_cast<int>(run.accessed.size()) + told
                     + unlistedCards(table.state, run.server) - fewerAccesses(table.state));
    if (now == run.accessLimit)
        return;
    if (table.setting("access.number-fixed-first"))
        table.say(Sentence::tr("what comes or goes meanwhile does not change the number"),
                  {"access.number"_rule});
    else
        run.accessLimit = now;
}

/// Whether the Runner accesses the card that was offered; not to do so costs nothing else.
bool takesOffer(Table &table)
{
    Run &run = table.state.run;
    const ObjectId id = std::exchange(run.offered, {});
    const Act *act = table.next();
    const bool declines = act && act->kind == ActKind::Decline && act->object == id;
    if (declines)
        table.consume();
    if (!declines
        && table.choose(Side::Runner, Sentence::tr("whether {card} is accessed", {{"card", id}}),
                        //: whether a card is accessed
                        {Sentence::tr("it is"), Sentence::tr("it is not")},
                        {actOf(ActKind::Access, id), actOf(ActKind::Decline, id)})
            == 0)
        return true;
    run.declined.push_back(id);
    --run.accessLimit;
    return false;
}

Sentence whichIsAccessed() { return Sentence::tr("which card is accessed next"); }

/// Also of one card: what is done with it comes after the access.
void holdForAccess(const Table &table, const std::vector<ObjectId> &candidates)
{
    if (table.holds() && candidates.size() == 1)
        throw Held{{Side::Runner, whichIsAccessed(), {Sentence(candidates.front())}, 0},
                   {actOf(ActKind::Access, candidates.front())},
                   false};
}

/// Card after card; up to the end of the step, or as far as the script goes.
void access(Table &table, bool toTheEnd)
{
    State &state = table.state;
    Run &run = state.run;
    while (state.winner == Winner::Nobody && run.leaving.empty()) {
        keepNumber(table);
        if (accessesLeft(run) == 0)
            break;
        const auto candidates = accessible(table);
        const Act *act = table.next();
        if (act && act->kind == ActKind::Access) {
            if (std::ranges::find(candidates, act->object) == candidates.end())
                throw NotAllowed{
                    Sentence::tr("{card} cannot be accessed now", {{"card", act->object}})};
            const ObjectId id = act->object;
            table.consume();
            accessOne(table, id, true);
            continue;
        }
        if (declinesAccess(table, candidates))
            continue;
        if (act && stepAhead(table) == state.at.step) {
            table.consume();
            continue;
        }
        if (!toTheEnd && table.scriptDone())
            return;
        if (const ObjectId id = run.offered;
            id.exists() && std::ranges::find(candidates, id) != candidates.end()) {
            if (takesOffer(table))
                accessOne(table, id);
            continue;
        }
        if (run.mayStop.exists() && table.declines(run.mayStop))
            break;
        const bool other = mayBeUnlisted(state, candidates) && mayBeAccessed(table, {});
        if (candidates.empty() && !other)
            break;
        // In Archives every card is accessed, and the order of those that are only counted is none.
        if (candidates.empty() && run.server == archivesServer) {
            accessUnlisted(table,
                           std::min(accessesLeft(run),
                                    unlistedCards(state, run.server) - run.accessedUnlisted));
            continue;
        }
        if (!other)
            holdForAccess(table, candidates);
        const ObjectId id =
            table.pickOrOther(run.chooser, whichIsAccessed(), candidates,
                              other && run.server != archivesServer, ActKind::Access);
        if (id.exists())
            accessOne(table, id);
        else
            accessUnlisted(table, 1);
    }
    returnAccessed(table);
    endAccesses(table);
}

} // namespace

int accessCount(Table &table)
{
    State &state = table.state;
    Run &run = state.run;
    const auto may = [&](const Object &object) {
        const ObjectId id = state.find(object.name);
        return wasAccessed(run, id) || mayBeAccessed(table, id);
    };
    const int told = accessedElsewhere(state) + count(state, [&](const Object &object) {
                         return isInServer(object, run.server) && may(object);
                     });
    const auto there = [&] {
        return told + (mayBeAccessed(table, {}) ? unlistedCards(state, run.server) : 0);
    };
    const int root = count(
        state, [&](const Object &object) { return isInRoot(object, run.server) && may(object); });
    int allowed = mostOfServer(run);
    if (!isCentral(run.server) || run.server == archivesServer) {
        run.accessesInside = there();
        table.say(
            everyCardOf(state, run.server, run.accessesInside + root),
            {run.server == archivesServer ? "access.archives-all"_rule : "access.remote-all"_rule});
        if (const int fewer = fewerAccesses(state); fewer > 0 && run.accessesInside + root > 0)
            allowed = std::min(allowed, lessened(table, run.accessesInside + root, fewer));
    } else {
        const std::size_t said = table.record.trace.size();
        const int most = decideAccesses(table);
        if (most == 1)
            table.record.trace.resize(said); // nothing was added to it
        run.accessesInside = told >= most ? most : std::min(there(), most); // enough are told
        if (run.accessesInside + root <= allowed)
            sayAccesses(table, run.server, run.accessesInside, root);
    }
    if (run.accessesInside + root > mostOfServer(run))
        table.say(noMoreThan(run.mostAccesses), {"cannot.prevails"_rule});
    return std::min(run.accessesInside + root, allowed);
}

bool canSettleAccesses(const State &state)
{
    return !isCentral(state.run.server) || countedCards(state, state.run.server).isKnown();
}

void settleAccesses(Table &table)
{
    Run &run = table.state.run;
    if (run.accessing.exists() && !wasAccessed(run, run.accessing))
        run.accessed.push_back(run.accessing);
    run.accessLimit = accessCount(table);
    run.accessedInside = static_cast<int>(std::ranges::count_if(
        run.accessed, [&](ObjectId id) { return !isInRoot(table.state[id], run.server); }));
}

std::vector<ObjectId> accessible(const Table &table)
{
    const State &state = table.state;
    const ServerId server = state.run.server;
    std::vector<ObjectId> found;
    if (state.run.accessing.exists()
        || (state.run.accessLimit >= 0 && accessesLeft(state.run) == 0))
        return found;
    const bool inside = mayAccessInside(state);
    // R&D goes from the top.
    const ObjectId top = server == rndServer ? topOfRnD(state) : ObjectId{};
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = state.objects[i];
        const bool root = isInRoot(object, server);
        if ((!root && (!inside || !isInServer(object, server))) || wasAccessed(state.run, id)
            || isDeclined(state.run, id) || !mayBeAccessed(table, id))
            continue;
        if (!root && server == rndServer && id != top)
            continue;
        if (!root && server == rndServer)
            requireOrder(state, Side::Corp, 1);
        found.push_back(id);
    }
    return found;
}

void accessCards(Table &table)
{
    State &state = table.state;
    if (state.run.accessReplaced) {
        if (state.run.startedOn == archivesServer || state.run.server == archivesServer)
            leaveArchives(table, Sentence::tr("accessing is replaced, so Archives stays as it is"));
        return;
    }
    if (state.run.startedOn == archivesServer && state.run.server != archivesServer)
        leaveArchives(table,
                      Sentence::tr("another server is accessed, so Archives stays as it is"));
    if (state.run.server == archivesServer)
        turnArchives(table);
    beginAccesses(table);
    settleAccesses(table);
    // A question about an act asks at that moment of the step; otherwise what the step does
    // happens.
    const bool toTheEnd = table.scriptDone() && !table.askedNow();
    if (state.run.accessing.exists() && (toTheEnd || !table.scriptDone()))
        resumeAccess(table);
    access(table, toTheEnd);
}

void accessFrom(Table &table, const rules::TimingStep &step)
{
    State &state = table.state;
    Run &run = state.run;
    const bool begins = step.topic == "access-card";
    const bool named = begins && table.next() && table.next()->kind == ActKind::Access;
    if (!run.accessing.exists() && !named)
        return;
    state.at.step = table.book->timing(TimingKind::Run).findTopic("access");
    if (!run.accessing.exists()) {
        accessCards(table);
        return;
    }
    if (run.server == archivesServer)
        turnArchives(table);
    const ObjectId id = run.accessing;
    if (begins)
        run.accessing = {};
    if (canSettleAccesses(state)) {
        settleAccesses(table);
    } else {
        run.accessLimit = accessesDone(run) + (wasAccessed(run, id) ? 0 : 1);
        table.assume(Sentence::tr("no other card is accessed"));
    }
    if (begins)
        accessOne(table, id);
    else
        resumeAccess(table, step.topic != "steal");
    access(table, table.scriptDone() && !table.askedNow());
}

void offerAccess(Table &table, ObjectId id)
{
    Run &run = table.state.run;
    if (!id.exists() || run.accessLimit < 0)
        return;
    if (run.accessLimit >= mostOfServer(run)) {
        table.say(noMoreThan(run.mostAccesses), {"cannot.prevails"_rule});
        return;
    }
    ++run.accessLimit;
    run.offered = id;
    table.say(Sentence::tr("the Runner may access {card}, too", {{"card", id}}),
              {"effect.resolve"_rule});
}

void finishAccesses(Table &table)
{
    if (!table.state.run.accessReplaced && table.state.run.accessLimit >= 0)
        access(table, true);
}

} // namespace rulings
