// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Server", "In a Server", "Remote Servers", "Install"; Core Rules:
// "Installing Cards".
#include "rules/rulings/play/server_cards.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

/// The zone whose cards are the cards in a central server.
Zone contentOf(ServerId server)
{
    if (server == hqServer)
        return Zone::Hq;
    return server == rndServer ? Zone::RnD : Zone::Archives;
}

} // namespace

const Stated &countedCards(const State &state, ServerId server)
{
    if (server == hqServer)
        return state.corp.hand;
    return server == rndServer ? state.corp.deck : state.corp.pile;
}

int unlistedCards(const State &state, ServerId server)
{
    return isCentral(server) ? static_cast<int>(countedCards(state, server)) : 0;
}

bool isInServer(const Object &object, ServerId server)
{
    return isCentral(server) ? object.zone == contentOf(server)
                             : object.zone == Zone::Remote && object.server == server;
}

bool isInRoot(const Object &object, ServerId server)
{
    return object.zone == Zone::Root && object.server == server;
}

ServerId createServer(Table &table)
{
    auto &servers = table.state.servers;
    auto server = std::ranges::find(servers, true, &Server::awaited);
    if (server == servers.end())
        server = servers.insert(servers.end(), Server{newServerName(table.state)});
    server->isNew = true;
    server->gone = server->awaited = false;
    const ServerId id{static_cast<std::int16_t>(server - servers.begin())};
    table.say(Sentence::tr("a new remote server is created"), {"server.created"_rule});
    return id;
}

void giveWay(const Table &table, ObjectId card, ServerId server, std::vector<ObjectId> &trashed)
{
    for (const ObjectId id : agendaOrAssetIn(table.state, server, card))
        if (std::ranges::find(trashed, id) == trashed.end()) {
            table.say(Sentence::tr("{card} must be trashed: one agenda or one asset a remote",
                                   {{"card", id}}),
                      {"server.one-agenda-or-asset"_rule});
            trashed.push_back(id);
        }
}

void trashForInstall(Table &table, Side by, const Installation &installation,
                     const std::vector<ObjectId> &trashed, bool paid)
{
    if (trashed.empty())
        return;
    const ServerId server = installation.server;
    const Sentence cards = listOf(trashed);
    const Sentence::Arguments values{{"player", by}, {"cards", cards}, {"card", installation.card}};
    table.say(
        paid ? Sentence::tr("first {player} trashes {cards}, then the cost is paid and "
                            "{card} is installed",
                            values)
             : Sentence::tr("first {player} trashes {cards}, then {card} is installed", values),
        {"install.order"_rule});
    {
        const During makingWay(table.frames, MakingWay{server});
        (void)doTrash(table, trashed);
    }
    if (!server.exists() || !table.state.servers[static_cast<std::size_t>(server.value)].gone)
        return;
    Server &there = table.state.servers[static_cast<std::size_t>(server.value)];
    there.gone = false;
    there.emptied = true;
    table.note(
        Sentence::tr("{server} goes on existing without a card meanwhile and is no new server",
                     {{"server", server}}),
        "install.not-a-new-server"_rule, false);
}

} // namespace rulings
