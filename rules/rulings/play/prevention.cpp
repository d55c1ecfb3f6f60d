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
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

bool works(const Table &table, const Ability &ability, const Context &context,
           const Impending &impending)
{
    const auto *prevent = ability.asIf<PreventAbility>();
    if (!prevent || prevent->prevents != impending.kind || impending.amount <= 0
        || !impending.preventable)
        return false;
    if (impending.kind == Prevented::Damage && ability.firstEachTurn) {
        const auto told = [](const Happened &one) {
            return one.stated && one.event == EventKind::DamageTaken;
        };
        if (table.state.turnBegun && std::ranges::any_of(table.state.happened, told))
            throw NotDerivable{
                Sentence::tr("not stated: of which kind the damage of this turn was")};
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
    const Ability *ability = abilityCalled(table.state, act.object, act.ability);
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

/// `one` as it is afterwards.
Sentence prevents(ObjectId source, const Impending &one, int prevented)
{
    switch (one.kind) {
    case Prevented::Damage:
        return Sentence::tr(
            "{card} prevents {damage}, {number} left",
            {{"card", source}, {"damage", counted(prevented, one.damage)}, {"number", one.amount}});
    case Prevented::Tag:
        return Sentence::tr("{card} prevents {n} tag, {number} left",
                            "{card} prevents {n} tags, {number} left", prevented,
                            {{"card", source}, {"number", one.amount}});
    case Prevented::Trash:
        return Sentence::tr("{card} prevents that {other} is trashed",
                            {{"card", source}, {"other", one.object}});
    case Prevented::Expose:
        return Sentence::tr("{card} prevents that {other} is exposed",
                            {{"card", source}, {"other", one.object}});
    case Prevented::Break:
        return Sentence::tr("{card} prevents that subroutine {number} is broken",
                            {{"card", source}, {"number", one.subroutine}});
    case Prevented::Trace:
        break;
    }
    return Sentence::tr("{card} prevents the trace", {{"card", source}});
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
    if (open.size() == 1)
        return open.front();
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

void respond(Table &table, const Answerer &answerer, std::vector<Impending> &impending)
{
    const Context context = contextOf(table, answerer.source);
    const int most = number(table, answerer.ability->as<PreventAbility>().prevented, context);
    // What it works on is determined before its own cost may take it off the table.
    Impending &one = impending[toPrevent(table, answerer, impending)];
    assumeUnused(table, answerer.source, *answerer.ability);
    table.say(
        table.frames.isPaying()
            ? Sentence::tr("{card} is used while the cost is paid", {{"card", answerer.source}})
            : Sentence::tr("{card} is used while the effect resolves", {{"card", answerer.source}}),
        {"prevent.while-resolving"_rule});
    noteUsed(table, answerer.source, *answerer.ability);
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
            table.say(
                Sentence::tr("an ability met now resolves before what is being resolved goes on"),
                {"chain.most-recent-first"_rule});
        settle(table, mark);
    }
    const int taken = std::min(one.amount, most);
    one.amount -= taken;
    if (one.kind == Prevented::Damage)
        table.state.damageCounted[static_cast<std::size_t>(one.damage)] += taken;
    table.say(one.amount > 0 && taken == most
                  ? Sentence::tr("{prevents}: it prevents no more than that",
                                 {{"prevents", prevents(answerer.source, one, taken)}})
                  : prevents(answerer.source, one, taken),
              {"prevent.not-resolved"_rule});
    const auto event = eventOf(one.kind);
    if (event && one.amount == 0 && isAwaited(table, *event))
        table.say(Sentence::tr("what is prevented triggers nothing"),
                  {"prevent.before-conditional"_rule});
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
    std::vector<Answerer> declined;
    while (table.state.winner == Winner::Nobody) {
        auto found = answerers(table, impending);
        std::erase_if(found, [&](const Answerer &answerer) {
            return std::ranges::any_of(declined, [&](const Answerer &one) {
                return one.source == answerer.source && one.ability == answerer.ability;
            });
        });
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
        table.consume();
        respond(table, *named, impending);
    }
}

Sentence nothingToPrevent(const Ability &ability)
{
    switch (ability.as<PreventAbility>().prevents) {
    case Prevented::Damage:
        return Sentence::tr("no damage that it could prevent is being resolved");
    case Prevented::Tag:
        return Sentence::tr("no tag that it could avoid is being taken");
    case Prevented::Trash:
        return Sentence::tr("no card that it could save is being trashed");
    case Prevented::Expose:
        return Sentence::tr("no card that it could protect is being exposed");
    case Prevented::Break:
        return Sentence::tr("no subroutine that it could protect is being broken");
    case Prevented::Trace:
        break;
    }
    return Sentence::tr("no trace that it could prevent is being resolved");
}

} // namespace rulings
