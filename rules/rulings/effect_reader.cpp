// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/ability_reader.h"
#include "rules/rulings/part_reader.h"

namespace rulings {

using core::JsonPlace;

namespace {

bool isTrue(const JsonPlace &place)
{
    if (!place.boolean())
        place.fail("leave it out instead");
    return true;
}

/// Which keys an operation takes beside "op".
void allowKeys(const JsonPlace &place, Op op)
{
    switch (op) {
    case Op::GainCredits:
        place.allowOnly({"op", "player", "n", "for_run"});
        break;
    case Op::GainClicks:
    case Op::Draw:
    case Op::TakeTags:
    case Op::RemoveTags:
        place.allowOnly({"op", "player", "n"});
        break;
    case Op::LoseCredits:
    case Op::LoseClicks:
        place.allowOnly({"op", "player", "n", "if_able"});
        break;
    case Op::DoDamage:
        place.allowOnly({"op", "player", "kind", "n", "unpreventable"});
        break;
    case Op::Trash:
    case Op::Derez:
    case Op::AddToHand:
    case Op::Expose:
    case Op::Reveal:
    case Op::TurnFacedown:
    case Op::TurnFaceup:
        place.allowOnly({"op", "player", "n", "up_to", "of"});
        break;
    case Op::Rez:
        place.allowOnly({"op", "player", "n", "of", "ignoring_costs", "lowered"});
        break;
    case Op::Choose:
        place.allowOnly({"op", "player", "of", "remembered"});
        break;
    case Op::Install:
        place.allowOnly({"op", "player", "n", "up_to", "of", "on", "server", "ignoring_costs",
                         "lowered", "facedown", "inward", "rezzed"});
        break;
    case Op::Host:
        place.allowOnly({"op", "player", "of", "on", "facedown"});
        break;
    case Op::Swap:
        place.allowOnly({"op", "player", "n", "of", "on", "keeps_counters"});
        break;
    case Op::MoveTo:
        place.allowOnly({"op", "player", "n", "up_to", "of", "zone", "bottom"});
        break;
    case Op::Search:
        place.allowOnly({"op", "player", "of", "then"});
        break;
    case Op::Later:
        place.allowOnly({"op", "until", "once", "then"});
        break;
    case Op::Psi:
        place.allowOnly({"op", "then", "else"});
        break;
    case Op::ChooseServer:
    case Op::JackOut:
        place.allowOnly({"op"});
        break;
    case Op::TakeCredits:
        place.allowOnly({"op", "n"});
        break;
    case Op::ChooseNumber:
    case Op::TrashTop:
        place.allowOnly({"op", "player", "n"});
        break;
    case Op::Look:
        place.allowOnly({"op", "player", "n"});
        break;
    case Op::Shuffle:
        place.allowOnly({"op", "player"});
        break;
    case Op::AddToScoreArea:
        place.allowOnly({"op", "player", "of", "points"});
        break;
    case Op::Convert:
        place.allowOnly({"op", "of", "on"});
        break;
    case Op::Play:
        place.allowOnly(
            {"op", "player", "n", "up_to", "of", "ignoring_costs", "ignoring_additional"});
        break;
    case Op::Run:
    case Op::Redirect:
        place.allowOnly({"op", "server"});
        break;
    case Op::AccessMore:
    case Op::LimitAccesses:
        place.allowOnly({"op", "n"});
        break;
    case Op::Encounter:
    case Op::OfferAccess:
        place.allowOnly({"op", "of"});
        break;
    case Op::AddSubroutine:
        place.allowOnly({"op", "n", "of", "then"});
        break;
    case Op::Forbid:
        place.allowOnly({"op", "player", "what", "of", "until"});
        break;
    case Op::GainSubtype:
        place.allowOnly({"op", "of", "subtype", "until"});
        break;
    case Op::Trace:
        place.allowOnly({"op", "n", "then", "else"});
        break;
    case Op::TakeBadPublicity:
        place.allowOnly({"op", "n"});
        break;
    case Op::EndRun:
    case Op::Bypass:
        place.allowOnly({"op"});
        break;
    case Op::Break:
        place.allowOnly({"op", "n", "of"});
        break;
    case Op::Pay:
        place.allowOnly({"op", "player", "cost", "then", "else"});
        break;
    case Op::MustPay:
        place.allowOnly({"op", "player", "cost", "else"});
        break;
    case Op::MustOne:
        place.allowOnly({"op", "player", "options"});
        break;
    case Op::Together:
        place.allowOnly({"op", "parts"});
        break;
    case Op::If:
        place.allowOnly({"op", "condition", "then", "else"});
        break;
    case Op::Modify:
        place.allowOnly({"op", "value", "of", "player", "by", "until"});
        break;
    case Op::AdditionalCost:
        place.allowOnly({"op", "to", "of", "cost", "until"});
        break;
    case Op::NextEncounter:
        place.allowOnly({"op", "strength", "unless_all_broken"});
        break;
    case Op::Place:
        place.allowOnly({"op", "player", "of", "counter", "n", "cards", "up_to"});
        break;
    case Op::Remove:
        place.allowOnly({"op", "of", "counter", "n"});
        break;
    case Op::MoveCounters:
        place.allowOnly({"op", "player", "of", "on", "counter", "n", "up_to"});
        break;
    case Op::MoveRun:
        place.allowOnly({"op", "server", "of", "no_jack_out"});
        break;
    }
}

Effect readEffect(const JsonPlace &place)
{
    Effect effect;
    effect.op = place.at("op").word(opWords);
    allowKeys(place, effect.op);
    if (const auto player = place.get("player"))
        effect.player = player->word(whoWords);
    for (const std::string_view key : {"n", "by", "strength"})
        if (const auto amount = place.get(key))
            effect.amount = readAmount(*amount);
    if (const auto of = place.get("of"))
        effect.of = readFilter(*of);
    const std::pair<std::string_view, bool Effect::*> flags[] = {
        {"if_able", &Effect::ifAble},
        {"once", &Effect::once},
        {"for_run", &Effect::forRun},
        {"unpreventable", &Effect::unpreventable},
        {"no_jack_out", &Effect::noJackOut},
        {"up_to", &Effect::upTo},
        {"remembered", &Effect::remembered},
        {"ignoring_costs", &Effect::ignoringCosts},
        {"ignoring_additional", &Effect::ignoringAdditional},
        {"bottom", &Effect::bottom},
        {"facedown", &Effect::facedown},
        {"inward", &Effect::inward},
        {"rezzed", &Effect::rezzed},
        {"keeps_counters", &Effect::keepsCounters},
    };
    for (const auto &[key, member] : flags)
        if (const auto flag = place.get(key))
            effect.*member = isTrue(*flag);
    // Without a number: as many as the player likes.
    effect.upTo = effect.upTo || (effect.op == Op::TakeCredits && !place.get("n"));
    if (const auto on = place.get("on"))
        effect.on = readFilter(*on);
    if (const auto zone = place.get("zone"))
        effect.zone = zone->word(zoneWords);
    if (const auto server = place.get("server")) {
        if (effect.op != Op::Run)
            effect.where = server->word(whereWords);
        else
            for (const JsonPlace &one : server->items())
                effect.servers.push_back(one.word(whereWords));
    }
    if (const auto lowered = place.get("lowered"))
        effect.lowered = readAmount(*lowered);
    if (const auto cards = place.get("cards"))
        effect.cards = static_cast<int>(cards->integer(1, 99));
    if (const auto points = place.get("points"))
        effect.points = static_cast<int>(points->integer(-99, 99));
    if (const auto subtype = place.get("subtype"))
        effect.subtype = subtype->string();
    if (const auto what = place.get("what"))
        effect.forbidden = what->word(forbiddenWords);
    if (const auto cost = place.get("cost"))
        effect.cost = readCost(*cost);
    if (const auto condition = place.get("condition"))
        effect.condition = readCondition(*condition);
    if (const auto value = place.get("value"))
        effect.value = value->word(valueWords);
    if (const auto kind = place.get("kind"))
        effect.damage = kind->word(damageWords);
    if (const auto counter = place.get("counter"))
        effect.counter = counter->word(counterWords);
    if (const auto to = place.get("to"))
        effect.to = to->word(initiatedWords);
    if (const auto until = place.get("until"))
        effect.until = until->word(durationWords);
    for (const std::string_view key : {"then", "parts"})
        if (const auto then = place.get(key))
            effect.then = readEffects(*then);
    for (const std::string_view key : {"else", "unless_all_broken"})
        if (const auto otherwise = place.get(key))
            effect.otherwise = readEffects(*otherwise);
    if (const auto options = place.get("options"))
        for (const JsonPlace &option : options->items())
            effect.options.push_back(readEffects(option));
    return effect;
}

} // namespace

std::vector<Effect> readEffects(const JsonPlace &list)
{
    std::vector<Effect> effects;
    for (const JsonPlace &place : list.items())
        effects.push_back(readEffect(place));
    if (effects.empty())
        list.fail("expected at least one effect");
    return effects;
}

} // namespace rulings
