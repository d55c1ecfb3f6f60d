// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Run", "Attacked Server", "Accessing", "Encounter", "Subroutine", "Jack
// Out"; FAQ 1.6: the card rulings on Sensei and on Snitch.
#include "rules/rulings/access.h"
#include "rules/rulings/card_effects.h"
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/encounter.h"
#include "rules/rulings/run_walk.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

namespace {

void initiateRun(Table &table, const Effect &effect, const Context &context)
{
    State &state = table.state;
    if (state.run.on)
        throw NotAllowed{"a run is being made already"};
    if (isForbidden(table, Forbidden::Run, Side::Runner, {})) {
        table.say("an effect says that no run is made", {"cannot.prevails"_rule});
        return;
    }
    ServerId server;
    if (effect.servers.size() == 1)
        server = centralServer(effect.servers.front());
    const auto fits = [&](ServerId one) {
        return exists(state, one)
            && (effect.servers.empty() || std::ranges::any_of(effect.servers, [&](Where where) {
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

void redirect(Table &table, const Effect &effect, const Context &context)
{
    Run &run = table.state.run;
    const ServerId server = centralServer(effect.where);
    if (!server.exists())
        throw NotDerivable{"which server the run moves to is not stated"};
    run.server = server;
    table.say(table.nameOf(context.source) + ": the run goes on against "
                  + table.state.servers[static_cast<std::size_t>(server.value)].name,
              {table.orElse("run.attacked-server-changes"_rule, "effect.resolve"_rule)});
}

/// Where the Runner was free to use the ability, doing so was this decision already.
void offerJackOut(Table &table, const Context &context)
{
    if (!table.state.run.on)
        return;
    if (cannotJackOut(table)) {
        table.say("an effect says that the Runner cannot jack out", {"cannot.prevails"_rule});
        return;
    }
    if (const Act *asked = table.askedNow(); asked && asked->kind == ActKind::JackOut) {
        table.offered = true;
        throw Moment{};
    }
    const Act *act = table.next();
    if (act && act->kind == ActKind::JackOut) {
        table.consume();
    } else if (!context.chosenToUse) {
        table.assume("the Runner does not jack out where " + table.nameOf(context.source)
                     + " lets him");
        return;
    }
    table.say("the Runner jacks out, as the card allows: the run ends", {"run.jack-out"_rule});
    jackOut(table);
}

/// As if the ice `of` had just been passed; without it from the outermost ice of the server.
void moveRun(Table &table, const Effect &effect, const Context &context)
{
    Run &run = table.state.run;
    const ServerId server = centralServer(effect.where);
    const ObjectId ice = object(table, effect.of.ref, context);
    if (!run.on || (server.exists() && server == run.server)
        || (effect.of.ref != Ref::None && !ice.exists()))
        return;
    endEncounter(table);
    const ServerId before = run.server;
    if (server.exists())
        run.server = server;
    run.position = -1;
    if (ice.exists()) {
        run.server = table.state[ice].server;
        run.position = table.state[ice].position;
    }
    run.ice = {};
    run.leaving = movedRun;
    run.noJackOutBeforeEncounter = effect.noJackOut;
    const std::string &name = table.state.servers[static_cast<std::size_t>(run.server.value)].name;
    table.say(table.nameOf(context.source) + ": the run goes on against " + name
                  + (ice.exists() ? ", from the place of " + table.nameOf(ice)
                                  : std::string(", from outside its ice")),
              {table.orElse("run.attacked-server-changes"_rule, "effect.resolve"_rule,
                            run.server != before)});
}

} // namespace

Lasting lastingOf(const Effect &effect, const Context &context, Lasting::Kind kind)
{
    Lasting lasting;
    lasting.kind = kind;
    lasting.until = effect.until;
    lasting.source = context.source;
    lasting.controller = context.controller;
    lasting.effect = &effect;
    return lasting;
}

void resolveOnRun(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    switch (effect.op) {
    case Op::Run:
        initiateRun(table, effect, context);
        break;
    case Op::Redirect:
        redirect(table, effect, context);
        break;
    case Op::MoveRun:
        moveRun(table, effect, context);
        break;
    case Op::OfferAccess:
        for (const ObjectId id : all(table, effect.of, context))
            offerAccess(table, id);
        break;
    case Op::AccessMore: {
        Lasting lasting = lastingOf(effect, context, Lasting::Kind::Modifier);
        lasting.until = Duration::Run;
        lasting.value = Value::Accesses;
        lasting.by = number(table, effect.amount, context);
        lasting.player = Side::Runner;
        state.lasting.push_back(std::move(lasting));
        table.say(table.nameOf(context.source) + " changes how many cards are accessed",
                  {"effect.resolve"_rule});
        break;
    }
    case Op::LimitAccesses:
        state.run.mostAccesses =
            std::min(state.run.mostAccesses, number(table, effect.amount, context));
        table.say(table.nameOf(context.source) + ": in this run no more cards are accessed than "
                      + std::to_string(state.run.mostAccesses),
                  {"cannot.prevails"_rule});
        break;
    case Op::Encounter:
        for (const ObjectId id : all(table, effect.of, context))
            encounterApart(table, id);
        break;
    case Op::AddSubroutine:
        for (int i = number(table, effect.amount, context); i > 0; --i) {
            state.run.added.emplace_back(&effect, context.source);
            table.say("one subroutine more, behind the others", {"subroutine.gained"_rule});
            if (state.run.encountering && matches(table, effect.of, state.run.ice, context)) {
                state.run.gained.push_back(&effect);
                state.run.broken.push_back(false);
            }
        }
        break;
    case Op::JackOut:
        offerJackOut(table, context);
        break;
    default:
        throw NotDerivable{"this effect is not modelled"};
    }
}

} // namespace rulings
