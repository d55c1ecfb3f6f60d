// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `run` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rulings {

namespace {

struct RunHow {
    std::vector<Where> servers; ///< one of these; empty: any
};

How readRunHow(const core::JsonPlace &place)
{
    RunHow how;
    fill(how.servers, place, "server", whereWords);
    return how;
}

/// Whether the text lets it be that server: one of those, and one with such a card.
bool mayBeRunOn(const Table &table, const Effect &effect, ServerId server, const Context &context)
{
    const auto &servers = effect.as<RunHow>().servers;
    const auto isThat = [&](Where where) {
        return isServerOfKind(table.state, server, where, context);
    };
    if (whyNoRunOn(table, server))
        return false;
    if (!exists(table.state, server) || (!servers.empty() && std::ranges::none_of(servers, isThat)))
        return false;
    const auto isThere = [&](ObjectId id) { return table.state[id].server == server; };
    return effect.of == Filter{} || std::ranges::any_of(all(table, effect.of, context), isThere);
}

/// The only one that the text names.
ServerId namedServer(const State &state, const Effect &effect, const Context &context)
{
    const auto &servers = effect.as<RunHow>().servers;
    if (servers.size() != 1)
        return {};
    return servers.front() == Where::ChosenServer ? state[context.source].chosenServer
                                                  : centralServer(servers.front());
}

/// The text has the run made elsewhere.
Sentence whyNotThere(const Table &table, const Effect &effect, const Context &context,
                     ServerId server)
{
    const auto &servers = effect.as<RunHow>().servers;
    const ServerId named = namedServer(table.state, effect, context);
    if (named.exists())
        return Sentence::tr("the text has the run made on {other}, and not on {server}",
                            {{"other", named}, {"server", server}});
    const Sentence where = servers.size() == 1 ? describe(servers.front()) : Sentence();
    return where.empty()
        ? Sentence::tr("the text lets no run be made on {server}", {{"server", server}})
        //: "at a remote server", and a server that is none
        : Sentence::tr("the text is about a run {where}, and not on {server}",
                       {{"where", where}, {"server", server}});
}

/// The script says on which server, where the text leaves it open: as a choice, or as the run
/// itself.
bool namesServerOfRun(const Act *act)
{
    return choosesServer(act) || (act && act->kind == ActKind::Run);
}

/// As the script says, otherwise as the text does.
ServerId serverToRunOn(Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    ServerId server = namedServer(state, effect, context);
    const auto fits = [&](ServerId one) { return mayBeRunOn(table, effect, one, context); };
    if (const Act *act = table.askedFor(ActKind::Server); choosesServer(act))
        table.endAt({Side::Runner, "effect.resolve"_rule, fits(act->server),
                     fits(act->server) ? Sentence::tr("the text lets the run be made on {server}",
                                                      {{"server", act->server}})
                                       : whyNotThere(table, effect, context, act->server)});
    // Of a text that names one server another is meant for what comes later.
    if (const Act *act = table.next();
        server.exists() ? choosesServer(act) && fits(act->server) : namesServerOfRun(act)) {
        if (!fits(act->server))
            throw NotAllowed{Sentence::tr("the text names another server, or there is none")};
        server = act->server;
        table.consume();
    }
    if (!server.exists())
        table.holdForServer(Side::Runner, Sentence::tr("which server the run is made on"), fits);
    if (!server.exists())
        throw notStated(Sentence::tr("which server is run on is not stated"));
    if (!exists(state, server))
        throw NotAllowed{Sentence::tr("a remote without any card is no server")};
    return server;
}

/// Whether the additional cost of a run is paid.
bool paysForRun(Table &table, const Context &context, ServerId server)
{
    Bundle cost;
    const auto adding = addAdditional(table, cost, Initiated::Run, {}, server);
    // What the card orders, its player may decline where that has an additional cost.
    if (const Act *act = table.next(); act && act->kind == ActKind::Decline && act->ability.empty()
        && !adding.empty()
        && (act->object == context.source
            || std::ranges::find(adding, act->object, &Additional::source) != adding.end())) {
        table.consume();
        table.say(Sentence::tr("the Runner declines the additional cost: no run is made"),
                  {"cost.decline-additional"_rule});
        return false;
    }
    if (canPay(table, cost) && pay(table, cost))
        return true;
    table.say(Sentence::tr("the additional cost of a run is not paid: none is made"),
              {"cost.additional"_rule});
    return false;
}

void initiateRun(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    if (state.run.on && !state.run.ending)
        throw NotAllowed{Sentence::tr("a run is being made already")};
    if (isForbidden(table, Forbidden::Run, Side::Runner, {})) {
        table.say(whyForbidden(table, Forbidden::Run, Side::Runner, {}), {"cannot.prevails"_rule});
        return;
    }
    const ServerId server = serverToRunOn(table, effect, context);
    if (const auto why = whyNoRunOn(table, server)) {
        table.say(*why, {"cannot.prevails"_rule});
        return;
    }
    if (!paysForRun(table, context, server))
        return;
    if (state.run.on) {
        state.runToCome = server;
        state.runToComeSource = context.source;
        table.say(Sentence::tr("the next run begins as soon as this one has ended"),
                  {"effect.resolve"_rule});
        return;
    }
    if (server != namedServer(state, effect, context)) {
        table.say(Sentence::tr("{player} chooses {server}",
                               {{"player", Side::Runner}, {"server", server}}),
                  {"timing.step"_rule});
        table.record.trace.back().speaksOf = &table.book->timing(TimingKind::Run);
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

/// Which server a card has chosen may be unknown yet.
bool isThereAServer(const Table &table, const Effect &effect, const Context &context)
{
    const auto &servers = effect.as<RunHow>().servers;
    if (std::ranges::find(servers, Where::ChosenServer) != servers.end())
        return true;
    for (std::size_t i = 0; i < table.state.servers.size(); ++i)
        if (mayBeRunOn(table, effect, {static_cast<std::int16_t>(i)}, context))
            return true;
    return false;
}

bool couldRun(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    return (!state.run.on || state.run.ending) && !isForbidden(table, Forbidden::Run, side, {})
        && isAffordable(table, additionalOfRun(table)) && isThereAServer(table, effect, context);
}

bool choosesServer(const Effect &effect)
{
    const auto &servers = effect.as<RunHow>().servers;
    return servers.size() != 1 || servers.front() == Where::RemoteServer;
}

Sentence sayRunAsOption(const Table &, const Effect &, const Context &)
{
    return Sentence::tr("a run is made");
}

Sentence describeRun(const Effect &effect, Side owner)
{
    std::vector<Sentence> servers;
    for (const Where where : effect.as<RunHow>().servers)
        servers.push_back(describe(where));
    Sentence where;
    for (const Sentence &one : servers)
        where = where.empty()
            ? one
            : Sentence::tr("{places} or {place}", {{"places", where}, {"place", one}});
    const Sentence run = where.empty()
        ? Sentence::tr("the Runner makes a run")
        : Sentence::tr("the Runner makes a run {where}", {{"where", where}});
    return effect.of == Filter()
        ? run
        //: a run on a server where there is such a card
        : Sentence::tr("{run}, where there is {card}",
                       {{"run", run}, {"card", describeOne(effect.of, owner)}});
}

} // namespace

ServerId serverOfRun(const Table &table, const std::vector<Effect> &effects, ObjectId source)
{
    for (const Effect &effect : effects) {
        if (effect.op != &runOperation)
            continue;
        const ServerId named = namedServer(table.state, effect, contextOf(table, source));
        if (named.exists())
            return named;
        if (const Act *act = table.next(); namesServerOfRun(act))
            return act->server;
        throw notStated(Sentence::tr("which server is run on is not stated"));
    }
    return {};
}

extern const Operation runOperation{.word = "run",
                                    .keys = {"op", "server", "of"},
                                    .read = readRunHow,
                                    .resolve = initiateRun,
                                    .couldChange = couldRun,
                                    .inWords = sayRunAsOption,
                                    .needsChoice = choosesServer,
                                    .describe = describeRun};

} // namespace rulings
