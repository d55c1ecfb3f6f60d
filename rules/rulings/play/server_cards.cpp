// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Server", "In a Server".
#include "rules/rulings/play/server_cards.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

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
    const ServerId server{static_cast<std::int16_t>(table.state.servers.size())};
    table.state.servers.push_back({"new server", false, true});
    table.say(Sentence::tr("a new remote server is created"), {"server.created"_rule});
    return server;
}

} // namespace rulings
