// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Accessing", "Cannot", "Run, Step 5".
#include "rules/rulings/play/access_limits.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace rulings {

bool mayBeAccessed(const Table &table, ObjectId id)
{
    return !isForbidden(table, Forbidden::Access, Side::Runner, id)
        && (!id.exists() || canPay(table, accessCost(table, id)));
}

void beginAccesses(Table &table)
{
    Run &run = table.state.run;
    run.accessesFrom = table.state.happened.size();
    if (!run.accessed.empty() || run.accessing.exists())
        return; // told to be on already
    const std::size_t mark = table.pending.size();
    Event begin{EventKind::AccessesBegin, {}, Side::Runner};
    begin.server = run.server;
    raise(table, begin);
    settle(table, mark);
}

bool tookAny(const State &state, std::size_t from)
{
    const auto begin =
        state.happened.begin() + static_cast<std::ptrdiff_t>(std::min(from, state.happened.size()));
    return std::any_of(begin, state.happened.end(), [](const Happened &one) {
        return one.accessed && (one.event == EventKind::Stolen || one.event == EventKind::Trashed);
    });
}

void endAccesses(Table &table)
{
    Run &run = table.state.run;
    if (run.accessesOver || table.state.winner != Winner::Nobody)
        return;
    run.accessesOver = true;
    const std::size_t mark = table.pending.size();
    Event over{EventKind::AccessesOver,
               {},
               Side::Runner,
               Damage::Net,
               static_cast<int>(run.accessed.size()) + run.accessedUnlisted};
    over.tookNothing = !tookAny(table.state, run.accessesFrom);
    raise(table, over);
    settle(table, mark);
}

int mostOfServer(const Run &run)
{
    return std::max(0, run.mostAccesses - static_cast<int>(run.accessedApart.size()));
}

bool isLimitReached(const Run &run) { return run.on && allAccessed(run) >= run.mostAccesses; }

int fewerAccesses(const State &state)
{
    int fewer = 0;
    for (const Lasting &one : state.lasting)
        if (one.kind == Lasting::Kind::Modifier && one.value == Value::Accesses && one.by < 0)
            fewer -= one.by;
    return fewer;
}

int lessened(const Table &table, int number, int fewer)
{
    const int left = std::max(0, number - fewer);
    table.say(Sentence::tr("an effect makes it {fewer} fewer: {number}",
                           {{"fewer", std::min(fewer, number)}, {"number", left}}),
              {"value.sum"_rule});
    return left;
}

Sentence everyCardOf(const State &state, ServerId server, int number)
{
    if (isCentral(server))
        return Sentence::tr("every card in {server} and its root is to be accessed: {number}",
                            {{"server", server}, {"number", number}});
    return iceProtecting(state, server).empty()
        ? Sentence::tr("every card in {server} is to be accessed: {number}",
                       {{"server", server}, {"number", number}})
        : Sentence::tr(
              "every card in {server} is to be accessed: {number}, without the ice protecting it",
              {{"server", server}, {"number", number}});
}

Sentence noMoreThan(int number)
{
    return Sentence::tr("no more than {n} card is accessed in this run",
                        "no more than {n} cards are accessed in this run", number);
}

void noteAccess(Run &run, ObjectId id, Zone from)
{
    run.accessed.push_back(id);
    if (from != Zone::Root)
        ++run.accessedInside;
}

bool isDeclined(const Run &run, ObjectId id)
{
    return std::ranges::find(run.declined, id) != run.declined.end();
}

Bundle accessCost(const Table &table, ObjectId card)
{
    Bundle bundle;
    bundle.payer = Side::Runner;
    bundle.purpose.object = card;
    (void)addAdditional(table, bundle, Initiated::Access, card, serverHolding(table.state[card]));
    return bundle;
}

namespace {

void leaveUnaccessed(Table &table, ObjectId card)
{
    table.say(Sentence::tr("the Runner does not pay the additional cost: {card} is not accessed",
                           {{"card", card}}),
              {"cost.decline-additional"_rule});
    table.state.run.declined.push_back(card);
}

/// Whether the script says that an access which an effect makes is paid for; nothing: it does not.
std::optional<bool> saidToBePaidFor(Table &table, ObjectId id)
{
    // The step of accesses asks for it itself.
    if (const State &state = table.state;
        state.run.on && state.at.step && state.at.step->topic.starts_with("access"))
        return std::nullopt;
    if (const Act *act = table.next();
        act && act->kind == ActKind::Access && act->object == id && !table.isAsked(act)) {
        table.consume();
        return true;
    }
    return table.declines(id) ? std::optional(false) : std::nullopt;
}

} // namespace

bool paysToAccess(Table &table, ObjectId id, bool named)
{
    const Bundle cost = accessCost(table, id);
    if (cost.isNothing())
        return true;
    const auto said = named ? std::optional(true) : saidToBePaidFor(table, id);
    if (!canPay(table, cost) || said == false
        || (!said
            && table.choose(Side::Runner, Sentence::tr("whether to pay for the access"),
                            //: of the Runner
                            {Sentence::tr("pays"), Sentence::tr("declines")},
                            {actOf(ActKind::Access, id), actOf(ActKind::Decline, id)})
                == 1)) {
        leaveUnaccessed(table, id);
        return false;
    }
    return pay(table, cost);
}

bool declinesAccess(Table &table, const std::vector<ObjectId> &candidates)
{
    const Act *act = table.next();
    if (!act || act->kind != ActKind::Decline || !act->ability.empty()
        || std::ranges::find(candidates, act->object) == candidates.end()
        || accessCost(table, act->object).isNothing())
        return false;
    leaveUnaccessed(table, act->object);
    table.consume();
    return true;
}

} // namespace rulings
