// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Avoid", "Prevent", "Composite Effect", "Trigger Steps"; FAQ 1.6:
// "Prevent/Avoid Effects"; Core Rules: "Prevent or Avoid".
#include "rules/rulings/play/prevention.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/at_stake.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/prevention_words.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Whose doing it is, and when.
bool fitsOccasion(const Table &table, const Ability &ability, const Context &context)
{
    const auto &prevent = ability.as<PreventAbility>();
    if (prevent.source && !matches(table, *prevent.source, table.frames.source(), context))
        return false;
    if (prevent.by && table.frames.actor() != sideOf(*prevent.by, context.controller))
        return false;
    const auto &used = table.state.run.used;
    if (ability.firstEachRun
        && (!table.state.run.on
            || std::ranges::find(used, std::pair(context.source, ability.id)) != used.end()))
        return false;
    return wouldHold(table, ability.during, context);
}

/// “All but one” of a single point is nothing to prevent.
bool isTooLittle(const Table &table, const Ability &ability, Context context, int amount)
{
    const Amount &prevented = ability.as<PreventAbility>().prevented;
    context.event.amount = amount;
    return prevented.of == Amount::Of::OfEvent && ability.effects.empty()
        && number(table, prevented, context) <= 0 && table.setting("use.must-change-something");
}

bool works(const Table &table, const Ability &ability, const Context &context,
           const Impending &impending)
{
    const auto *prevent = ability.asIf<PreventAbility>();
    if (!prevent || prevent->prevents != impending.kind || impending.amount <= 0
        || !impending.preventable || !fitsOccasion(table, ability, context))
        return false;
    if (impending.kind == Prevented::Damage)
        return (prevent->damages.empty()
                || std::ranges::find(prevent->damages, impending.damage) != prevent->damages.end())
            && (!ability.firstEachTurn || isFirstOfTurn(table, impending.damage))
            && !isTooLittle(table, ability, context, impending.amount);
    return !impending.object.exists() || matches(table, ability.of, impending.object, context);
}

bool worksOn(const Table &table, const Ability &ability, const Context &context,
             const std::vector<Impending> &impending)
{
    return std::ranges::any_of(
        impending, [&](const Impending &one) { return works(table, ability, context, one); });
}

struct Answerer {
    ObjectId source;
    const Ability *ability = nullptr;
    friend bool operator==(const Answerer &, const Answerer &) = default;
};

/// Why its cost cannot be paid. Where that hangs on counted cards, it matters to whoever uses it.
std::optional<Sentence> whyNotPayable(const Table &table, const Answerer &answerer,
                                      const Context &context)
{
    const auto uses = [&](const Act *act) {
        return act && act->kind == ActKind::Respond && act->object == answerer.source
            && act->ability == answerer.ability->id;
    };
    Bundle bundle;
    bundle.payer = table.state[answerer.source].owner;
    bundle.purpose.object = answerer.source;
    try {
        add(table, bundle, answerer.ability->cost, context);
        if (const auto lacking = whatIsLacking(table, bundle))
            return notPayable(bundle, *lacking);
    } catch (const NotDerivable &) {
        if (uses(table.next()) || uses(table.askedNow()))
            throw;
    }
    return std::nullopt;
}

std::vector<Answerer> answerers(const Table &table, const std::vector<Impending> &impending)
{
    std::vector<Answerer> found;
    const auto worksOnAny = [&](ObjectId source, const Ability &ability) {
        return worksOn(table, ability, contextOf(table, source), impending);
    };
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (worksOnAny(source, ability))
            found.push_back({source, &ability});
        else
            notePreventsNot(table, source, ability, impending);
    });
    noteDormantPrevention(table, worksOnAny);
    std::erase_if(found, [&](const Answerer &answerer) {
        const Object &object = table.state[answerer.source];
        // What prevents for a cost is a paid ability.
        if (isForbidden(table, Forbidden::Use, object.owner, answerer.source)
            || (!answerer.ability->cost.isNothing()
                && isForbidden(table, Forbidden::UsePaid, object.owner, answerer.source)))
            return true;
        const auto leftOut = [&](const Sentence &why) {
            sayPreventsNot(table, answerer.source, *answerer.ability, [&] { return why; });
            return true;
        };
        const auto &used = object.usedThisTurn;
        if (std::ranges::find(used, answerer.ability->id) != used.end())
            return leftOut(Sentence::tr("it was used in this turn already"));
        const Context context = contextOf(table, answerer.source);
        const auto one = std::ranges::find_if(impending, [&](const Impending &at) {
            return works(table, *answerer.ability, context, at);
        });
        const AtStake stake(table, one == impending.end() ? nullptr : &*one);
        const auto lacking = whyNotPayable(table, answerer, context);
        return lacking && leftOut(*lacking);
    });
    return found;
}

/// “If … is about to …, you may rez” the card that prevents it.
bool mayRezFirst(const Table &table, ObjectId id, const std::vector<Impending> &impending)
{
    const Object &object = table.state[id];
    return isInstalled(object) && !object.faceup
        && std::ranges::any_of(object.card->abilities, [&](const Ability &ability) {
               const auto *prevent = ability.asIf<PreventAbility>();
               return prevent && prevent->rezFirst
                   && worksOn(table, ability, contextOf(table, id), impending);
           });
}

/// Whether the script means any of this by it, or something that comes later.
bool fits(const Table &table, const Act &act, const std::vector<Impending> &impending)
{
    const Ability *ability = abilityCalled(table.state, act.object, act.ability);
    return !ability || ability->kind() != AbilityKind::Prevent
        || worksOn(table, *ability, contextOf(table, act.object), impending);
}

/// What the ability prevents of all it works on; its player chooses.
std::size_t toPrevent(Table &table, const Answerer &answerer,
                      const std::vector<Impending> &impending)
{
    const Context context = contextOf(table, answerer.source);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < impending.size(); ++i)
        if (works(table, *answerer.ability, context, impending[i]))
            open.push_back(i);
    if (open.size() == 1) {
        if (const ObjectId only = impending[open.front()].object; only.exists())
            table.takeNamed({only});
        return open.front();
    }
    if (!impending[open.front()].object.exists()) {
        std::vector<Sentence> labels;
        for (const std::size_t i : open)
            labels.push_back(impending[i].object.exists() ? Sentence(impending[i].object)
                                                          : Sentence(impending[i].amount));
        return open[table.choose(context.controller,
                                 Sentence::tr("what {card} prevents", {{"card", answerer.source}}),
                                 std::move(labels))];
    }
    std::vector<ObjectId> objects;
    for (const std::size_t i : open)
        objects.push_back(impending[i].object);
    const ObjectId saved =
        table.pick(context.controller,
                   Sentence::tr("what {card} saves", {{"card", answerer.source}}), objects);
    return *std::ranges::find_if(open, [&](std::size_t i) { return impending[i].object == saved; });
}

} // namespace

void takeAway(Table &table, ObjectId source, Impending &one, int taken, bool noMore)
{
    one.amount -= taken;
    if (one.kind == Prevented::Damage)
        table.state.damageCounted[static_cast<std::size_t>(one.damage)] += taken;
    table.say(noMore && one.amount > 0 ? Sentence::tr("{prevents}, and no more than that",
                                                      {{"prevents", prevents(source, one, taken)}})
                                       : prevents(source, one, taken),
              {isAvoided(one.kind) ? "avoid.not-resolved"_rule : "prevent.not-resolved"_rule});
    const auto event = eventOf(one.kind);
    if (event && one.amount == 0 && isAwaited(table, *event))
        table.say(Sentence::tr("what is prevented triggers nothing"),
                  {"prevent.before-conditional"_rule});
    table.order.push_back("prevent:" + table.state[source].name);
    const std::size_t mark = table.pending.size();
    if (one.kind == Prevented::Damage)
        raise(table, {EventKind::DamagePrevented, source, Side::Runner, one.damage, taken});
    else if (one.kind == Prevented::Tag)
        raise(table, {EventKind::TagAvoided, {}, Side::Runner, Damage::Net, taken});
    settle(table, mark);
}

namespace {

/// Whether the cost is paid, and what paying has met has resolved.
bool payToPrevent(Table &table, const Answerer &answerer, const Context &context)
{
    Bundle bundle;
    bundle.payer = context.controller;
    bundle.purpose.object = answerer.source;
    add(table, bundle, answerer.ability->cost, context);
    if (!pay(table, bundle))
        return false;
    if (answerer.ability->cost.trashSelf) {
        const std::size_t mark = table.pending.size();
        raise(table, {EventKind::TrashAbilityUsed, answerer.source, context.controller});
        if (table.pending.size() > mark)
            table.say(
                Sentence::tr("an ability met now resolves before what is being resolved goes on"),
                {"chain.most-recent-first"_rule});
        settle(table, mark);
    }
    return true;
}

/// `x`: of its cost.
void respond(Table &table, const Answerer &answerer, std::vector<Impending> &impending, int x)
{
    const auto &prevent = answerer.ability->as<PreventAbility>();
    Context context = contextOf(table, answerer.source);
    // What it works on is determined before its own cost may take it off the table.
    Impending &one = impending[toPrevent(table, answerer, impending)];
    const AtStake stake(table, &one);
    context.number = x;
    context.event.amount = one.amount;
    context.event.object = one.object;
    const int byText = number(table, prevent.prevented, context);
    const int most = std::min(one.amount, byText);
    assumeUnused(table, answerer.source, *answerer.ability);
    sayUsed(table, answerer.source, *answerer.ability);
    noteUsed(table, answerer.source, *answerer.ability);
    if (answerer.ability->firstEachRun)
        table.state.run.used.emplace_back(answerer.source, answerer.ability->id);
    if (answerer.ability->cost.trashSelf)
        context.sourceBefore = table.state[answerer.source];
    if (!payToPrevent(table, answerer, context))
        return;
    const Act *spent = table.next();
    const bool said = spent && spent->kind == ActKind::Spend && byText > 1; // less is no harm
    const int taken = prevent.upTo || said
        ? table.chooseNumber(context.controller, Sentence::tr("how much is prevented"), most)
        : most;
    if (taken > 0)
        takeAway(table, answerer.source, one, taken, !prevent.upTo && taken == byText);
    context.lost = std::max(0, taken);
    resolve(table, answerer.ability->effects, context);
}

/// Whether any text could prevent one of them: what few speak of is looked for on the cards alone.
bool couldBePrevented(const Table &table, const std::vector<Impending> &impending)
{
    const Prevented kind = impending.empty() ? Prevented::Damage : impending.front().kind;
    if (kind < Prevented::Subroutine)
        return true;
    return std::ranges::any_of(table.state.objects, [&](const Object &object) {
        return std::ranges::any_of(object.card->abilities, [&](const Ability &ability) {
            const auto *prevent = ability.asIf<PreventAbility>();
            return prevent && prevent->prevents == kind;
        });
    });
}

void leaveOut(std::vector<Answerer> &found, const std::vector<Answerer> &some)
{
    std::erase_if(found, [&](const Answerer &one) { return std::ranges::count(some, one) > 0; });
}

/// Constant by its wording: it prevents without being used. Whether anything did.
bool preventAtOnce(Table &table, std::vector<Answerer> &found, std::vector<Answerer> &done,
                   std::vector<Impending> &impending)
{
    leaveOut(found, done);
    const auto constant = std::ranges::find_if(found, [](const Answerer &answerer) {
        return answerer.ability->as<PreventAbility>().mandatory;
    });
    if (constant == found.end())
        return false;
    const auto all = [&] {
        return std::accumulate(impending.begin(), impending.end(), 0,
                               [](int sum, const Impending &some) { return sum + some.amount; });
    };
    const int before = all();
    respond(table, *constant, impending, 0);
    if (all() == before)
        done.push_back(*constant);
    return true;
}

} // namespace

void letPrevent(Table &table, std::vector<Impending> &impending)
{
    preventLasting(table, impending);
    if (!couldBePrevented(table, impending))
        return;
    std::vector<Answerer> declined, constant;
    while (table.state.winner == Winner::Nobody) {
        auto found = answerers(table, impending);
        if (preventAtOnce(table, found, constant, impending))
            continue;
        leaveOut(found, declined);
        const auto refused = std::ranges::find_if(found, [&](const Answerer &answerer) {
            return table.declines(answerer.source, answerer.ability->id);
        });
        if (refused != found.end()) {
            declined.push_back(*refused);
            table.assume(table.unused(refused->source, *refused->ability));
            continue;
        }
        if (const Act *asked = table.askedNow();
            asked && asked->kind == ActKind::Rez && mayRezFirst(table, asked->object, impending))
            table.stopFor(Offer{});
        const Act *act = table.next();
        if (act && act->kind == ActKind::Rez && mayRezFirst(table, act->object, impending)) {
            const ObjectId id = act->object;
            table.consume();
            if (!doRez(table, id, false))
                throw NotAllowed{Sentence::tr("{card} cannot be rezzed", {{"card", id}})};
            continue;
        }
        const bool asked = table.isAsked(act);
        if (!act || act->kind != ActKind::Respond || (!asked && !fits(table, *act, impending))) {
            for (const Answerer &answerer : found)
                table.passBy(table.state[answerer.source].owner,
                             table.unused(answerer.source, *answerer.ability),
                             {actOf(ActKind::Respond, answerer.source, answerer.ability->id),
                              actOf(ActKind::Decline, answerer.source, answerer.ability->id)});
            return;
        }
        const auto named = std::ranges::find_if(found, [&](const Answerer &answerer) {
            return answerer.source == act->object && answerer.ability->id == act->ability;
        });
        if (named == found.end() && asked)
            return;
        if (named == found.end())
            throw NotAllowed{
                Sentence::tr("{card} cannot prevent or avoid anything that resolves now",
                             {{"card", act->object}})};
        const int x = act->x.value_or(0);
        table.consume();
        respond(table, *named, impending, x);
    }
}

void preventThis(Table &table, ObjectId source, int amount)
{
    if (!table.atStake || amount <= 0)
        return;
    takeAway(table, source, *table.atStake, std::min(amount, table.atStake->amount), false);
}

bool isFirm(const Table &table, const Impending &impending)
{
    return !impending.preventable && anyAbility(table, [&](ObjectId, const Ability &ability) {
        const auto *prevent = ability.asIf<PreventAbility>();
        return prevent && prevent->prevents == impending.kind;
    });
}

} // namespace rulings
