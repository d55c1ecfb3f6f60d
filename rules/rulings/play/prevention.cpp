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
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

namespace {

bool works(const Table &table, const Ability &ability, const Context &context,
           const Impending &impending)
{
    const auto *prevent = ability.asIf<PreventAbility>();
    if (!prevent || prevent->prevents != impending.kind || impending.amount <= 0)
        return false;
    if (impending.kind == Prevented::Damage && ability.firstEachTurn) {
        const auto told = [](const Happened &one) {
            return one.stated && one.event == EventKind::DamageTaken;
        };
        if (table.state.turnBegun && std::ranges::any_of(table.state.happened, told))
            throw NotDerivable{"of which kind the damage of this turn was is not stated"};
        if (table.state.damageCounted[static_cast<std::size_t>(impending.damage)] > 0)
            return false;
    }
    if (impending.kind == Prevented::Damage)
        return prevent->damages.empty()
            || std::ranges::find(prevent->damages, impending.damage) != prevent->damages.end();
    return !impending.object.exists() || matches(table, ability.of, impending.object, context);
}

struct Answerer {
    ObjectId source;
    const Ability *ability = nullptr;
};

std::vector<Answerer> answerers(const Table &table, const std::vector<Impending> &impending)
{
    std::vector<Answerer> found;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const Context context = contextOf(table, source);
        if (std::ranges::any_of(impending, [&](const Impending &one) {
                return works(table, ability, context, one);
            }))
            found.push_back({source, &ability});
    });
    std::erase_if(found, [&](const Answerer &answerer) {
        const Object &object = table.state[answerer.source];
        if (isForbidden(table, Forbidden::Use, object.owner, answerer.source))
            return true;
        if (std::ranges::find(object.usedThisTurn, answerer.ability->id)
            != object.usedThisTurn.end())
            return true;
        Bundle bundle;
        bundle.payer = object.owner;
        bundle.purpose.object = answerer.source;
        add(table, bundle, answerer.ability->cost, contextOf(table, answerer.source));
        return !canPay(table, bundle);
    });
    return found;
}

/// “If … is about to …, you may rez” the card that prevents it.
bool mayRezFirst(const Table &table, ObjectId id, const std::vector<Impending> &impending)
{
    const Object &object = table.state[id];
    const Context context = contextOf(table, id);
    return isInstalled(object) && !object.faceup
        && std::ranges::any_of(object.card->abilities, [&](const Ability &ability) {
               const auto *prevent = ability.asIf<PreventAbility>();
               return prevent && prevent->rezFirst
                   && std::ranges::any_of(impending, [&](const Impending &one) {
                          return works(table, ability, context, one);
                      });
           });
}

/// Whether the script means any of this by it, or something that comes later.
bool fits(const Table &table, const Act &act, const std::vector<Impending> &impending)
{
    const Ability *ability = table.state[act.object].card->find(act.ability);
    return !ability || ability->kind() != AbilityKind::Prevent
        || std::ranges::any_of(impending, [&](const Impending &one) {
               return works(table, *ability, contextOf(table, act.object), one);
           });
}

/// What abilities would wait for if it happened.
std::optional<EventKind> eventOf(Prevented kind)
{
    switch (kind) {
    case Prevented::Damage:
        return EventKind::DamageTaken;
    case Prevented::Tag:
        return EventKind::TagTaken;
    case Prevented::Trash:
        return EventKind::Trashed;
    case Prevented::Expose:
        return EventKind::Exposed;
    case Prevented::Break:
        return EventKind::SubroutineBroken;
    case Prevented::Trace:
        break;
    }
    return std::nullopt;
}

/// What is prevented, in words.
std::string inWords(const Table &table, const Impending &one, int prevented)
{
    switch (one.kind) {
    case Prevented::Damage:
        return std::to_string(prevented) + ' ' + std::string(core::toWord(damageWords, one.damage))
            + " damage, " + std::to_string(one.amount) + " left";
    case Prevented::Tag:
        return counted(prevented, "tag") + ", " + std::to_string(one.amount) + " left";
    case Prevented::Trash:
        return "that " + table.nameOf(one.object) + " is trashed";
    case Prevented::Expose:
        return "that " + table.nameOf(one.object) + " is exposed";
    case Prevented::Break:
        return "that subroutine " + std::to_string(one.subroutine) + " is broken";
    case Prevented::Trace:
        return "the trace";
    }
    return {};
}

void respond(Table &table, const Answerer &answerer, std::vector<Impending> &impending)
{
    const Context context = contextOf(table, answerer.source);
    const std::string name = table.nameOf(answerer.source);
    const int prevented = number(table, answerer.ability->as<PreventAbility>().prevented, context);
    // What it works on is determined before its own cost may take it off the table.
    std::vector<std::size_t> works_on;
    for (std::size_t i = 0; i < impending.size(); ++i)
        if (works(table, *answerer.ability, context, impending[i]))
            works_on.push_back(i);
    std::vector<std::string> labels;
    for (const std::size_t i : works_on)
        labels.push_back(impending[i].object.exists() ? table.nameOf(impending[i].object)
                                                      : std::to_string(impending[i].amount));
    std::size_t which = 0;
    if (works_on.size() > 1 && impending[works_on[0]].object.exists()) {
        std::vector<ObjectId> objects;
        for (const std::size_t i : works_on)
            objects.push_back(impending[i].object);
        const ObjectId saved = table.pick(context.controller, "what " + name + " saves", objects);
        while (impending[works_on[which]].object != saved)
            ++which;
    } else if (works_on.size() > 1) {
        which = table.choose(context.controller, "what " + name + " prevents", labels);
    }
    assumeUnused(table, answerer.source, *answerer.ability);
    table.say(name
                  + (table.frames.isPaying() ? " is used while the cost is paid"
                                             : " is used while the effect resolves"),
              {"prevent.while-resolving"_rule});
    table.used.emplace_back(answerer.source, answerer.ability->id);
    if (answerer.ability->oncePerTurn)
        table.state[answerer.source].usedThisTurn.push_back(answerer.ability->id);
    Bundle bundle;
    bundle.payer = context.controller;
    bundle.purpose.object = answerer.source;
    add(table, bundle, answerer.ability->cost, context);
    if (!pay(table, bundle))
        return;
    if (answerer.ability->cost.trashSelf) {
        const std::size_t mark = table.pending.size();
        raise(table, {EventKind::TrashAbilityUsed, answerer.source, context.controller});
        if (table.pending.size() > mark)
            table.say("an ability met now resolves before what is being resolved goes on",
                      {"chain.most-recent-first"_rule});
        settle(table, mark);
    }
    Impending &one = impending[works_on[which]];
    const int taken = std::min(one.amount, prevented);
    one.amount -= taken;
    if (one.kind == Prevented::Damage)
        table.state.damageCounted[static_cast<std::size_t>(one.damage)] += taken;
    table.say(name + " prevents " + inWords(table, one, taken), {"prevent.not-resolved"_rule});
    const auto event = eventOf(one.kind);
    table.note("what is prevented triggers nothing", "prevent.before-conditional"_rule,
               event && one.amount == 0 && isAwaited(table, *event));
    table.order.push_back("prevent:" + table.state[answerer.source].name);
}

} // namespace

bool canAnythingPrevent(const Table &table)
{
    return anyAbility(table, [](ObjectId, const Ability &ability) {
        return ability.kind() == AbilityKind::Prevent;
    });
}

void letPrevent(Table &table, std::vector<Impending> &impending)
{
    while (table.state.winner == Winner::Nobody) {
        const auto found = answerers(table, impending);
        if (const Act *asked = table.askedNow();
            asked && asked->kind == ActKind::Rez && mayRezFirst(table, asked->object, impending))
            table.stopFor(Offer{});
        const Act *act = table.next();
        if (act && act->kind == ActKind::Rez && mayRezFirst(table, act->object, impending)) {
            const ObjectId id = act->object;
            table.consume();
            if (!doRez(table, id, false))
                throw NotAllowed{table.nameOf(id) + " cannot be rezzed"};
            continue;
        }
        const bool asked = table.isAsked(act);
        if (!act || act->kind != ActKind::Respond || (!asked && !fits(table, *act, impending))) {
            for (const Answerer &answerer : found)
                table.assume(table.unused(answerer.source, *answerer.ability));
            return;
        }
        const auto named = std::ranges::find_if(found, [&](const Answerer &answerer) {
            return answerer.source == act->object && answerer.ability->id == act->ability;
        });
        if (named == found.end() && asked)
            return;
        if (named == found.end())
            throw NotAllowed{table.nameOf(act->object)
                             + " cannot prevent or avoid anything that resolves now"};
        table.consume();
        respond(table, *named, impending);
    }
}

} // namespace rulings
