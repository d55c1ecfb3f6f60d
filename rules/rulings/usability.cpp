// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Using Abilities", "Must", "Composite Effect", "Cannot", "Choosing Cards";
// FAQ 1.6: "Triggering Actions and Abilities".
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/information.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

Side playerOf(const Effect &effect, const Context &context)
{
    return effect.player ? sideOf(*effect.player, context.controller) : context.controller;
}

Bundle bundleOf(Table &table, const Effect &effect, const Context &context)
{
    Bundle bundle;
    bundle.payer = playerOf(effect, context);
    bundle.purpose.object = context.source;
    add(table, bundle, effect.cost, context);
    return bundle;
}

std::vector<ObjectId> candidates(const Table &table, Filter filter, const Context &context)
{
    if (filter.ref == Ref::None && !filter.zone && !filter.installed && !filter.looked
        && filter.anyOf.empty())
        filter.installed = true;
    return all(table, filter, context);
}

namespace {

/// Unless the text names somebody, the owner of the card decides (Rules Reference 1.0, "Effect").
void sayChooser(Table &table, const Effect &effect, const Context &context)
{
    if (effect.player)
        table.leaveOut("choice.owner"_rule, "the text names who chooses");
    table.say(std::string(playerOf(effect, context) == Side::Corp ? "the Corp" : "the Runner")
                  + " makes this choice",
              {effect.player ? table.orElse("choice.named-player"_rule, "effect.resolve"_rule)
                             : "choice.owner"_rule});
}

} // namespace

std::vector<ObjectId> chosenCards(Table &table, const Effect &effect, const Context &context)
{
    if (effect.of.ref != Ref::None)
        return all(table, effect.of, context);
    auto from = candidates(table, effect.of, context);
    const auto wanted =
        static_cast<std::size_t>(std::max(0, number(table, effect.amount, context)));
    table.note(std::to_string(from.size()) + " card(s) can be chosen", "choice.installed"_rule,
               from.size() < all(table, effect.of, context).size());
    std::vector<ObjectId> picked;
    const auto zone = onlyByZone(effect.of);
    if ((from.size() < wanted || zone) && !effect.upTo && !(zone && effect.op == Op::Trash)
        && !table.hasChosen())
        requireListed(table, effect.of);
    if (zone && effect.op == Op::Trash && unlisted(table.state, *zone) > 0 && !effect.upTo) {
        for (std::size_t i = 0; i < wanted; ++i) {
            if (from.empty() && unlisted(table.state, *zone) == 0)
                break;
            const ObjectId id =
                table.pickOrOther(playerOf(effect, context), "which card is affected", from,
                                  unlisted(table.state, *zone) > 0);
            if (id.exists()) {
                picked.push_back(id);
                std::erase(from, id);
            } else {
                trashUnlisted(table, *zone);
            }
        }
    } else if (from.size() <= wanted && !effect.upTo) {
        picked = from;
    } else {
        sayChooser(table, effect, context);
        // The script names them; of “up to” it may name fewer.
        while (picked.size() < wanted && !from.empty() && (!effect.upTo || table.hasChosen())) {
            picked.push_back(table.pick(playerOf(effect, context), "which card is affected", from));
            std::erase(from, picked.back());
        }
    }
    if (effect.op != Op::Expose)
        for (const ObjectId id : picked)
            showChosen(table, effect.of, id);
    return picked;
}

/// The core rules know no more of it than that effects resolve.
RuleName lastingRule(const Table &table, const Context &context)
{
    // Trashed for its own cost, the core rules know what follows.
    const bool gone =
        context.source.exists() && !context.sourceBefore && !isActive(table.state, context.source);
    return table.orElse("lasting.independent"_rule, "effect.resolve"_rule, gone);
}

bool isForbidden(Table &table, Forbidden what, Side side, ObjectId object)
{
    const bool constantly = anyAbility(table, [&](ObjectId source, const Ability &ability) {
        if (ability.kind != AbilityKind::Cannot || ability.forbids != what)
            return false;
        const Context context = contextOf(table, source);
        return (!ability.ofPlayer || sideOf(*ability.ofPlayer, context.controller) == side)
            && (!object.exists() || matches(table, ability.of, object, context))
            && holds(table, ability.during, context);
    });
    return constantly || std::ranges::any_of(table.state.lasting, [&](const Lasting &lasting) {
               if (lasting.kind != Lasting::Kind::Forbid || lasting.forbidden != what
                   || lasting.player != side)
                   return false;
               if (lasting.object.exists())
                   return lasting.object == object && lasting.copy == table.state[object].copy;
               return !object.exists()
                   || matches(table, lasting.effect->of, object, contextOf(table, lasting.source));
           });
}

bool cannotJackOut(Table &table)
{
    return table.state.run.cannotJackOut || table.state.run.noJackOutBeforeEncounter
        || isForbidden(table, Forbidden::JackOut, Side::Runner, {});
}

bool canResolveFully(Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    // What a part before it will choose is not known yet; whether it can choose is asked of that.
    if (effect.of.ref == Ref::Picked && !context.picked.exists())
        return true;
    switch (effect.op) {
    case Op::LoseCredits:
        return table.state.player(side).credits >= number(table, effect.amount, context);
    case Op::LoseClicks:
        return table.state.player(side).clicks >= number(table, effect.amount, context);
    case Op::Trash:
    case Op::Choose:
    case Op::Derez:
    case Op::AddToHand: {
        const int wanted = effect.upTo ? 1 : number(table, effect.amount, context);
        const auto found = static_cast<int>(candidates(table, effect.of, context).size());
        if (found < wanted)
            requireListed(table, effect.of);
        return found >= wanted;
    }
    case Op::Remove:
        return std::ranges::all_of(all(table, effect.of, context), [&](ObjectId id) {
            return table.state[id].counter(effect.counter) >= number(table, effect.amount, context);
        });
    case Op::Later:
        return true; // when its moment comes it will be seen
    case Op::Pay:
    case Op::MustPay:
        return canPay(table, bundleOf(table, effect, context));
    case Op::Rez: {
        const auto ids = all(table, effect.of, context);
        return std::ranges::all_of(ids, [&](ObjectId id) {
            if (!isRezzable(table.state[id]) || isForbidden(table, Forbidden::Rez, Side::Corp, id))
                return false;
            Bundle bundle;
            bundle.payer = Side::Corp;
            bundle.purpose = {id, Spending::Rez};
            bundle.credits = value(table, Value::RezCost, id);
            (void)addAdditional(table, bundle, Initiated::Rez, id);
            return effect.ignoringCosts || canPay(table, bundle);
        });
    }
    default:
        return canChangeAnything(table, effect, context);
    }
}

bool canChangeAnything(Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    const auto any = [&](const std::vector<Effect> &parts) {
        return std::ranges::any_of(
            parts, [&](const Effect &part) { return canChangeAnything(table, part, context); });
    };
    switch (effect.op) {
    case Op::GainCredits:
    case Op::GainClicks:
    case Op::DoDamage:
    case Op::TakeTags:
        return number(table, effect.amount, context) > 0;
    case Op::LoseCredits:
        return state.player(side).credits > 0;
    case Op::LoseClicks:
        return state.player(side).clicks > 0;
    case Op::RemoveTags:
        return state.tags > 0;
    case Op::EndRun:
        return state.run.on;
    case Op::Bypass:
        return state.run.encountering;
    case Op::Break:
        assumeUnbroken(table);
        return state.run.encountering
            && std::ranges::any_of(state.run.broken, [](bool broken) { return !broken; });
    case Op::TakeCredits:
        return state[context.source].counter(Counter::Credit) > 0;
    case Op::Remove:
        return std::ranges::any_of(candidates(table, effect.of, context), [&](ObjectId id) {
            return state[id].counter(effect.counter) > 0;
        });
    case Op::Trash:
    case Op::Choose:
    case Op::Derez:
    case Op::Rez:
    case Op::AddToHand:
    case Op::Place:
    case Op::Modify:
        if (const auto zone = onlyByZone(effect.of);
            effect.op == Op::Trash && zone && unlisted(state, *zone) > 0)
            return true;
        if (!candidates(table, effect.of, context).empty())
            return true;
        if (effect.op != Op::Modify)
            requireListed(table, effect.of);
        return effect.op == Op::Modify && effect.player.has_value();
    case Op::MoveCounters: {
        const auto tos = candidates(table, effect.on, context);
        return std::ranges::any_of(candidates(table, effect.of, context), [&](ObjectId from) {
            return std::ranges::any_of(tos, [&](ObjectId to) { return to != from; });
        });
    }
    case Op::GainSubtype:
        return !candidates(table, effect.of, context).empty();
    case Op::Expose:
        return std::ranges::any_of(candidates(table, effect.of, context),
                                   [&](ObjectId id) { return canBeExposed(table, effect, id); });
    case Op::TrashTop: {
        const Zone deck = side == Side::Corp ? Zone::RnD : Zone::Stack;
        return unlisted(state, deck) > 0
            || std::ranges::find(state.objects, deck, &Object::zone) != state.objects.end();
    }
    case Op::Draw:
        return !isForbidden(table, Forbidden::Draw, side, {})
            && (state.player(side).deck > 0
                || std::ranges::find(state.objects, side == Side::Corp ? Zone::RnD : Zone::Stack,
                                     &Object::zone)
                    != state.objects.end());
    case Op::Play: {
        const auto cards = all(table, effect.of, context);
        if (cards.empty())
            requireListed(table, effect.of);
        return std::ranges::any_of(cards, [&](ObjectId id) {
            return holds(table, state[id].card->playIf, contextOf(table, id));
        });
    }
    case Op::Install:
    case Op::MoveTo:
        if (all(table, effect.of, context).empty()) {
            requireListed(table, effect.of);
            return false;
        }
        return true;
    case Op::Host:
        return !all(table, effect.of, context).empty() && !all(table, effect.on, context).empty();
    case Op::Run:
        return !state.run.on && !isForbidden(table, Forbidden::Run, side, {});
    case Op::If:
        return any(holds(table, effect.condition, context) ? effect.then : effect.otherwise);
    case Op::Together:
    case Op::Later:
        return any(effect.then);
    case Op::Pay:
        return effect.then.empty() || any(effect.then);
    case Op::MustOne:
        return std::ranges::any_of(effect.options, any);
    default:
        return true;
    }
}

bool canBeExposed(const Table &table, const Effect &effect, ObjectId id)
{
    const Object &object = table.state[id];
    const bool others = table.setting("expose.other-cards-by-text") && effect.of.rezzed;
    return others || (isInstalled(object) && !object.faceup && object.owner == Side::Corp);
}

} // namespace rulings
