// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `run` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <string>

namespace rulings {

namespace {

How readRunHow(const core::JsonPlace &place)
{
    RunHow how;
    fill(how.servers, place, "server", whereWords);
    return how;
}

void initiateRun(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    if (state.run.on)
        throw NotAllowed{"a run is being made already"};
    if (isForbidden(table, Forbidden::Run, Side::Runner, {})) {
        table.say("an effect says that no run is made", {"cannot.prevails"_rule});
        return;
    }
    const auto &servers = effect.as<RunHow>().servers;
    ServerId server;
    if (servers.size() == 1)
        server = centralServer(servers.front());
    const auto fits = [&](ServerId one) {
        return exists(state, one)
            && (servers.empty() || std::ranges::any_of(servers, [&](Where where) {
                    return centralServer(where) == one;
                }));
    };
    const std::string text = "what the run is made on, as the text has it";
    if (const Act *act = table.askedFor(ActKind::Server))
        table.endAt({Side::Runner, "effect.resolve"_rule, fits(act->server), text});
    if (const Act *act = table.next(); act && act->kind == ActKind::Server) {
        if (!fits(act->server))
            throw NotAllowed{"the text names another server, or there is none"};
        server = act->server;
        table.consume();
    }
    if (!server.exists())
        throw NotDerivable{"which server is run on is not stated"};
    if (!exists(state, server))
        throw NotAllowed{"a remote without any card is no server"};
    Bundle cost;
    const auto adding = addAdditional(table, cost, Initiated::Run, {});
    // What the card orders, its player may decline where that has an additional cost.
    if (const Act *act = table.next(); act && act->kind == ActKind::Decline && act->ability.empty()
        && !adding.empty()
        && (act->object == context.source
            || std::ranges::find(adding, act->object, &Additional::source) != adding.end())) {
        table.consume();
        table.say("the Runner declines the additional cost: no run is made",
                  {"cost.decline-additional"_rule});
        return;
    }
    if (!canPay(table, cost) || !pay(table, cost)) {
        table.say("the additional cost of a run is not paid: none is made",
                  {"cost.additional"_rule});
        return;
    }
    if (state.at.kind != TimingKind::Run)
        state.resume = state.at;
    beginRun(table, server, context.source);
}

Bundle additionalOfRun(const Table &table)
{
    Bundle additional;
    (void)addAdditional(table, additional, Initiated::Run, {});
    return additional;
}

bool couldRun(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    return !state.run.on && !isForbidden(table, Forbidden::Run, side, {})
        && isAffordable(table, additionalOfRun(table));
}

bool choosesServer(const Effect &effect) { return effect.as<RunHow>().servers.size() != 1; }

} // namespace

const Operation runOperation{.op = Op::Run,
                             .keys = {"op", "server"},
                             .read = readRunHow,
                             .resolve = initiateRun,
                             .couldChange = couldRun,
                             .needsChoice = choosesServer};

} // namespace rulings
