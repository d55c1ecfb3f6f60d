// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/act_words.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

Sentence where(const State &state, Side by, const Act &act)
{
    const bool ice = state[act.object].card->type == CardType::Ice;
    const ObjectId card = act.object;
    if (act.newServer)
        return ice ? Sentence::tr("{player} installs {card} protecting a new remote server",
                                  {{"player", by}, {"card", card}})
                   : Sentence::tr("{player} installs {card} in a new remote server",
                                  {{"player", by}, {"card", card}});
    if (act.server.exists())
        return ice ? Sentence::tr("{player} installs {card} protecting {server}",
                                  {{"player", by}, {"card", card}, {"server", act.server}})
                   : Sentence::tr("{player} installs {card} in {server}",
                                  {{"player", by}, {"card", card}, {"server", act.server}});
    if (act.host.exists())
        return Sentence::tr("{player} installs {card} on {host}",
                            {{"player", by}, {"card", card}, {"host", act.host}});
    return actInWords(by, act);
}

Sentence install(const State &state, Side by, const Act &act)
{
    Sentence what = where(state, by, act);
    return act.trash.empty()
        ? what
        : Sentence::tr("{install} and trashes {cards} for it",
                       {{"install", std::move(what)}, {"cards", listOf(act.trash)}});
}

/// It is no choice: “X triggers”, not “the Corp uses X”.
bool mustTrigger(const State &state, const Act &act)
{
    const Ability *ability = state[act.object].card->find(act.ability);
    return ability
        && (ability->kind() == AbilityKind::Conditional
            || ability->kind() == AbilityKind::IfSuccessful)
        && !isOptional(*ability);
}

Sentence use(const State &state, Side by, const Act &act, ObjectId ice)
{
    if (mustTrigger(state, act))
        return Sentence::tr("{ability} triggers",
                            {{"ability", AbilityOf{act.object, act.ability}}});
    Sentence what = actInWords(by, act);
    return act.subroutines.empty() ? what : toBreak(std::move(what), act.subroutines, ice);
}

/// What is left out of what may be done with that card.
Sentence declineCard(const State &state, Side by, ObjectId card)
{
    const Sentence::Arguments said{{"player", by}, {"card", card}};
    const bool ofCorp = state[card].owner == Side::Corp;
    if (by == Side::Runner && ofCorp && state.run.offered == card)
        return Sentence::tr("{player} does not access {card}", said);
    if (by == Side::Runner && ofCorp)
        return state[card].card->type == CardType::Agenda
            ? Sentence::tr("{player} does not steal {card}", said)
            : Sentence::tr("{player} does not trash {card}", said);
    if (by == Side::Corp && ofCorp && isInstalled(state[card]) && isRezzable(state[card]))
        return Sentence::tr("{player} does not pay to rez {card}", said);
    return Sentence::tr("{player} does not do what {card} offers", said);
}

Sentence decline(const State &state, Side by, const Act &act)
{
    return act.ability.empty()
        ? declineCard(state, by, act.object)
        : Sentence::tr("{player} does not use {ability}",
                       {{"player", by}, {"ability", AbilityOf{act.object, act.ability}}});
}

Sentence decision(Side by, const Act &act)
{
    switch (act.kind) {
    case ActKind::Pick:
        return Sentence::tr("{player} chooses {cards}",
                            {{"player", by}, {"cards", listOf(act.chosen)}});
    case ActKind::Spend:
        return Sentence::tr("{player} says {number}", {{"player", by}, {"number", act.number}});
    case ActKind::Option:
        return Sentence::tr("{player} takes option {number}",
                            {{"player", by}, {"number", act.number}});
    default:
        return Sentence::tr("{player} chooses {server}", {{"player", by}, {"server", act.server}});
    }
}

Sentence withX(Sentence what, const Act &act)
{
    return act.x
        ? Sentence::tr("{act}, with X = {number}", {{"act", std::move(what)}, {"number", *act.x}})
        : what;
}

Sentence plain(const State &state, Side by, const Act &act, ObjectId ice)
{
    switch (act.kind) {
    case ActKind::Install:
        return install(state, by, act);
    case ActKind::Use:
        return use(state, by, act, ice);
    case ActKind::Decline:
        return decline(state, by, act);
    case ActKind::Respond:
        return Sentence::tr("{player} prevents with {ability}",
                            {{"player", by}, {"ability", AbilityOf{act.object, act.ability}}});
    case ActKind::Pick:
    case ActKind::Spend:
    case ActKind::Option:
    case ActKind::Server:
        return decision(by, act);
    case ActKind::Discard:
        return Sentence::tr("{player} discards {card}", {{"player", by}, {"card", act.object}});
    case ActKind::Pass:
        return Sentence::tr("{player} passes", {{"player", by}});
    case ActKind::Move:
        return Sentence::tr("{card} is put on {host}", {{"card", act.object}, {"host", act.host}});
    case ActKind::EndLoop:
        return Sentence::tr("{player} ends the repetition", {{"player", by}});
    case ActKind::To:
        //: the number of a step of a timing structure, or what it is about
        return Sentence::tr("the game goes on to step {step}", {{"step", act.step}});
    default:
        return actInWords(by, act);
    }
}

core::Json names(const State &state, const std::vector<ObjectId> &cards)
{
    core::Json all = core::Json::array();
    for (const ObjectId card : cards)
        all.push(state[card].name);
    return all;
}

/// What the word of the act says.
core::Json what(const State &state, const Act &act)
{
    switch (saidOf(act.kind)) {
    case Says::Nothing:
        return true;
    case Says::Player:
        return core::toWord(rules::sideWords, act.side);
    case Says::Server:
        return state.servers[static_cast<std::size_t>(act.server.value)].name;
    case Says::Number:
        return act.number;
    case Says::Step:
        return act.step;
    case Says::Choice:
        return state[act.chosen.front()].name;
    case Says::Card:
    case Says::Ability:
    case Says::CardOrAbility:
        break;
    }
    return act.ability.empty() ? state[act.object].name
                               : state[act.object].name + '#' + act.ability;
}

} // namespace

Sentence inWords(const State &state, Side by, const Act &act, ObjectId ice)
{
    return withX(plain(state, by, act, ice), act);
}

core::Json jsonOf(const State &state, const Act &act)
{
    core::Json json = core::Json::object({});
    json.set(core::toWord(actWords, act.kind), what(state, act));
    if (act.kind == ActKind::Install || act.kind == ActKind::Move) {
        if (act.newServer)
            json.set("server", "new");
        else if (act.server.exists())
            json.set("server", state.servers[static_cast<std::size_t>(act.server.value)].name);
    }
    if (act.host.exists())
        json.set("host", state[act.host].name);
    if (act.trashStated)
        json.set("for", names(state, act.trash));
    if (act.kind != ActKind::Pick && !act.chosen.empty())
        json.set("choose", names(state, act.chosen));
    if (!act.subroutines.empty()) {
        core::Json broken = core::Json::array();
        for (const int one : act.subroutines)
            broken.push(one);
        json.set("break", std::move(broken));
    }
    if (act.x)
        json.set("x", *act.x);
    return json;
}

} // namespace rulings
