// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Install", "Install Cost", "Memory Limit", "Console", "Unique", "Ice",
// "Upgrade", "Server"; FAQ 1.6: "Installing Multiple Cards", "Destruction of Servers"; Core Rules:
// "Installing Cards".
#include "rules/rulings/installing.h"

#include "rules/rulings/effects.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

namespace {

bool isTrashed(const Act &act, ObjectId id)
{
    return std::ranges::find(act.trash, id) != act.trash.end();
}

template <class Wanted>
std::vector<ObjectId> installedIn(const State &state, ServerId server, const Wanted &wanted)
{
    std::vector<ObjectId> found;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (const Object &object = state.objects[i];
            object.server == server && isInstalled(object) && wanted(object))
            found.push_back({static_cast<std::int16_t>(i)});
    return found;
}

bool isAgendaOrAsset(CardType type) { return type == CardType::Agenda || type == CardType::Asset; }

void judgeCorp(Judgement &judgement, Table &table, const Act &act)
{
    const State &state = table.state;
    const Object &card = state[act.object];
    const bool central = !act.newServer && isCentral(act.server);
    judgement.require("install.from-hand"_rule, card.zone == Zone::Hq, "it comes from HQ");
    if (isAgendaOrAsset(card.card->type))
        judgement.require("install.remote-only"_rule, !central,
                          central ? "agendas and assets are not installed in central servers"
                                  : "the destination is a remote server");
    for (const ObjectId id : act.trash) {
        const Object &given = state[id];
        const bool like = !act.newServer && given.server == act.server && isInstalled(given)
            && (given.zone == Zone::Protecting) == (card.card->type == CardType::Ice);
        judgement.require("install.trash-like"_rule, like,
                          table.nameOf(id)
                              + (like ? " may be trashed for it" : " is not in the way of it"));
    }
    if (hasSubtype(table, act.object, "Region")) {
        const auto regions = installedIn(state, act.server, [&](const Object &object) {
            return object.card->subtypes.end()
                != std::ranges::find(object.card->subtypes, std::string("Region"));
        });
        const bool free =
            std::ranges::all_of(regions, [&](ObjectId id) { return isTrashed(act, id); });
        judgement.require("install.region"_rule, act.newServer || free,
                          free ? "no other region is there" : "the server has a region already");
    }
}

void judgeRunner(Judgement &judgement, Table &table, const Act &act)
{
    State &state = table.state;
    const Object &card = state[act.object];
    judgement.require("install.from-hand"_rule, card.zone == Zone::Grip, "it comes from the grip");
    if (card.card->type == CardType::Program) {
        int used = memoryUsed(table);
        for (const ObjectId id : act.trash)
            used -= value(table, Value::MemoryCost, id);
        const int needed = used + value(table, Value::MemoryCost, act.object);
        const int limit = playerValue(table, Value::MemoryLimit, Side::Runner);
        judgement.require("memory.limit"_rule, needed <= limit,
                          "it takes " + std::to_string(needed) + " of " + std::to_string(limit)
                              + " memory units"
                              + (act.trash.empty() ? "" : " after trashing others"));
    }
    for (const ObjectId id : act.trash)
        judgement.require("install.trash-programs"_rule,
                          card.card->type == CardType::Program && state[id].zone == Zone::Rig
                              && state[id].card->type == CardType::Program,
                          "programs may be trashed before a program is installed");
    if (hasSubtype(table, act.object, "Console")) {
        const bool other = std::ranges::any_of(state.objects, [](const Object &object) {
            return object.zone == Zone::Rig && object.faceup
                && std::ranges::find(object.card->subtypes, std::string("Console"))
                != object.card->subtypes.end();
        });
        judgement.require("install.console"_rule, !other,
                          other ? "a console is installed, and it may not be trashed for another"
                                : "no console is installed");
    }
}

} // namespace

void judgeInstall(Judgement &judgement, Table &table, Side by, const Act &act)
{
    requireModelled(table, act.object, Uncovered::Install);
    const CardType type = table.state[act.object].card->type;
    judgement.require("install.types"_rule,
                      type != CardType::Event && type != CardType::Operation
                          && type != CardType::Identity,
                      "events, operations and identities are never installed");
    if (act.host.exists())
        throw NotDerivable{"installing onto a host is not modelled yet"};
    if (by == Side::Corp)
        judgeCorp(judgement, table, act);
    else
        judgeRunner(judgement, table, act);
}

int installCost(Table &table, Side by, const Act &act)
{
    const State &state = table.state;
    if (by == Side::Runner)
        return value(table, Value::InstallCost, act.object);
    if (state[act.object].card->type != CardType::Ice || act.newServer)
        return 0;
    int ice = 0;
    for (const ObjectId id : iceProtecting(state, act.server))
        ice += isTrashed(act, id) ? 0 : 1;
    table.say("one credit for each of " + std::to_string(ice)
                  + " ice that protects the server once ice is trashed for it",
              {"install.ice-cost"_rule});
    return ice;
}

void install(Table &table, Side by, const Act &act, const Bundle &cost)
{
    State &state = table.state;
    const CardType type = state[act.object].card->type;
    const std::size_t mark = table.pending.size();
    ServerId server = act.server;
    if (act.newServer) {
        server = {static_cast<std::int16_t>(state.servers.size())};
        state.servers.push_back({"new server", false, true});
        table.say("a new remote server is created", {"server.created"_rule});
    }
    auto trashed = act.trash;
    if (by == Side::Corp && isAgendaOrAsset(type)) {
        const auto inTheWay = installedIn(
            state, server, [](const Object &object) { return isAgendaOrAsset(object.card->type); });
        for (const ObjectId id : inTheWay)
            if (!isTrashed(act, id)) {
                table.say(table.nameOf(id) + " must be trashed: one agenda or one asset a remote",
                          {"server.one-agenda-or-asset"_rule});
                trashed.push_back(id);
            }
    }
    // The card that is being installed keeps the server in existence meanwhile.
    if (!trashed.empty()) {
        table.say("cards in the way are trashed before the cost is paid", {"install.order"_rule});
        const bool existed = server.exists();
        (void)doTrash(table, trashed);
        if (existed && state.servers[static_cast<std::size_t>(server.value)].gone) {
            Server &there = state.servers[static_cast<std::size_t>(server.value)];
            there.gone = false;
            there.emptied = true;
            if (table.hasRule("install.not-a-new-server"_rule))
                table.say("the server goes on existing and is no new one",
                          {"install.not-a-new-server"_rule});
        }
    }
    if (!pay(table, cost))
        return;
    Object &card = state[act.object];
    card.server = server;
    card.faceup = by == Side::Runner;
    if (by == Side::Runner) {
        card.zone = Zone::Rig;
    } else if (type == CardType::Ice) {
        card.position = static_cast<int>(iceProtecting(state, server).size());
        card.zone = Zone::Protecting;
        table.say(table.nameOf(act.object) + " goes to the outermost position",
                  {"install.outermost"_rule});
    } else {
        card.zone = isCentral(server) ? Zone::Root : Zone::Remote;
    }
    table.say(table.nameOf(act.object)
                  + (by == Side::Runner ? " is installed faceup and active"
                                        : " is installed unrezzed and inactive"),
              {by == Side::Runner ? "install.runner-active"_rule : "install.corp-unrezzed"_rule});
    table.order.push_back("install:" + card.name);
    if (card.faceup)
        becomeActive(table, act.object);
    raise(table, {EventKind::Installed, act.object, by});
    settle(table, mark);
}

} // namespace rulings
