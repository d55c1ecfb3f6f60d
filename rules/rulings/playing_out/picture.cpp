// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/picture.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/playing_out/card_picture.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

namespace {

std::optional<int> told(const Stated &number)
{
    return number.isKnown() ? std::optional<int>(number) : std::nullopt;
}

/// Nothing where that rests on what is not stated or not modelled.
template <class Count>
std::optional<int> counted(const Count &count)
{
    try {
        return count();
    } catch (const NotDerivable &) {
        return std::nullopt;
    }
}

/// What lies in one place, hosted cards on their hosts.
template <class Fits>
std::vector<CardPicture> cards(const Table &table, const Fits &fits)
{
    std::vector<CardPicture> found;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const Object &object = table.state.objects[i]; !object.host.exists() && fits(object))
            found.push_back(pictureOf(table, {static_cast<std::int16_t>(i)}));
    return found;
}

std::vector<CardPicture> cardsIn(const Table &table, Zone zone)
{
    return cards(table, [&](const Object &object) { return object.zone == zone; });
}

std::optional<int> all(const Table &table, const Stated &counted, Zone zone)
{
    if (!counted.isKnown())
        return std::nullopt;
    return counted + static_cast<int>(std::ranges::count(table.state.objects, zone, &Object::zone));
}

PlayerPicture playerOf(const Table &table, Side side)
{
    const State &state = table.state;
    const Player &player = state.player(side);
    PlayerPicture picture;
    picture.identity = cards(table, [&](const Object &object) {
        return object.zone == Zone::Identity && object.owner == side;
    });
    picture.credits = told(player.credits);
    picture.clicks = told(player.clicks);
    picture.hand = all(table, player.hand, handOf(side));
    picture.deck = all(table, player.deck, deckZoneOf(side));
    picture.pile = all(table, player.pile, trashPileOf(side));
    picture.handSize = counted([&] { return playerValue(table, Value::HandSize, side); });
    picture.agendaPoints = counted([&] { return agendaPoints(table, side); });
    picture.inHand = cardsIn(table, handOf(side));
    for (const ObjectId id : deckOf(state, side))
        picture.inDeck.push_back(pictureOf(table, id));
    picture.inPile = cardsIn(table, trashPileOf(side));
    picture.scoreArea = cardsIn(table, scoreAreaOf(side));
    return picture;
}

ServerPicture serverOf(const Table &table, ServerId server)
{
    const State &state = table.state;
    ServerPicture picture;
    picture.name = TableNames(state).nameOf(server);
    picture.central = isCentral(server);
    picture.attacked = state.run.on && state.run.server == server;
    auto ice = iceProtecting(state, server);
    std::ranges::reverse(ice);
    for (const ObjectId id : ice)
        picture.ice.push_back(pictureOf(table, id));
    picture.root = cards(table, [&](const Object &object) {
        return object.zone == Zone::Root && object.server == server;
    });
    if (!picture.central)
        picture.cards = cards(table, [&](const Object &object) {
            return object.zone == Zone::Remote && object.server == server;
        });
    return picture;
}

std::vector<ServerPicture> serversOf(const Table &table, const PlayerPicture &corp)
{
    std::vector<ServerPicture> servers;
    for (std::size_t i = 0; i < table.state.servers.size(); ++i)
        if (!table.state.servers[i].gone)
            servers.push_back(serverOf(table, {static_cast<std::int16_t>(i)}));
    const auto fill = [](ServerPicture &server, const std::vector<CardPicture> &inside,
                         std::optional<int> count) {
        server.cards = inside;
        server.count = count;
    };
    fill(servers[0], corp.inHand, corp.hand);
    fill(servers[1], corp.inDeck, corp.deck);
    fill(servers[2], corp.inPile, corp.pile);
    return servers;
}

void addRig(const Table &table, TablePicture &picture)
{
    const auto ofType = [&](CardType type) {
        return cards(table, [&](const Object &object) {
            return object.zone == Zone::Rig && object.owner == Side::Runner && object.faceup
                && object.card->type == type;
        });
    };
    picture.programs = ofType(CardType::Program);
    picture.hardware = ofType(CardType::Hardware);
    picture.resources = ofType(CardType::Resource);
    picture.facedown = cards(table, [](const Object &object) {
        return object.zone == Zone::Rig
            && (!object.faceup || object.owner == Side::Corp
                || (object.card->type != CardType::Program
                    && object.card->type != CardType::Hardware
                    && object.card->type != CardType::Resource));
    });
}

RunPicture runOf(const Table &table)
{
    const Run &run = table.state.run;
    RunPicture picture;
    if (run.server.exists())
        picture.server = TableNames(table.state).nameOf(run.server);
    if (run.ice.exists())
        picture.ice = table.state[run.ice].name;
    picture.position = run.position;
    picture.encountering = run.encountering;
    picture.status = run.status;
    picture.credits = told(run.badPublicityCredits);
    return picture;
}

} // namespace

TablePicture pictureOf(const Table &table)
{
    const Aside aside(table); // looking says nothing
    const State &state = table.state;
    TablePicture picture;
    picture.corp = playerOf(table, Side::Corp);
    picture.runner = playerOf(table, Side::Runner);
    picture.servers = serversOf(table, picture.corp);
    addRig(table, picture);
    picture.tags = told(state.tags);
    picture.badPublicity = told(state.badPublicity);
    picture.brainDamage = told(state.brainDamage);
    picture.link = counted([&] { return playerValue(table, Value::Link, Side::Runner); });
    picture.memoryLimit =
        counted([&] { return playerValue(table, Value::MemoryLimit, Side::Runner); });
    picture.memoryUsed = counted([&] { return memoryUsed(table); });
    picture.playArea = cardsIn(table, Zone::PlayArea);
    picture.setAside = cardsIn(table, Zone::SetAside);
    picture.removed = cardsIn(table, Zone::Removed);
    if (state.run.on)
        picture.run = runOf(table);
    return picture;
}

} // namespace rulings
