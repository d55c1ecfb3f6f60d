// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Must", "Cannot", "Choosing Cards".
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/information.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

bool isChosen(const Effect &effect, const Context &context)
{
    return context.chosenToUse || effect.upTo;
}

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
    // Of the choices of cards in general the core rules say nothing.
    const RuleName narrower = table.state[context.source].card->type == CardType::Ice
        ? "choice.subroutines"_rule
        : "ability.own-cards"_rule;
    table.say(nameOf(playerOf(effect, context)) + " makes this choice",
              {effect.player ? table.orElse("choice.named-player"_rule, "effect.resolve"_rule)
                             : table.orElse("choice.owner"_rule, narrower)});
}

/// Where the effect puts cards of that zone, if it does not matter which cards they are.
std::optional<Zone> unlistedGoTo(const Effect &effect, Zone from)
{
    const bool corp = from == Zone::Hq || from == Zone::RnD || from == Zone::Archives;
    const Side side = corp ? Side::Corp : Side::Runner;
    switch (effect.op) {
    case Op::Trash:
        return trashPileOf(side);
    case Op::AddToHand:
        return handOf(side);
    case Op::MoveTo:
        return effect.zone;
    default:
        return std::nullopt;
    }
}

} // namespace

std::vector<ObjectId> chosenCards(Table &table, const Effect &effect, const Context &context)
{
    if (effect.of.ref != Ref::None)
        return all(table, effect.of, context);
    auto from = candidates(table, effect.of, context);
    const auto wanted =
        static_cast<std::size_t>(std::max(0, number(table, effect.amount, context)));
    // What is left of cards that were looked at is no choice.
    const bool rest = effect.of.looked && !effect.upTo && from.size() <= wanted;
    if (!rest)
        table.note((from.empty() ? "no card" : counted(static_cast<int>(from.size()), "card"))
                       + " can be chosen",
                   "choice.installed"_rule, from.size() < all(table, effect.of, context).size());
    std::vector<ObjectId> picked;
    const auto zone = onlyByZone(effect.of);
    const bool takesUnlisted = zone && unlistedGoTo(effect, *zone);
    if ((from.size() < wanted || zone) && !effect.upTo && !takesUnlisted && !table.named().exists())
        requireListed(table, effect.of);
    if (takesUnlisted && unlisted(table.state, *zone) > 0 && !effect.upTo) {
        for (std::size_t i = 0; i < wanted; ++i) {
            if (from.empty() && unlisted(table.state, *zone) == 0)
                break;
            const ObjectId id =
                table.pickOrOther(playerOf(effect, context), "which card is affected", from,
                                  unlisted(table.state, *zone) > 0);
            if (id.exists()) {
                picked.push_back(id);
                std::erase(from, id);
            } else if (effect.op == Op::Trash) {
                trashUnlisted(table, *zone);
            } else {
                moveUnlisted(table, *zone, *unlistedGoTo(effect, *zone));
                table.say("one of the cards that are only counted goes to "
                              + nameOf(*unlistedGoTo(effect, *zone)),
                          {"effect.resolve"_rule});
            }
        }
    } else if (from.size() <= wanted && !effect.upTo) {
        picked = from;
        table.takeNamed(from);
    } else {
        sayChooser(table, effect, context);
        if (effect.upTo && !from.empty() && wanted > 0 && !table.named().exists())
            table.leaveUndone(playerOf(effect, context),
                              "no card is chosen for " + table.nameOf(context.source));
        // The script names them; of “up to” it may name fewer.
        while (picked.size() < wanted && !from.empty()
               && (!effect.upTo || table.named().exists())) {
            picked.push_back(table.pick(playerOf(effect, context), "which card is affected", from));
            std::erase(from, picked.back());
        }
    }
    if (effect.op != Op::Expose && !rest)
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

bool cannotBeTrashed(Table &table, ObjectId id)
{
    return isForbidden(table, Forbidden::Trash, table.state[id].owner, id);
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
        auto found = static_cast<int>(candidates(table, effect.of, context).size());
        if (const auto zone = onlyByZone(effect.of); zone && effect.op != Op::Choose)
            found += unlisted(table.state, *zone);
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
            return effect.ignoringCosts || canPay(table, rezCost(table, id));
        });
    }
    default:
        return canChangeAnything(table, {&effect, 1}, context);
    }
}

bool canBeExposed(const Table &table, const Effect &effect, ObjectId id)
{
    const Object &object = table.state[id];
    const bool others = table.setting("expose.other-cards-by-text") && effect.of.rezzed;
    return others || (isInstalled(object) && !object.faceup && object.owner == Side::Corp);
}

} // namespace rulings
