// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Active", "Inactive", "Facedown", "Information", "Score Area", "Scored
// Points", "Server, Remote Servers"; FAQ 1.6: "Card Memory", "Revealing Cards".
#include "rules/rulings/table/zones.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace rulings {

bool isInstalledIn(Zone zone)
{
    return zone == Zone::Remote || zone == Zone::Root || zone == Zone::Protecting
        || zone == Zone::Rig;
}

bool isScoreArea(Zone zone) { return zone == Zone::CorpScoreArea || zone == Zone::RunnerScoreArea; }

CardType typeOf(const Object &object)
{
    return isScoreArea(object.zone) ? CardType::Agenda : object.card->type;
}

bool isInstalled(const Object &object) { return isInstalledIn(object.zone); }

bool isRezzable(const Object &object)
{
    const CardType type = object.card->type;
    return isInstalled(object)
        && (type == CardType::Ice || type == CardType::Asset || type == CardType::Upgrade);
}

void assumeFacedown(const Table &table, ObjectId id)
{
    if (const Object &object = table.state[id]; !object.faceupKnown && !object.faceup)
        table.assume(Sentence::tr("{card} lies facedown", {{"card", id}}));
}

bool isDormant(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    return object.zone == Zone::Remote && object.faceup && object.card->type == CardType::Agenda
        && ((!object.card->installsFaceup && !object.card->title.empty())
            || !table.setting("agenda.active-when-installed-faceup"));
}

void requireFacedownCards(const Table &table, Side owner)
{
    if (table.setting("facedown.runner-cards"))
        return;
    if (owner == Side::Corp)
        throw NotDerivable{
            Sentence::tr("this version does not say what turning an installed card faceup does")};
    else
        throw NotDerivable{Sentence::tr("this version knows no facedown Runner cards")};
}

bool isNameless(const Object &object) { return object.zone == Zone::Rig && !object.faceup; }

bool isActive(const State &state, ObjectId id)
{
    const Object &object = state[id];
    switch (object.zone) {
    case Zone::Remote:
    case Zone::Root:
    case Zone::Protecting:
    case Zone::Rig:
        return object.faceup;
    case Zone::Identity:
    case Zone::PlayArea:
        return true;
    case Zone::CorpScoreArea:
        return object.owner == Side::Corp && !object.converted;
    case Zone::Hosted:
        return object.converted;
    default:
        return false;
    }
}

ServerId centralServer(Where where)
{
    switch (where) {
    case Where::Hq:
        return hqServer;
    case Where::RnD:
        return rndServer;
    case Where::Archives:
        return archivesServer;
    default:
        return {};
    }
}

bool isHandOrDeck(Zone zone, Side side) { return zone == deckZoneOf(side) || zone == handOf(side); }

void noteSeen(Object &object)
{
    if (object.faceup && !isHandOrDeck(object.zone, object.owner))
        object.shownToCorp = object.shownToRunner = true;
}

bool takesCounters(const Object &object)
{
    return !isHandOrDeck(object.zone, object.owner) && object.zone != trashPileOf(object.owner)
        && object.zone != Zone::Removed;
}

bool isVisible(const Object &object) { return object.owner == Side::Runner || object.faceup; }

Zone trashPileOf(Side side) { return side == Side::Corp ? Zone::Archives : Zone::Heap; }

Zone deckZoneOf(Side side) { return side == Side::Corp ? Zone::RnD : Zone::Stack; }

Zone handOf(Side side) { return side == Side::Corp ? Zone::Hq : Zone::Grip; }

Zone scoreAreaOf(Side side)
{
    return side == Side::Corp ? Zone::CorpScoreArea : Zone::RunnerScoreArea;
}

int handSizeOf(const State &state, Side side)
{
    return state.player(side).hand
        + static_cast<int>(std::ranges::count(state.objects, handOf(side), &Object::zone));
}

int deckSizeOf(const State &state, Side side)
{
    return state.player(side).deck
        + static_cast<int>(std::ranges::count(state.objects, deckZoneOf(side), &Object::zone));
}

std::vector<ObjectId> deckOf(const State &state, Side side)
{
    std::vector<ObjectId> deck;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (state.objects[i].zone == deckZoneOf(side))
            deck.push_back({static_cast<std::int16_t>(i)});
    // A question tells them in their order.
    std::ranges::stable_sort(deck, {}, [&](ObjectId id) { return state[id].place; });
    return deck;
}

namespace {

/// Each card of it that is told has a place of its own then.
void numberDeck(State &state, Side side)
{
    if (state.shuffled.contains(side))
        return;
    auto deck = deckOf(state, side);
    std::erase_if(deck, [&](ObjectId id) { return state[id].place > 0; });
    int place = -static_cast<int>(deck.size());
    for (const ObjectId id : deck)
        state[id].place = place++;
}

} // namespace

void numberDecks(State &state, ObjectId first, ObjectId second)
{
    for (const Side side : {Side::Corp, Side::Runner})
        if ((state[first].zone == deckZoneOf(side)) != (state[second].zone == deckZoneOf(side)))
            numberDeck(state, side);
}

void putToBottom(State &state, ObjectId id)
{
    const auto deck = deckOf(state, state[id].owner);
    state[id].place = std::max(0, state[deck.back()].place) + 1;
}

bool hasCards(const State &state, ServerId server)
{
    return std::ranges::any_of(state.objects, [&](const Object &object) {
        return object.server == server && isInstalled(object);
    });
}

bool exists(const State &state, ServerId server)
{
    return isCentral(server) || hasCards(state, server);
}

std::vector<ObjectId> iceProtecting(const State &state, ServerId server)
{
    std::vector<ObjectId> ice;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (state.objects[i].zone == Zone::Protecting && state.objects[i].server == server)
            ice.push_back({static_cast<std::int16_t>(i)});
    std::ranges::sort(ice, {}, [&](ObjectId id) { return state[id].position; });
    return ice;
}

ObjectId chosenBy(const State &state, ObjectId source)
{
    const Object &object = state[source];
    const bool same = object.chosen.exists() && state[object.chosen].copy == object.chosenCopy;
    return same ? object.chosen : ObjectId{};
}

int pointsOf(const Object &object, Side side)
{
    if (object.worth)
        return *object.worth;
    return side == Side::Runner && object.card->pointsWhenStolen ? *object.card->pointsWhenStolen
                                                                 : object.card->points;
}

int agendaPoints(const Table &table, Side side)
{
    int points = 0;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const Object &object = table.state.objects[i]; object.zone == scoreAreaOf(side)) {
            // Its text may say that it is worth something else there.
            requireModelled(table, {static_cast<std::int16_t>(i)});
            points += value(table, Value::Points, {static_cast<std::int16_t>(i)});
        }
    return points;
}

int allAccessed(const Run &run)
{
    return static_cast<int>(run.accessed.size() + run.accessedApart.size()) + run.accessedUnlisted;
}

bool isInsideServer(const Table &table, Zone zone)
{
    if (zone == Zone::Root)
        (void)table.isCited(table.book->rule("server.in"_rule));
    return zone != Zone::Root && zone != Zone::Protecting;
}

} // namespace rulings
