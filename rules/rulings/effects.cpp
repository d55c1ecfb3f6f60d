// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Effect", "Trigger Steps", "If able", "Composite Effect", "Choosing
// Cards", "Batch Effect", "Nested Costs", "Using Abilities", "Credit Pool".
#include "rules/rulings/effects.h"

#include "rules/rulings/card_effects.h"
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/encounter.h"
#include "rules/rulings/run_walk.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

bool hasCreditsOnCards(const State &state, Side side)
{
    return std::ranges::any_of(state.objects, [&](const Object &object) {
        return object.owner == side
            && (object.counter(Counter::Recurring) > 0 || object.counter(Counter::Credit) > 0);
    });
}

void loseCredits(Table &table, const Effect &effect, Context &context, Side side, int amount)
{
    Player &player = table.state.player(side);
    if (effect.ifAble && player.credits > 0 && player.credits < amount) {
        table.say(nameOf(side) + " cannot lose all of it, so nothing is lost",
                  {"if-able.all-or-nothing"_rule});
        return;
    }
    const int lost = std::min(static_cast<int>(player.credits), amount);
    context.lost = lost;
    player.credits -= lost;
    const bool onCards = hasCreditsOnCards(table.state, side);
    const RuleName rule =
        table.orElse("credit.lost-from-pool"_rule, "effect.resolve"_rule, onCards);
    std::string what = nameOf(side) + " loses " + counted(lost, "credit");
    if (onCards)
        what += ", and none that lies on a card";
    if (side == Side::Runner && table.state.run.on && table.state.run.badPublicityCredits.isKnown()
        && lost == amount && table.state.run.badPublicityCredits > 0
        && effect.amount.of == Amount::Of::Player) {
        const int ofRun = std::exchange(table.state.run.badPublicityCredits, 0);
        table.say(what, {rule});
        table.say("credits of bad publicity lie in the pool: " + std::to_string(ofRun)
                      + " more are lost with it",
                  {"credit.bad-publicity-in-pool"_rule});
    } else {
        table.say(what, {rule});
    }
    if (lost > 0 && player.credits == 0)
        raise(table, {EventKind::NoCredits, {}, side});
}

void loseClicks(Table &table, const Effect &effect, Side side, int amount)
{
    Player &player = table.state.player(side);
    if (effect.ifAble && player.clicks > 0 && player.clicks < amount) {
        table.say(nameOf(side) + " cannot lose all of it, so nothing is lost",
                  {"if-able.all-or-nothing"_rule});
        return;
    }
    const int lost = std::min(static_cast<int>(player.clicks), amount);
    player.clicks -= lost;
    table.say(nameOf(side) + " loses " + counted(lost, "click"),
              {table.orElse("click.running-total"_rule, "effect.resolve"_rule)});
    if (lost > 0)
        raise(table, {EventKind::ClickLost, {}, side});
}

void modify(Table &table, const Effect &effect, const Context &context)
{
    const int by = number(table, effect.amount, context);
    if (effect.player) {
        Lasting lasting;
        lasting.until = effect.until;
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.player = playerOf(effect, context);
        lasting.value = effect.value;
        lasting.by = by;
        table.state.lasting.push_back(std::move(lasting));
        table.say(table.nameOf(context.source) + " changes a number of a player for a while",
                  {lastingRule(table, context)});
        return;
    }
    if ((effect.until == Duration::Encounter && !table.state.run.encountering)
        || (effect.until == Duration::Run && !table.state.run.on)) {
        table.say("outside what it is to last for the change is over as soon as it is made",
                  {"breaker.boost-outside"_rule});
        return;
    }
    for (const ObjectId id : all(table, effect.of, context)) {
        Lasting lasting;
        lasting.until = effect.until;
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.object = id;
        lasting.copy = table.state[id].copy;
        lasting.value = effect.value;
        lasting.by = by;
        table.state.lasting.push_back(std::move(lasting));
    }
    if (effect.until == Duration::Encounter)
        table.say("the change lasts for this encounter", {"breaker.boost"_rule});
    else
        table.say(table.nameOf(context.source) + " changes a value for a while",
                  {lastingRule(table, context)});
}

void addLastingCost(Table &table, const Effect &effect, const Context &context)
{
    for (const ObjectId id : all(table, effect.of, context)) {
        Lasting lasting;
        lasting.kind = Lasting::Kind::AdditionalCost;
        lasting.until = effect.until;
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.object = id;
        lasting.copy = table.state[id].copy;
        lasting.to = effect.to;
        lasting.cost = effect.cost;
        table.state.lasting.push_back(std::move(lasting));
    }
    table.say(table.nameOf(context.source) + " adds an additional cost for a while",
              {lastingRule(table, context)});
}

void place(Table &table, const Effect &effect, const Context &context)
{
    const int count = number(table, effect.amount, context);
    auto ids = all(table, effect.of, context);
    if (effect.cards) {
        Effect choice = effect;
        choice.amount = *effect.cards;
        ids = chosenCards(table, choice, context);
    }
    for (const ObjectId id : ids) {
        if (!takesCounters(table.state[id]))
            continue;
        auto &counter = table.state[id].counters[static_cast<std::size_t>(effect.counter)];
        counter = static_cast<std::int16_t>(
            std::max(0, counter + (effect.op == Op::Place ? count : -count)));
        table.say((effect.op == Op::Place ? "placed on " : "removed from ") + table.nameOf(id)
                      + ": " + counted(count, effect.counter),
                  {table.orElse("counter.placing"_rule, "effect.resolve"_rule,
                                effect.counter == Counter::Advancement
                                    && isAwaited(table, EventKind::Advanced))});
    }
}

void payNested(Table &table, const Effect &effect, Context &context)
{
    const Bundle bundle = bundleOf(table, effect, context);
    if (const auto lacking = whatIsLacking(table, bundle)) {
        table.say(nameOf(bundle.payer) + " cannot pay " + toString(table, bundle) + ": " + *lacking,
                  {"cost.all-or-nothing"_rule});
        table.forgetNames();
        resolve(table, effect.otherwise, context);
        return;
    }
    sayNestedCost(table, bundle);
    if (pay(table, bundle)) {
        resolve(table, effect.then, context);
        return;
    }
    table.say("not paid, it has no effect", {"cost.nested"_rule});
    table.forgetNames();
}

void together(Table &table, const Effect &effect, Context &context)
{
    std::vector<Impending> impending;
    std::vector<const Effect *> others;
    for (const Effect &part : effect.then)
        if (part.op == Op::DoDamage)
            impending.push_back(
                {Prevented::Damage, part.damage, number(table, part.amount, context), {}});
        else if (part.op == Op::TakeTags)
            impending.push_back(
                {Prevented::Tag, Damage::Net, number(table, part.amount, context), {}});
        else
            others.push_back(&part);
    table.say(table.hasRule("composite.simultaneous"_rule)
                  ? "the parts are one composite effect: any of them may be prevented before they "
                    "happen together"
                  : "the effect has several parts",
              {table.orElse("composite.simultaneous"_rule, "effect.resolve"_rule,
                            canAnythingPrevent(table))});
    (void)doTogether(table, std::move(impending));
    for (const Effect *part : others)
        resolveOne(table, *part, context);
}

void takeBadPublicity(Table &table, int amount)
{
    State &state = table.state;
    const int before = state.badPublicity;
    state.badPublicity = std::max(0, before + amount);
    const int change = state.badPublicity - before;
    table.say(change == 0      ? "the bad publicity of the Corp does not change"
                  : amount < 0 ? "the Corp removes " + std::to_string(-change) + " bad publicity"
                               : "the Corp takes " + std::to_string(change) + " bad publicity",
              {"effect.resolve"_rule});
    table.badPublicityRemoved = table.badPublicityRemoved || change < 0;
    if (change > 0 && state.run.on)
        table.say("what is taken now gives no credit for the run that has begun",
                  {"run.bad-publicity"_rule});
}

/// An additional cost may be declined, unless rezzing is the option that was chosen.
bool declinesToRez(Table &table, ObjectId id, const Context &context)
{
    const Act *act = table.next();
    if (!act || act->kind != ActKind::Decline || act->object != id)
        return false;
    Bundle additional;
    const bool any = !addAdditional(table, additional, Initiated::Rez, id).empty();
    if (!any || context.ofOptions)
        throw NotAllowed{"rezzing " + table.nameOf(id) + " cannot be declined"};
    table.consume();
    table.say("the Corp declines the additional cost: it is not rezzed",
              {"cost.decline-additional"_rule});
    return true;
}

/// A part that a “cannot” stops, or that is stopped because it speaks of another copy.
bool isStopped(Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    if (effect.op == Op::Draw && isForbidden(table, Forbidden::Draw, side, {})) {
        table.say(nameOf(side) + " cannot draw: that part does not resolve",
                  {"cannot.prevails"_rule});
        return true;
    }
    return false;
}

/// Text that names its own card means this copy alone.
void sayWhichCopy(Table &table, const Effect &effect, const Context &context)
{
    if (effect.of.ref != Ref::Self || !context.source.exists())
        return;
    const CardModel *card = table.state[context.source].card;
    const auto copies = std::ranges::count_if(table.state.objects, [&](const Object &object) {
        return object.card == card || (!card->title.empty() && object.card->title == card->title);
    });
    if (copies > 1)
        table.say("a card that names itself speaks of this copy only", {"self.this-copy"_rule});
}

/// One instance of damage and several are not prevented and replaced alike.
bool canBeDisrupted(const Table &table)
{
    return anyAbility(table, [](ObjectId, const Ability &ability) {
        return ability.kind == AbilityKind::Prevent || ability.kind == AbilityKind::Replacement
            || ability.kind == AbilityKind::Adds;
    });
}

} // namespace

void resolveOne(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    if (isStopped(table, effect, context))
        return;
    sayWhichCopy(table, effect, context);
    table.actor = side;
    switch (effect.op) {
    case Op::GainCredits: {
        const int amount = number(table, effect.amount, context);
        if (effect.forRun && !state.run.on)
            break;
        (effect.forRun ? state.run.badPublicityCredits : state.player(side).credits) += amount;
        table.say(nameOf(side) + " gains " + counted(amount, "credit")
                      + (effect.forRun ? ", for this run only" : ""),
                  {"effect.resolve"_rule});
        table.order.emplace_back("gain-credits");
        break;
    }
    case Op::LoseCredits:
        loseCredits(table, effect, context, side, number(table, effect.amount, context));
        break;
    case Op::GainClicks:
        if (state.turn != side && !table.setting("clicks.gained-outside-own-turn")) {
            table.say(nameOf(side) + " gains no click outside the own turn",
                      {"click.own-turn"_rule});
            break;
        }
        state.player(side).clicks += number(table, effect.amount, context);
        table.say(nameOf(side) + " gains "
                      + counted(number(table, effect.amount, context), "click"),
                  {table.orElse("click.running-total"_rule, "effect.resolve"_rule)});
        break;
    case Op::LoseClicks:
        loseClicks(table, effect, side, number(table, effect.amount, context));
        break;
    case Op::Draw:
        doDraw(table, side, number(table, effect.amount, context));
        break;
    case Op::DoDamage: {
        const int amount = number(table, effect.amount, context);
        if (effect.amount.of != Amount::Of::Nothing)
            table.note("what is counted is counted first: " + std::to_string(amount)
                           + (amount > 0 ? " in one effect" : ", so nothing resolves"),
                       "effect.for-each"_rule,
                       amount > 1
                           && (isAwaited(table, EventKind::DamageTaken) || canBeDisrupted(table)));
        (void)doDamage(table, effect.damage, amount, !effect.unpreventable);
        break;
    }
    case Op::TakeTags:
        (void)doTags(table, number(table, effect.amount, context));
        break;
    case Op::RemoveTags:
        state.tags = std::max(0, state.tags - number(table, effect.amount, context));
        table.say("tags go back to the bank", {"effect.resolve"_rule});
        break;
    case Op::Trash: {
        const auto ids = chosenCards(table, effect, context);
        // What the Runner has looked at is visible as it goes.
        if (effect.of.looked && side == Side::Runner)
            for (const ObjectId id : ids)
                state[id].faceup = true;
        const auto trashed = doTrash(table, ids);
        const bool byPreventing = std::ranges::any_of(ids, [&](ObjectId id) {
            return state[id].zone == trashPileOf(state[id].owner)
                && std::ranges::find(trashed, id) == trashed.end();
        });
        context.lost = static_cast<int>(trashed.size());
        // No document says, so both are looked at.
        if (byPreventing && trashed.empty())
            context.lost = static_cast<int>(
                table.choose(side,
                             "whether what was trashed to prevent counts as trashed by "
                                 + table.nameOf(context.source),
                             {"it does not", "it does"}));
        break;
    }
    case Op::EndRun:
        if (state.run.on)
            endRun(table);
        break;
    case Op::Bypass:
        bypass(table);
        break;
    case Op::Break:
        breakSubroutines(table, effect, context);
        break;
    case Op::Choose: {
        const auto picked = chosenCards(table, effect, context);
        context.picked = picked.empty() ? ObjectId{} : picked.front();
        if (effect.remembered) {
            state[context.source].chosen = context.picked;
            if (context.picked.exists())
                state[context.source].chosenCopy = state[context.picked].copy;
        }
        break;
    }
    case Op::Pay:
        payNested(table, effect, context);
        break;
    case Op::MustPay:
        mustPay(table, effect, context);
        break;
    case Op::MustOne:
        mustOne(table, effect, context);
        break;
    case Op::Together:
        together(table, effect, context);
        break;
    case Op::If: {
        const bool held = holds(table, effect.condition, context);
        const bool late = table.hasRule("trigger.requirement-in-effect"_rule);
        table.say(std::string(held ? "what the effect requires holds"
                                   : "what the effect requires does not hold")
                      + (late ? " now that it resolves" : ""),
                  {table.orElse("trigger.requirement-in-effect"_rule, "effect.resolve"_rule,
                                context.heldWhenMet.value_or(held) != held)});
        resolve(table, held ? effect.then : effect.otherwise, context);
        break;
    }
    case Op::Modify:
        modify(table, effect, context);
        break;
    case Op::AdditionalCost:
        addLastingCost(table, effect, context);
        break;
    case Op::NextEncounter: {
        Lasting lasting;
        lasting.kind = Lasting::Kind::NextEncounter;
        lasting.until = Duration::Run;
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.by = number(table, effect.amount, context);
        lasting.effect = &effect;
        state.lasting.push_back(std::move(lasting));
        table.say("an effect of " + table.nameOf(context.source)
                      + " waits for the next encounter of this run",
                  {"lasting.next-encounter"_rule});
        break;
    }
    case Op::Place:
    case Op::Remove:
        place(table, effect, context);
        break;
    case Op::Rez:
        for (const ObjectId id : chosenCards(table, effect, context))
            if (!declinesToRez(table, id, context))
                (void)doRez(table, id, effect.ignoringCosts,
                            number(table, effect.lowered, context));
        break;
    case Op::Derez:
        for (const ObjectId id : chosenCards(table, effect, context))
            derez(table, id);
        break;
    case Op::Trace:
        resolveTrace(table, effect, context);
        break;
    case Op::TakeBadPublicity:
        takeBadPublicity(table, number(table, effect.amount, context));
        break;
    case Op::AddToHand:
        for (const ObjectId id : chosenCards(table, effect, context)) {
            moveTo(table, id, handOf(state[id].owner));
            table.say(table.nameOf(id) + " goes to " + nameOf(handOf(state[id].owner)),
                      {"effect.resolve"_rule});
        }
        break;
    default:
        resolveOnCards(table, effect, context);
        break;
    }
}

void resolve(Table &table, const std::vector<Effect> &effects, Context &context)
{
    const std::size_t before = table.toResolve;
    for (std::size_t i = 0; i < effects.size() && table.state.winner == Winner::Nobody; ++i) {
        const std::size_t mark = table.pending.size();
        const auto actor = table.actor;
        table.toResolve = before + effects.size() - i - 1;
        resolveOne(table, effects[i], context);
        table.actor = actor;
        const bool met = table.pending.size() > mark;
        // With nothing else to come, at once and later are the same.
        if (met && (mark > 0 || table.toResolve > 0) && !table.setting("chain.full-rule"))
            continue;
        if (met)
            table.say("an ability met while this resolves comes right after the effect",
                      {"chain.immediately"_rule});
        settle(table, mark);
    }
    table.toResolve = before;
}

} // namespace rulings
