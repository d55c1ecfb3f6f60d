// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Using Abilities", "Action", "Composite Effect", "Search"; FAQ 1.6:
// "Triggering Actions and Abilities". What an ability could change, its costs left out of account.
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/installing.h"
#include "rules/rulings/playing.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

namespace {

/// One that the facts leave open does not matter where another one is true.
template <class Range, class Look>
bool anyOf(const Range &range, const Look &look)
{
    std::optional<NotDerivable> open;
    for (const auto &one : range) {
        try {
            if (look(one))
                return true;
        } catch (const NotDerivable &reason) {
            open = reason;
        }
    }
    if (open)
        throw NotDerivable(*open);
    return false;
}

/// Cards that the question only counts fulfil what asks for nothing but their place.
bool isThereUnlisted(const Table &table, const Filter &filter)
{
    const auto zone = onlyByZone(filter);
    if (zone && !isCounted(table.state, *zone)) {
        table.assume("cards lie there: " + std::string(core::toWord(zoneWords, *zone)));
        return true;
    }
    if (!zone)
        requireListed(table, filter);
    return zone && unlisted(table.state, *zone) > 0;
}

template <class Fits>
bool isThere(const Table &table, const Filter &filter, const std::vector<ObjectId> &found,
             const Fits &fits)
{
    return anyOf(found, fits) || isThereUnlisted(table, filter);
}

bool isThere(const Table &table, const Filter &filter, const std::vector<ObjectId> &found)
{
    return isThere(table, filter, found, [](ObjectId) { return true; });
}

/// Whether the effect does anything to that card.
bool changes(Table &table, const Effect &effect, ObjectId id, const Context &context)
{
    const Object &object = table.state[id];
    switch (effect.op) {
    case Op::Trash:
        return !cannotBeTrashed(table, id);
    case Op::Rez:
        return isRezzable(object) && !object.faceup
            && !isForbidden(table, Forbidden::Rez, Side::Corp, id)
            && (effect.ignoringCosts
                || isAffordable(table, rezCost(table, id, number(table, effect.lowered, context))));
    case Op::Derez:
    case Op::TurnFacedown:
        return object.faceup;
    case Op::TurnFaceup:
        return !object.faceup;
    case Op::AddToHand:
        return object.zone != handOf(object.owner);
    case Op::MoveTo:
        return object.zone != effect.zone || effect.bottom;
    case Op::Place:
        return takesCounters(object);
    case Op::Remove:
        return object.counter(effect.counter) > 0;
    case Op::Expose:
        return canBeExposed(table, effect, id);
    case Op::Reveal:
        return !isVisible(object);
    case Op::Play: {
        Judgement judgement;
        judgePlaying(judgement, table, object.owner, id);
        if (!judgement.allowed(*table.book))
            return false;
        Bundle cost;
        cost.payer = object.owner;
        cost.purpose = {id, Spending::Play};
        if (!effect.ignoringCosts)
            cost.credits = value(table, Value::PlayCost, id);
        return isAffordable(table, cost);
    }
    case Op::Install:
        return couldBeInstalled(
            table, playerOf(effect, context), installationBy(table, effect, context, id),
            effect.ignoringCosts ? std::nullopt
                                 : std::optional(number(table, effect.lowered, context)));
    default:
        return true;
    }
}

/// Two different cards, one of each kind.
template <class Fits>
bool isTherePair(const Table &table, const Effect &effect, const std::vector<ObjectId> &firsts,
                 const std::vector<ObjectId> &others, const Fits &fits)
{
    if (std::ranges::any_of(firsts, [&](ObjectId first) {
            return std::ranges::any_of(
                others, [&](ObjectId other) { return first != other && fits(first, other); });
        }))
        return true;
    const bool first = isThere(table, effect.of, firsts);
    return first && isThereUnlisted(table, effect.on);
}

bool hasCardsLeft(const State &state, Side side)
{
    const Zone deck = deckZoneOf(side);
    return std::ranges::find(state.objects, deck, &Object::zone) != state.objects.end()
        || state.player(side).deck > 0;
}

/// Of an effect that happens completely or not at all, and cannot happen completely.
bool mayBeInVain(Table &table, const Context &context)
{
    const std::string name = table.nameOf(context.source);
    if (table.hasRule("if-able.in-vain"_rule)) {
        table.leaveOut("ability.must-change-something"_rule, "the text says “if able”");
        table.say(name + " may be used although nothing comes of it", {"if-able.in-vain"_rule});
    } else if (table.askedNow()) {
        throw NotDerivable{"no rule says whether what cannot happen completely may be used"};
    } else {
        table.assume(name + " may be used although nothing comes of it");
    }
    return true;
}

Bundle additionalOfRun(Table &table)
{
    Bundle additional;
    (void)addAdditional(table, additional, Initiated::Run, {});
    return additional;
}

bool changesAnything(Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    const auto amount = [&] { return number(table, effect.amount, context); };
    const auto any = [&](const std::vector<Effect> &parts) {
        return canChangeAnything(table, parts, context);
    };
    switch (effect.op) {
    case Op::GainCredits:
    case Op::GainClicks:
    case Op::DoDamage:
    case Op::TakeTags:
    case Op::AccessMore:
    case Op::AddSubroutine:
        return amount() > 0;
    case Op::LoseCredits:
        return amount() > 0 && state.player(side).credits > 0;
    case Op::LoseClicks:
        return amount() > 0 && state.player(side).clicks > 0
            && (!effect.ifAble || state.player(side).clicks >= amount()
                || mayBeInVain(table, context));
    case Op::RemoveTags:
        return amount() > 0 && state.tags > 0;
    case Op::TakeBadPublicity:
        return amount() > 0 || (amount() < 0 && state.badPublicity > 0);
    case Op::EndRun:
    case Op::Redirect:
    case Op::LimitAccesses:
        return state.run.on;
    case Op::MoveRun:
        return state.run.on && !all(table, effect.of, context).empty();
    case Op::JackOut:
        return state.run.on && !cannotJackOut(table);
    case Op::Bypass:
        return state.run.encountering;
    case Op::Break:
        assumeUnbroken(table);
        return state.run.encountering
            && std::ranges::any_of(state.run.broken, [](bool broken) { return !broken; });
    case Op::TakeCredits:
        return state[context.source].counter(Counter::Credit) > 0;
    case Op::Modify:
        return amount() != 0 && (effect.player || !candidates(table, effect.of, context).empty());
    case Op::Trash:
    case Op::Derez:
    case Op::Rez:
    case Op::AddToHand:
    case Op::Place:
    case Op::Remove:
    case Op::Expose:
    case Op::TurnFacedown:
    case Op::TurnFaceup:
        return amount() > 0
            && isThere(table, effect.of, candidates(table, effect.of, context),
                       [&](ObjectId id) { return changes(table, effect, id, context); });
    case Op::Install:
    case Op::Play:
    case Op::MoveTo:
    case Op::Reveal:
    case Op::AddToScoreArea:
    case Op::GainSubtype:
    case Op::AdditionalCost:
    case Op::Encounter:
        return amount() > 0
            && isThere(table, effect.of, all(table, effect.of, context),
                       [&](ObjectId id) { return changes(table, effect, id, context); });
    case Op::MoveCounters:
        return amount() > 0
            && isTherePair(table, effect, candidates(table, effect.of, context),
                           candidates(table, effect.on, context), [&](ObjectId from, ObjectId) {
                               return state[from].counter(effect.counter) > 0;
                           });
    case Op::Swap:
        return amount() > 0
            && isTherePair(table, effect, all(table, effect.of, context),
                           all(table, effect.on, context), [&](ObjectId first, ObjectId second) {
                               return !keptFromSwapping(table, first, second).exists();
                           });
    case Op::Host:
        return !hostsOpenTo(table, effect, context).empty()
            && isThere(table, effect.of, all(table, effect.of, context), [&](ObjectId id) {
                   return !hostsOpenTo(table, effect, context, id).empty();
               });
    case Op::Convert:
        return !all(table, effect.on, context).empty();
    case Op::Forbid:
        return effect.of.ref == Ref::None || object(table, effect.of.ref, context).exists();
    case Op::TrashTop:
        return amount() > 0 && hasCardsLeft(state, side);
    case Op::Draw:
        return amount() > 0 && !isForbidden(table, Forbidden::Draw, side, {})
            && hasCardsLeft(state, side);
    case Op::Search: // the deck is shuffled, whatever is found
        return !state.player(side).deck.isKnown() || hasCardsLeft(state, side);
    case Op::Run:
        return !state.run.on && !isForbidden(table, Forbidden::Run, side, {})
            && isAffordable(table, additionalOfRun(table));
    case Op::If:
        return any(holds(table, effect.condition, context) ? effect.then : effect.otherwise);
    case Op::Together:
        return anyOf(effect.then,
                     [&](const Effect &part) { return changesAnything(table, part, context); });
    case Op::Pay:
        return effect.then.empty() || any(effect.then) || any(effect.otherwise);
    case Op::Later:
        return any(effect.then);
    case Op::MustOne:
        return anyOf(effect.options, [&](const std::vector<Effect> &option) {
            return std::ranges::all_of(
                       option,
                       [&](const Effect &part) { return canResolveFully(table, part, context); })
                && any(option);
        });
    default:
        return true;
    }
}

/// What only follows from the part before it: without that it is nothing to use an ability for.
bool onlyFollows(const Effect &effect)
{
    return effect.op == Op::Shuffle || effect.op == Op::Later || effect.op == Op::OfferAccess;
}

/// The card is given up for what follows: where a version asks whether an ability can be resolved,
/// that must be possible (FAQ 1.6, Section 3, on Copycat).
bool isGivenUpInVain(Table &table, std::span<const Effect> effects, const Context &context)
{
    if (effects.size() < 2 || effects[0].op != Op::Trash || effects[0].of.ref != Ref::Self
        || effects[1].op != Op::If || effects[1].condition.left.of != Amount::Of::LastLost
        || !table.hasRule("ability.must-be-resolvable"_rule))
        return false;
    if (canChangeAnything(table, effects[1].then, context))
        return false;
    table.say("what " + table.nameOf(context.source) + " is trashed for could not be resolved",
              {"ability.must-be-resolvable"_rule});
    return true;
}

} // namespace

bool canChangeAnything(Table &table, std::span<const Effect> effects, Context context)
{
    if (isGivenUpInVain(table, effects, context))
        return false;
    std::optional<NotDerivable> open;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const Effect &effect = effects[i];
        if (effect.op == Op::ChooseNumber) {
            context.number = number(table, effect.amount, context);
            continue;
        }
        if (i > 0 && onlyFollows(effect))
            continue;
        try {
            if (effect.op != Op::Choose) {
                if (changesAnything(table, effect, context))
                    return true;
                continue;
            }
            // What is chosen matters by what happens to it.
            const auto from = candidates(table, effect.of, context);
            const auto rest = effects.subspan(i + 1);
            if (effect.remembered && !from.empty())
                return true;
            if (anyOf(from, [&](ObjectId id) {
                    Context with = context;
                    with.picked = id;
                    return canChangeAnything(table, rest, with);
                }))
                return true;
            if (isThereUnlisted(table, effect.of))
                return true;
            if (!from.empty())
                break;
            context.picked = {};
        } catch (const NotDerivable &reason) {
            open = reason;
        }
    }
    if (open)
        throw NotDerivable(*open);
    return false;
}

} // namespace rulings
