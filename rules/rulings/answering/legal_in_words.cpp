// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/legal_in_words.h"

#include "rules/rulings/answering/question.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// "steal Breaking News": what somebody may do or not; empty: there are no words for it.
Sentence withCard(const Act &act)
{
    switch (act.kind) {
    case ActKind::Play:
        return Sentence::tr("play {card}", {{"card", act.object}});
    case ActKind::Advance:
        return Sentence::tr("advance {card}", {{"card", act.object}});
    case ActKind::TrashResource:
    case ActKind::Trash:
        return Sentence::tr("trash {card}", {{"card", act.object}});
    case ActKind::Rez:
        return Sentence::tr("rez {card}", {{"card", act.object}});
    case ActKind::Score:
        return Sentence::tr("score {card}", {{"card", act.object}});
    case ActKind::Access:
        return Sentence::tr("access {card}", {{"card", act.object}});
    case ActKind::Steal:
        return Sentence::tr("steal {card}", {{"card", act.object}});
    case ActKind::Discard:
        return Sentence::tr("discard {card}", {{"card", act.object}});
    case ActKind::Move:
        return act.host.exists()
            ? Sentence::tr("put {card} on {host}", {{"card", act.object}, {"host", act.host}})
            : Sentence::tr("move {card}", {{"card", act.object}});
    case ActKind::Use:
        return Sentence::tr("use {ability}", {{"ability", AbilityOf{act.object, act.ability}}});
    case ActKind::Respond:
        return Sentence::tr("prevent that with {ability}",
                            {{"ability", AbilityOf{act.object, act.ability}}});
    default:
        return {};
    }
}

bool installs(const std::vector<Effect> &effects)
{
    return std::ranges::any_of(effects, [](const Effect &effect) {
        return wordOf(effect.op) == "install" || installs(effect.then);
    });
}

bool isOnTable(const Object &object)
{
    return object.zone == Zone::Identity || object.zone == Zone::Rig;
}

/// Where it goes, if that is asked about.
Sentence toInstall(const State &state, const Act &act)
{
    const Sentence card(act.object);
    if (act.host.exists())
        return Sentence::tr("install {card} on {host}", {{"card", card}, {"host", act.host}});
    if (!act.server.exists() || act.newServer)
        return Sentence::tr("install {card}", {{"card", card}});
    return state[act.object].card->type == CardType::Ice
        ? Sentence::tr("install {card} protecting {server}",
                       {{"card", card}, {"server", act.server}})
        : Sentence::tr("install {card} in {server}", {{"card", card}, {"server", act.server}});
}

/// With nothing trashed for it, where that is asked.
Sentence toInstallWithout(const State &state, const Act &act)
{
    Sentence what = toInstall(state, act);
    return act.trashStated && act.trash.empty()
        //: what a player may do: "install Imp"
        ? Sentence::tr("{install} without trashing anything for it", {{"install", std::move(what)}})
        : what;
}

/// Its cost is the trash cost of the card that it is about.
bool paysTrashCost(const State &state, const Act &act)
{
    return std::ranges::any_of(state[act.object].card->abilities, [&](const Ability &ability) {
        return ability.id == act.ability && ability.cost.trashCost;
    });
}

/// With the subroutines that it is to break, or the number that is chosen for it.
Sentence toUse(const State &state, const Act &act)
{
    if (act.x) {
        const Sentence::Arguments said{{"ability", AbilityOf{act.object, act.ability}},
                                       {"number", *act.x}};
        return paysTrashCost(state, act)
            ? Sentence::tr("use {ability} to trash a card with trash cost {number}", said)
            : Sentence::tr("use {ability} with X = {number}", said);
    }
    if (act.subroutines.empty())
        return withCard(act);
    return toBreak(Sentence::tr("use {ability}", {{"ability", act.object}}), act.subroutines);
}

/// What is decided while something resolves.
Sentence toDecide(const Act &act)
{
    switch (act.kind) {
    case ActKind::Pick:
        return Sentence::tr("choose {cards}", {{"cards", listOf(act.chosen)}});
    case ActKind::Spend:
        return Sentence::tr("choose the number {number}", {{"number", act.number}});
    case ActKind::Option:
        return Sentence::tr("choose option {number}", {{"number", act.number}});
    default:
        return act.server.exists() ? Sentence::tr("choose {server}", {{"server", act.server}})
                                   : Sentence();
    }
}

Sentence toDo(const State &state, const Act &act)
{
    switch (act.kind) {
    case ActKind::Install:
        return toInstallWithout(state, act);
    case ActKind::Use:
        return toUse(state, act);
    case ActKind::Pick:
    case ActKind::Spend:
    case ActKind::Option:
    case ActKind::Server:
        return toDecide(act);
    case ActKind::GainCredit:
        return Sentence::tr("take an action to gain a credit");
    case ActKind::Draw:
        return Sentence::tr("take an action to draw a card");
    case ActKind::EndActions:
        return Sentence::tr("end the actions of the turn");
    case ActKind::Continue:
        return Sentence::tr("go on with the run");
    case ActKind::Run:
        return Sentence::tr("run on {server}", {{"server", act.server}});
    case ActKind::Purge:
        return Sentence::tr("purge virus counters");
    case ActKind::RemoveTag:
        return Sentence::tr("remove a tag");
    case ActKind::JackOut:
        return Sentence::tr("jack out");
    case ActKind::Decline:
        if (act.ability.empty() && state[act.object].card->type == CardType::Agenda)
            return Sentence::tr("decline to steal {card}", {{"card", act.object}});
        return act.ability.empty()
            ? Sentence::tr("decline {card}", {{"card", act.object}})
            : Sentence::tr("decline {ability}", {{"ability", AbilityOf{act.object, act.ability}}});
    default:
        return withCard(act);
    }
}

} // namespace

Sentence legalInShort(bool yes, Side by)
{
    if (by == Side::Corp)
        return yes ? Sentence::tr("Yes, the Corp may.") : Sentence::tr("No, the Corp may not.");
    return yes ? Sentence::tr("Yes, the Runner may.") : Sentence::tr("No, the Runner may not.");
}

Sentence numberMeans(const State &state, const Question &question)
{
    if (question.act->kind != ActKind::Spend)
        return {};
    for (const Act &act : question.script | std::views::reverse) {
        if (!act.object.exists())
            continue;
        const Object &asking = state[act.object]; // what happened last
        for (const Ability &ability : asking.card->abilities)
            for (std::size_t i = 0; i + 1 < ability.effects.size(); ++i) {
                Effect next = ability.effects[i + 1];
                // One or none: whether it is done.
                if (wordOf(ability.effects[i].op) != "choose-number"
                    || !ability.effects[i].amount.is(1)
                    || next.amount.of != Amount::Of::ChosenNumber || !next.amount.isAsCounted())
                    continue;
                next.amount = Amount(question.act->number);
                return describe(next, asking.owner);
            }
        return {};
    }
    return {};
}

Sentence mayBeChosenInWords(bool yes, Side by, Sentence what)
{
    const Sentence::Arguments said{{"player", by}, {"what", std::move(what)}};
    //: a player, and what may be chosen: "the Corp takes 2 bad publicity"
    return yes ? Sentence::tr("Yes, {player} may choose this: {what}.", said)
               : Sentence::tr("No, {player} may not choose this: {what}.", said);
}

Sentence legalInWords(const State &state, bool yes, Side by, const Act &act, bool ofChoice)
{
    Sentence what = toDo(state, act);
    if (ofChoice && act.kind != ActKind::Pick && !act.chosen.empty() && !what.empty())
        //: an act and the cards named for it: "play Reshape, choosing Enigma and Ice Wall"
        what = Sentence::tr("{act}, choosing {cards}",
                            {{"act", std::move(what)}, {"cards", listOf(act.chosen)}});
    if (what.empty())
        return legalInShort(yes, by);
    //: a player and what they may do: "steal Breaking News"
    return yes
        ? Sentence::tr("Yes, {player} may {act}.", {{"player", by}, {"act", std::move(what)}})
        : Sentence::tr("No, {player} may not {act}.", {{"player", by}, {"act", std::move(what)}});
}

Sentence maySpendInWords(const State &state, bool yes, const Question &question)
{
    const Sentence::Arguments said{{"card", question.from}, {"act", toDo(state, *question.act)}};
    //: a card, and what a player may do: "steal Breaking News"
    return yes ? Sentence::tr("Yes, credits of {card} may be spent to {act}.", said)
               : Sentence::tr("No, credits of {card} may not be spent to {act}.", said);
}

Sentence mayBeDoneInWords(const State &state, bool yes, Side by, const Act &act)
{
    Sentence what = toDo(state, act);
    if (what.empty())
        return yes ? Sentence::tr("{player} may do that.", {{"player", by}})
                   : Sentence::tr("{player} may not do that.", {{"player", by}});
    const Sentence::Arguments said{{"player", by}, {"act", std::move(what)}};
    //: a player and what they may do: "steal Breaking News"
    return yes ? Sentence::tr("{player} may {act}.", said)
               : Sentence::tr("{player} may not {act}.", said);
}

ObjectId installsBesides(const State &state, Side by, const Act &act)
{
    if (act.kind != ActKind::Install)
        return {};
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const Object &object = state.objects[i];
        const bool waits = std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
            return ability.kind() == AbilityKind::Conditional && installs(ability.effects);
        });
        if (waits && isOnTable(object) && object.owner == by)
            return ObjectId{static_cast<std::int16_t>(i)};
    }
    return {};
}

} // namespace rulings
