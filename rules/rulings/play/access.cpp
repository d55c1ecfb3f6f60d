// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Accessing", "Steal", "Trash Cost", "Run, Step 5", "Archives", "In a
// Server"; FAQ 1.6: "Accessing"; Core Rules: "Accessing Cards", "Stealing Agendas".
#include "rules/rulings/play/access.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/access_limits.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/after_access.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/perform.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/play/replaced_access.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rulings {

namespace {

void steal(Table &table, ObjectId agenda)
{
    const Bundle cost = stealCost(table, agenda);
    const Act *act = table.next();
    const bool named = act && act->object == agenda;
    const bool steals = named && act->kind == ActKind::Steal;
    const bool declines = named && act->kind == ActKind::Decline && act->ability.empty();
    if (declines && cost.isNothing())
        throw NotAllowed{
            Sentence::tr("an accessed agenda must be stolen: nothing is to be paid for it")};
    if (steals || declines)
        table.consume();
    if (!cost.isNothing()) {
        if (const auto lacking = whatIsLacking(table, cost)) {
            if (steals)
                throw NotAllowed{Sentence::tr("stealing it costs {cost}, and {why}",
                                              {{"cost", inWords(cost)}, {"why", *lacking}})};
            table.say(Sentence::tr("stealing it costs {cost}, and {why}: nothing is paid, and "
                                   "{card} is not stolen",
                                   {{"cost", inWords(cost)}, {"why", *lacking}, {"card", agenda}}),
                      "cost.all-or-nothing"_rule, priceOf(cost));
            return;
        }
        if (declines
            || (!steals
                && table.choose(Side::Runner, Sentence::tr("whether to pay for stealing"),
                                //: of the Runner
                                {Sentence::tr("pays"), Sentence::tr("declines")},
                                {actOf(ActKind::Steal, agenda), actOf(ActKind::Decline, agenda)})
                    == 1)) {
            table.say(Sentence::tr("the Runner declines the additional cost: no steal"),
                      {"cost.decline-additional"_rule});
            return;
        }
        if (!pay(table, cost))
            return;
    }
    table.say(cost.isNothing()
                  ? Sentence::tr("{card} is stolen, which cannot be declined", {{"card", agenda}})
                  : Sentence::tr("{card} is stolen", {{"card", agenda}}),
              {"steal.must"_rule});
    table.order.push_back("steal:" + table.state[agenda].name);
    addToScoreArea(table, agenda, Side::Runner, EventKind::Stolen);
}

} // namespace

bool actsOnAccessed(const Ability &ability)
{
    return std::ranges::any_of(ability.effects,
                               [](const Effect &effect) { return effect.of.ref == Ref::Accessed; });
}

namespace {

bool usesOnAccessed(const Table &table, const Act &act)
{
    if (act.kind != ActKind::Use || !act.object.exists())
        return false;
    const Ability *ability = abilityCalled(table.state, act.object, act.ability);
    return ability && ability->kind() == AbilityKind::Paid && actsOnAccessed(*ability);
}

bool trashesAccessed(const Ability &ability)
{
    return ability.kind() == AbilityKind::Paid
        && std::ranges::any_of(ability.effects, [](const Effect &effect) {
               return effect.op == &trashOperation && effect.of.ref == Ref::Accessed;
           });
}

/// What is done with that card while it is being accessed, and at no other time.
bool isOfAccess(const Table &table, const Act &act, ObjectId accessed)
{
    switch (act.kind) {
    case ActKind::Trash:
    case ActKind::Steal:
        return act.object == accessed;
    case ActKind::Decline:
        return act.object == accessed && act.ability.empty();
    default:
        return usesOnAccessed(table, act);
    }
}

/// The question is about such an act: it is asked while the access is open.
void askAboutAccess(Table &table, ObjectId id, bool stillThere)
{
    const Act *act = table.askedNow();
    if (!act || !isOfAccess(table, *act, id))
        return;
    if (!stillThere)
        table.state.run.accessing = {};
    table.stop();
}

/// The script may lead to a part of the access, which is a step of its own in some versions.
void comeTo(Table &table, std::string_view topic)
{
    const Act *act = table.next();
    const auto *step = stepAhead(table);
    if (!act || act->kind != ActKind::To || (step ? step->topic : act->step) != topic)
        return;
    table.consume();
    if (table.scriptDone())
        table.stop();
}

/// Of the abilities by which the Runner may trash the accessed card, one: he must, and cannot pay.
void useWhatTrashes(Table &table)
{
    std::vector<Act> ways;
    std::vector<ObjectId> cards;
    forEachAbility(table, [&](ObjectId card, const Ability &ability) {
        const Act act = actOf(ActKind::Use, card, ability.id);
        if (table.state[card].owner != Side::Runner || !trashesAccessed(ability)
            || !judge(table, Side::Runner, act).allowed(*table.book))
            return;
        ways.push_back(act);
        cards.push_back(card);
    });
    if (ways.empty())
        return;
    const ObjectId card =
        table.pick(Side::Runner, Sentence::tr("by which card it is trashed"), cards);
    table.say(Sentence::tr("the Runner can trash {accessed} by {card}, and so must",
                           {{"accessed", table.state.run.accessing}, {"card", card}}),
              {"effect.resolve"_rule});
    perform(table, *std::ranges::find(ways, card, &Act::object));
}

/// Abilities that are used on the card that is being accessed, after those that wait for it.
void useWhileAccessing(Table &table, bool stillThere)
{
    const Act *act = table.next();
    if (!stillThere)
        return;
    if (!act || !usesOnAccessed(table, *act)) {
        if (table.state.run.mustTrash == table.state.run.accessing)
            useWhatTrashes(table);
        return;
    }
    // Where nothing would be stolen, the text of the card is enough, and the line does not matter.
    const bool agenda = table.state[table.state.run.accessing].card->type == CardType::Agenda;
    table.say(Sentence::tr("an accessed card can be trashed before it must be stolen"),
              {table.orElse("access.trash-ability"_rule, "effect.resolve"_rule, agenda)});
    table.record.trace.back().retold = !agenda;
    const Act now = *act;
    table.consume();
    perform(table, now);
}

/// As far as it is told what that costs.
bool canBeTrashed(const Table &table, ObjectId card)
{
    if (table.state[card].card->type == CardType::Agenda)
        return false;
    try {
        return canPay(table, trashCost(table, card));
    } catch (const NotDerivable &) {
        return true;
    }
}

/// The Runner pays its trash cost where the script says so.
void payToTrash(Table &table, const Accessed &card, std::size_t mark)
{
    const ObjectId id = card.id;
    const Act *act = table.next();
    if (!act || act->kind != ActKind::Trash || act->object != id) {
        if (isForbidden(table, Forbidden::Leave, Side::Runner, id) && card.from != Zone::Archives
            && hasTrashCost(table, id) && canBeTrashed(table, id)) {
            if (table.declines(id))
                throw NotAllowed{whyForbidden(table, Forbidden::Leave, Side::Runner, id)};
            table.say(whyForbidden(table, Forbidden::Leave, Side::Runner, id),
                      {"effect.resolve"_rule});
            if (pay(table, trashCost(table, id)))
                trashAccessed(table, id);
            settle(table, mark);
            return;
        }
        if (!hasTrashCost(table, id) || card.from == Zone::Archives)
            return;
        if (table.holds() && canBeTrashed(table, id))
            table.passBy(Side::Runner, notTrashedForCost(id),
                         {actOf(ActKind::Trash, id), actOf(ActKind::Decline, id)});
        if (table.state[id].card->type == CardType::Agenda || !table.declines(id))
            table.assume(notTrashedForCost(id));
        return;
    }
    if (!hasTrashCost(table, id))
        throw NotAllowed{Sentence::tr("{card} has no trash cost", {{"card", id}})};
    if (table.state[id].card->type == CardType::Agenda
        && !table.setting("access.trash-before-steal"))
        throw NotAllowed{Sentence::tr("an accessed agenda must be stolen")};
    if (card.from == Zone::Archives)
        throw NotAllowed{Sentence::tr("a card in Archives cannot be trashed")};
    const Bundle cost = trashCost(table, id);
    if (const auto lacking = whatIsLacking(table, cost))
        throw NotAllowed{Sentence::tr("trashing it costs {cost}, and {why}",
                                      {{"cost", inWords(cost)}, {"why", *lacking}})};
    table.consume();
    table.say(
        cost.isNothing()
            ? Sentence::tr("the trash cost of {card} is 0: nothing is to be paid", {{"card", id}})
            : Sentence::tr("the Runner pays the trash cost"),
        {"access.trash-cost"_rule});
    if (pay(table, cost))
        trashAccessed(table, id);
    settle(table, mark);
}

void stealIfAgenda(Table &table, ObjectId id)
{
    if (table.state[id].card->type != CardType::Agenda)
        return;
    if (isForbidden(table, Forbidden::Steal, Side::Runner, id))
        table.say(whyForbidden(table, Forbidden::Steal, Side::Runner, id),
                  {"cannot.prevails"_rule});
    else
        steal(table, id);
}

/// What the Runner does with the card that is being accessed, until that access is finished.
void finishAccess(Table &table, const Accessed &card, std::size_t mark, bool mayTrash = true)
{
    const State &state = table.state;
    if (mayTrash && card.isThere(state))
        comeTo(table, "trash-accessed");
    askAboutAccess(table, card.id, card.isThere(state));
    if (mayTrash && card.isThere(state))
        payToTrash(table, card, mark);
    useWhileAccessing(table, mayTrash && card.isThere(state));
    settle(table, mark);
    if (card.isThere(state))
        comeTo(table, "steal");
    if (card.isThere(state))
        stealIfAgenda(table, card.id);
    settle(table, mark);
    table.state.run.accessing = {};
    table.state.run.mustTrash = {};
    resolveDelayed(table, Duration::Access);
    expire(table.state, Duration::Access);
    endAccess(table, card, mark);
}

} // namespace

void accessOne(Table &table, ObjectId id, bool named)
{
    const During acting(table.frames, Acting{Side::Runner});
    State &state = table.state;
    if (!paysToAccess(table, id, named))
        return;
    if (isAccessReplaced(table, id)) {
        noteAccess(state.run, id, state[id].zone);
        return;
    }
    const Zone from = state[id].zone;
    const Accessed card{id, from, state[id].copy};
    state.run.accessing = id;
    noteAccess(state.run, id, from);
    if (!isBlank(table, id)) {
        requireModelled(table, id);
        requireModelled(table, id, Uncovered::Access);
    }
    state[id].shownToRunner = true;
    if (from == Zone::Hq && table.book->setting("access.corp-sees-hq-cards") == Setting::Yes) {
        table.say(
            Sentence::tr("the Corp learns which cards of HQ are accessed, and in which order"),
            {"info.hq-accesses"_rule});
    }
    table.say(Sentence::tr("the Runner accesses {card}", {{"card", id}}), {"access.card"_rule});
    table.order.push_back("access:" + state[id].name);
    const std::size_t mark = table.pending.size();
    raise(table, {EventKind::Accessed, id, Side::Runner, Damage::Net, 0, from});
    const Act *wanted = table.askedNow() ? table.askedNow() : table.next();
    const bool overtaken = table.pending.size() > mark && wanted
        && ((wanted->kind == ActKind::Trash && wanted->object == id)
            || usesOnAccessed(table, *wanted))
        && !table.setting("access.abilities-before-trashing");
    if (!overtaken)
        settle(table, mark);
    finishAccess(table, card, mark);
}

void resumeAccess(Table &table, bool mayTrash)
{
    const During acting(table.frames, Acting{Side::Runner});
    const ObjectId id = table.state.run.accessing;
    finishAccess(table, {id, table.state[id].zone, table.state[id].copy}, table.pending.size(),
                 mayTrash);
}

Bundle stealCost(const Table &table, ObjectId agenda)
{
    requireModelled(table, agenda);
    Bundle bundle;
    bundle.payer = Side::Runner;
    bundle.purpose = {agenda, Spending::Steal};
    const auto sources = addAdditional(table, bundle, Initiated::Steal, agenda);
    // Of one alone its text says it; of several, that they are paid together.
    for (const auto &[source, what, lingers] : sources)
        table.say(lingers
                      ? Sentence::tr("{card} adds to what stealing costs: {cost}; by its own text "
                                     "that lasts for this run though the card is trashed",
                                     {{"card", source}, {"cost", what}})
                      : Sentence::tr("{card} adds to what stealing costs: {cost}",
                                     {{"card", source}, {"cost", what}}),
                  {lingers ? "effect.resolve"_rule
                           : table.orElse("cost.additional"_rule, "ability.constant"_rule,
                                          sources.size() > 1)});
    return bundle;
}

Bundle trashCost(const Table &table, ObjectId card)
{
    Bundle bundle;
    bundle.payer = Side::Runner;
    bundle.purpose = {card, Spending::Trash};
    bundle.credits = std::max(0, value(table, Value::TrashCost, card, Told::IfModified));
    return bundle;
}

void trashAccessed(Table &table, ObjectId card)
{
    const bool installed = isInstalled(table.state[card]);
    const During acting(table.frames, Acting{Side::Runner});
    table.say(installed ? Sentence::tr("{card} is trashed", {{"card", card}})
                        : Sentence::tr("{card}, seen by the Runner, is trashed", {{"card", card}}),
              {"access.trashed-faceup"_rule});
    (void)doTrash(table, {card});
}

} // namespace rulings
