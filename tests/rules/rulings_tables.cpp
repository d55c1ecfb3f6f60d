// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings_tables.h"

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/zones.h"

#include <array>

namespace rulings_support {

using namespace rulings;

namespace {

Zone zoneFor(core::Random &random, const CardModel &card)
{
    const bool play = random.below(3) > 0;
    switch (card.type) {
    case CardType::Identity:
        return Zone::Identity;
    case CardType::Agenda:
        return play
            ? oneOf(random, std::array{Zone::Remote, Zone::CorpScoreArea, Zone::RunnerScoreArea})
            : oneOf(random, std::array{Zone::Hq, Zone::RnD, Zone::Archives});
    case CardType::Asset:
    case CardType::Upgrade:
    case CardType::Ice:
        if (!play)
            return oneOf(random, std::array{Zone::Hq, Zone::RnD, Zone::Archives});
        return card.type == CardType::Ice  ? Zone::Protecting
            : card.type == CardType::Asset ? Zone::Remote
                                           : oneOf(random, std::array{Zone::Remote, Zone::Root});
    case CardType::Operation:
        return oneOf(random, std::array{Zone::Hq, Zone::RnD, Zone::Archives});
    case CardType::Event:
        return oneOf(random, std::array{Zone::Grip, Zone::Stack, Zone::Heap});
    default:
        return play ? Zone::Rig : oneOf(random, std::array{Zone::Grip, Zone::Stack, Zone::Heap});
    }
}

void place(core::Random &random, State &state, const CardModel &card)
{
    Object object;
    object.name = "o" + std::to_string(state.objects.size());
    object.card = &card;
    object.owner = card.side;
    object.zone = zoneFor(random, card);
    const auto anyServer = [&] {
        return ServerId{static_cast<std::int16_t>(
            random.below(static_cast<std::uint32_t>(state.servers.size())))};
    };
    if (object.zone == Zone::Remote)
        object.server = {static_cast<std::int16_t>(3 + random.below(2))};
    else if (object.zone == Zone::Root)
        object.server = {static_cast<std::int16_t>(random.below(3))};
    else if (object.zone == Zone::Protecting)
        object.server = anyServer();
    if (object.zone == Zone::Protecting)
        object.position = static_cast<int>(iceProtecting(state, object.server).size());
    object.faceup = card.side == Side::Runner || object.zone == Zone::Identity
        || object.zone == Zone::CorpScoreArea || object.zone == Zone::RunnerScoreArea
        || (card.type != CardType::Agenda && random.coin());
    if (isInstalled(object)) {
        for (auto &counter : object.counters)
            counter = static_cast<std::int16_t>(random.below(4) == 0 ? random.below(5) : 0);
        if (card.recurring.refillsTo)
            object.counters[static_cast<std::size_t>(Counter::Recurring)] =
                static_cast<std::int16_t>(card.recurring.refillsTo->plus);
    }
    state.objects.push_back(std::move(object));
}

Stated &set(Stated &number, core::Random &random, std::uint32_t below)
{
    number = static_cast<int>(random.below(below));
    return number;
}

} // namespace

State randomState(core::Random &random)
{
    State state;
    state.servers.push_back({"Server 1"});
    state.servers.push_back({"Server 2"});
    static const auto modelled = cardsWithFile();
    for (int i = 0; i < 12; ++i)
        place(random, state, cardModel(oneOf(random, modelled)));
    for (Player *player : {&state.corp, &state.runner}) {
        set(player->credits, random, 12);
        set(player->clicks, random, 5);
        set(player->hand, random, 7);
        set(player->deck, random, 9);
        set(player->pile, random, 4);
    }
    set(state.tags, random, 3);
    set(state.badPublicity, random, 3);
    set(state.brainDamage, random, 3);
    state.at.kind = oneOf(random, rules::timingKindWords).first;
    state.turn = state.at.kind == TimingKind::CorpTurn ? Side::Corp : Side::Runner;
    if (state.at.kind == TimingKind::Run) {
        state.run.on = true;
        state.run.server = {static_cast<std::int16_t>(
            random.below(static_cast<std::uint32_t>(state.servers.size())))};
        state.run.startedOn = state.run.server;
        set(state.run.approaches, random, 3);
        set(state.run.badPublicityCredits, random, 3);
        if (const auto ice = iceProtecting(state, state.run.server); !ice.empty()) {
            state.run.ice = oneOf(random, ice);
            state.run.position = state[state.run.ice].position;
        }
    }
    for (Object &object : state.objects)
        if (object.zone == Zone::Rig && object.card->type == CardType::Program
            && random.below(3) == 0)
            for (std::size_t i = 0; i < state.objects.size(); ++i)
                if (state.objects[i].zone == Zone::Protecting)
                    object.host = {static_cast<std::int16_t>(i)};
    return state;
}

ObjectId anyObject(core::Random &random, const State &state)
{
    return {
        static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(state.objects.size())))};
}

Act randomAct(core::Random &random, const State &state)
{
    Act act;
    act.kind = oneOf(random, actWords).first;
    act.object = anyObject(random, state);
    if (const auto &abilities = state[act.object].card->abilities; !abilities.empty())
        act.ability = oneOf(random, abilities).id;
    act.server = {
        static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(state.servers.size())))};
    act.newServer = act.kind == ActKind::Install && random.below(4) == 0;
    act.side = random.coin() ? Side::Corp : Side::Runner;
    act.number = static_cast<int>(random.below(4));
    if (act.kind == ActKind::To)
        act.step = oneOf(random, std::array{"run-over", "access", "turn-ends", "take-actions"});
    if (act.kind == ActKind::Install && random.below(3) == 0)
        act.host = anyObject(random, state);
    if (random.below(3) == 0)
        act.chosen.push_back(anyObject(random, state));
    return act;
}

} // namespace rulings_support
