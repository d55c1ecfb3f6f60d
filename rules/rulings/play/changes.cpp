// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Damage", "Flatline", "Tag", "Trash", "Forfeit", "Rez", "Batch Effect",
// "Winning the Game".
#include "rules/rulings/play/changes.h"

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
#include "rules/rulings/play/chosen_damage.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/in_vain.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

std::vector<ObjectId> doTrash(Table &table, const std::vector<ObjectId> &ids, bool preventable)
{
    std::vector<Impending> impending;
    for (const ObjectId id : ids)
        impending.push_back({Prevented::Trash, Damage::Net, 1, id, 0, preventable});
    for (Impending &one : impending)
        if (cannotBeTrashed(table, one.object)) {
            table.say(
                whyForbidden(table, Forbidden::Trash, table.state[one.object].owner, one.object),
                {"cannot.prevails"_rule});
            one.amount = 0;
        }
    letPrevent(table, impending);
    std::vector<ObjectId> left;
    for (const Impending &one : impending)
        // What a prevent ability trashed as its own cost is gone already.
        if (one.amount > 0 && table.state[one.object].zone != Zone::Heap
            && table.state[one.object].zone != Zone::Archives)
            left.push_back(one.object);
    if (left.size() > 1)
        table.note(Sentence::tr("{n} card is trashed at the same time",
                                "{n} cards are trashed at the same time",
                                static_cast<int>(left.size())),
                   "batch.simultaneous"_rule, isAwaited(table, EventKind::Trashed));
    trashAll(table, left);
    return left;
}

bool isFirstOfTurn(const Table &table, Damage kind)
{
    const auto told = [](const Happened &one) {
        return one.stated && one.event == EventKind::DamageTaken;
    };
    for (const Happened &one : table.state.happened)
        if (table.state.turnBegun && told(one) && (!one.damage || one.damage == kind)) {
            if (!one.damage)
                throw notStated(
                    Sentence::tr("not stated: of which kind the damage of this turn was"));
            return false;
        }
    return table.state.damageCounted[static_cast<std::size_t>(kind)] == 0;
}

namespace {

void apply(Table &table, const Impending &one)
{
    State &state = table.state;
    if (one.amount <= 0 || state.winner != Winner::Nobody)
        return;
    if (one.kind == Prevented::Tag) {
        state.tags += one.amount;
        table.say(Sentence::tr("the Runner takes {n} tag", "the Runner takes {n} tags", one.amount),
                  {"tag.tagged"_rule});
        table.order.emplace_back("tag");
        raise(table, {EventKind::TagTaken, {}, Side::Runner, Damage::Net, one.amount});
        return;
    }
    const int grip = handSizeOf(state, Side::Runner);
    table.order.push_back(std::string(core::toWord(damageWords, one.damage)) + "-damage");
    if (one.damage == Damage::Brain)
        state.brainDamage += one.amount;
    const Sentence amount = counted(one.amount, one.damage);
    if (one.amount > grip) {
        table.say(Sentence::tr("{damage}, but only {n} card in the grip",
                               "{damage}, but only {n} cards in the grip", grip,
                               {{"damage", amount}}),
                  {"damage.flatline"_rule});
        win(table, Winner::Corp, "flatline", "win.flatline"_rule);
        return;
    }
    if (one.amount == grip)
        table.say(
            Sentence::tr("{damage}: all cards in the grip are trashed, and only more damage than "
                         "cards flatlines the Runner",
                         {{"damage", amount}}),
            {"damage.suffer"_rule, "damage.flatline"_rule});
    const bool first = isFirstOfTurn(table, one.damage);
    if (one.amount < grip)
        sayLostByDamage(table, one.damage, one.amount, first);
    {
        state.damageCounted[static_cast<std::size_t>(one.damage)] += one.amount;
        const During damaging(table.frames, Damaging{one.damage});
        loseByDamage(table, one.damage, one.amount, first);
    }
    raise(table, {EventKind::DamageTaken, {}, Side::Runner, one.damage, one.amount});
}

bool concerns(const std::vector<Damage> &kinds, Damage kind)
{
    return kinds.empty() || std::ranges::find(kinds, kind) != kinds.end();
}

/// Whether the damage is of that player's doing, which an ability of his asks for.
bool isDoneBy(const Table &table, Side player)
{
    if (table.frames.actor() == player)
        return true;
    table.say(Sentence::tr("damage that the Runner suffers by an effect or a cost of the Runner is "
                           "not done by the Corp"),
              {"damage.done-or-suffered"_rule});
    return false;
}

/// What is added to damage that a player does; damage that the Runner only suffers is not done.
int addedTo(const Table &table, Damage kind)
{
    int added = 0;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *adds = ability.asIf<AddsAbility>();
        if (!adds)
            return;
        const Context context = contextOf(table, source);
        if (!concerns(adds->damages, kind)
            || (!adds->taken && (!table.frames.actor() || !isDoneBy(table, context.controller))))
            return noteIdle(table, source, ability, "ability.constant"_rule, [&] {
                return concerns(adds->damages, kind) ? addsOnlyFor(source, context.controller)
                                                     : addsNothingTo(source, kind);
            });
        if (ability.firstEachTurn && !isFirstOfTurn(table, kind))
            return;
        const int by = number(table, adds->by, context);
        added += by;
        table.say(addsDamage(source, copiedFrom(table.state, source, ability), counted(by, kind)),
                  {"effect.additional"_rule});
    });
    return added;
}

struct Replacing {
    ObjectId source;
    const Ability *ability = nullptr;
};

/// Replacements that this damage is the right instance for. It counts whatever becomes of it.
std::vector<Replacing> replacing(Table &table, Damage kind)
{
    std::vector<Replacing> found;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *replacement = ability.asIf<ReplacementAbility>();
        if (!replacement || replacement->ofTrashing || replacement->ofAccess
            || !concerns(replacement->damages, kind)
            || !holds(table, ability.during, contextOf(table, source)))
            return;
        // The Corp replaces damage that it does, the Runner what he suffers from whomever.
        if (table.state[source].owner == Side::Corp && !isDoneBy(table, Side::Corp))
            return;
        auto &used = table.state.run.used;
        const std::pair<ObjectId, std::string> mark{source, ability.id};
        if (ability.firstEachRun && std::ranges::find(used, mark) != used.end()) {
            table.say(Sentence::tr("{card} replaces the first damage only, and that was before",
                                   {{"card", source}}),
                      {"ordinal.that-instance"_rule});
            return;
        }
        assumeUnused(table, source, ability);
        if (ability.firstEachRun)
            used.push_back(mark);
        found.push_back({source, &ability});
    });
    return found;
}

/// What is left after prevention may be replaced, once.
bool isReplaced(Table &table, const std::vector<Replacing> &found)
{
    for (const Replacing &one : found) {
        const Act *act = table.next();
        const bool named = act && act->object == one.source && act->ability == one.ability->id;
        const bool used = named && act->kind == ActKind::Use;
        if (one.ability->optional && named && act->kind == ActKind::Decline) {
            table.consume();
            continue;
        }
        if (one.ability->optional && !used) {
            table.passBy(table.state[one.source].owner, table.unused(one.source, *one.ability),
                         {actOf(ActKind::Use, one.source, one.ability->id),
                          actOf(ActKind::Decline, one.source, one.ability->id)});
            continue;
        }
        if (used)
            table.consume();
        if (one.ability->optional
            && !std::ranges::all_of(one.ability->effects, [&](const Effect &effect) {
                   return canResolveFully(table, effect, contextOf(table, one.source));
               }))
            throw NotAllowed{cannotBeUsed(table, one.source, *one.ability)};
        noteUsed(table, one.source, *one.ability);
        table.say(Sentence::tr("{card} replaces the damage, which does not happen",
                               {{"card", one.source}}),
                  {"replace.once"_rule});
        Context context = contextOf(table, one.source);
        resolve(table, one.ability->effects, context);
        return true;
    }
    return false;
}

} // namespace

bool doTogether(Table &table, std::vector<Impending> impending)
{
    std::erase_if(impending, [](const Impending &one) { return one.amount <= 0; });
    std::vector<std::vector<Replacing>> instead(impending.size());
    for (std::size_t i = 0; i < impending.size(); ++i)
        if (Impending &one = impending[i]; one.kind == Prevented::Damage) {
            one.amount += addedTo(table, one.damage);
            instead[i] = replacing(table, one.damage);
        }
    const std::vector<Impending> wanted = impending;
    if (std::ranges::any_of(impending, [&](const auto &one) { return isFirm(table, one); })) {
        table.firm = impending.front().kind;
        table.say(impending.front().kind == Prevented::Tag
                      ? Sentence::tr("this tag cannot be avoided")
                      : Sentence::tr("this damage cannot be prevented"),
                  {"cannot.prevails"_rule});
    }
    letPrevent(table, impending);
    bool whole = true;
    for (std::size_t i = 0; i < impending.size(); ++i) {
        const bool replaced = impending[i].amount > 0 && isReplaced(table, instead[i]);
        whole = whole && !replaced && impending[i].amount == wanted[i].amount;
        if (!replaced)
            apply(table, impending[i]);
    }
    return whole;
}

bool doDamage(Table &table, Damage kind, int amount, bool preventable)
{
    return amount <= 0
        || doTogether(table, {{Prevented::Damage, kind, amount, {}, 0, preventable}});
}

bool doTags(Table &table, int amount, bool avoidable)
{
    return amount <= 0
        || doTogether(table, {{Prevented::Tag, Damage::Net, amount, {}, 0, avoidable}});
}

void forfeit(Table &table, ObjectId id)
{
    // Who forfeits it has its points, not who owns it: the Runner has stolen it.
    const Side side = table.state[id].zone == Zone::RunnerScoreArea ? Side::Runner : Side::Corp;
    const int before = agendaPoints(table, side);
    (void)value(table, Value::Points, id, Told::IfModified);
    // Forfeiting is no trashing: the card leaves the game, what it hosts is trashed.
    moveTo(table, id, Zone::Removed);
    std::vector<ObjectId> hosted;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (table.state.objects[i].host == id)
            hosted.push_back({static_cast<std::int16_t>(i)});
    const int left = agendaPoints(table, side);
    const Sentence points = Sentence::tr("{n} point", "{n} points", before - left);
    table.say(Sentence::tr("{card} is forfeited and removed from the game: {player} loses {points} "
                           "and has {n} left",
                           "{card} is forfeited and removed from the game: {player} loses {points} "
                           "and has {n} left",
                           left, {{"card", id}, {"player", side}, {"points", points}}),
              {"forfeit.removed"_rule});
    if (!hosted.empty())
        trashAll(table, hosted);
    table.order.emplace_back("forfeit");
    raise(table, {EventKind::Forfeited, id, side, Damage::Net, before - left});
}

Bundle rezCost(const Table &table, ObjectId id, int lowered)
{
    Bundle bundle;
    bundle.payer = Side::Corp;
    bundle.purpose = {id, Spending::Rez};
    bundle.credits = std::max(0, value(table, Value::RezCost, id) - lowered);
    (void)addAdditional(table, bundle, Initiated::Rez, id);
    return bundle;
}

Bundle otherRezCost(const Table &table, ObjectId id)
{
    Bundle bundle;
    bundle.payer = Side::Corp;
    bundle.purpose = {id, Spending::Rez};
    add(table, bundle, *table.state[id].card->rezInstead, contextOf(table, id));
    (void)addAdditional(table, bundle, Initiated::Rez, id);
    return bundle;
}

namespace {

/// Where a card may be paid for in two ways, the script says by the number of an option which.
Bundle rezCostChosen(Table &table, ObjectId id, int lowered)
{
    const Bundle usual = rezCost(table, id, lowered);
    if (!table.state[id].card->rezInstead)
        return usual;
    const Bundle other = otherRezCost(table, id);
    if (!canPay(table, other))
        return usual;
    if (!canPay(table, usual))
        return other;
    if (const Act *act = table.next(); act && act->kind == ActKind::Option && !table.isAsked(act)) {
        const bool first = act->number == 1;
        table.consume();
        return first ? usual : other;
    }
    const auto way =
        table.choose(Side::Corp, Sentence::tr("how {card} is paid for", {{"card", id}}),
                     {inWords(usual), inWords(other)});
    return way == 0 ? usual : other;
}

} // namespace

bool doRez(Table &table, ObjectId id, bool ignoringCosts, int lowered)
{
    Object &object = table.state[id];
    if (!isRezzable(object) || object.faceup) {
        table.say(object.faceup ? Sentence::tr("{card} is rezzed already", {{"card", id}})
                                : Sentence::tr("{card} is never rezzed", {{"card", id}}),
                  {object.faceup ? "rez.unrezzed"_rule : "rez.types"_rule});
        return false;
    }
    requireModelled(table, id, Uncovered::Rez);
    if (isForbidden(table, Forbidden::Rez, Side::Corp, id)) {
        table.say(whyForbidden(table, Forbidden::Rez, Side::Corp, id), {"cannot.prevails"_rule});
        return false;
    }
    if (!ignoringCosts) {
        const Bundle bundle = rezCostChosen(table, id, lowered);
        if (const auto lacking = whatIsLacking(table, bundle)) {
            table.say(Sentence::tr("rezzing {card} costs {cost}, and {why}: it stays unrezzed",
                                   {{"card", id}, {"cost", inWords(bundle)}, {"why", *lacking}}),
                      "cost.all-or-nothing"_rule, priceOf(bundle));
            return false;
        }
        sayLowered(table, Value::RezCost, id, lowered, bundle.credits);
        if (!pay(table, bundle))
            return false;
    } else {
        sayRezzedForNothing(table, id);
    }
    object.faceup = true;
    const Run &run = table.state.run;
    object.justRezzed = run.on && !run.encountering && (run.ice == id || !run.ice.exists());
    table.say(Sentence::tr("{card} is rezzed: faceup and active", {{"card", id}}),
              {"zone.rezzed"_rule});
    table.order.push_back("rez:" + object.name);
    becomeActive(table, id);
    raise(table, {EventKind::Rezzed, id, Side::Corp});
    return true;
}

} // namespace rulings
