// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Cost", "Additional Costs", "Nested Costs", "Trashing as a Cost", "Credit -
// Recurring", "Credit Pool", "Bad Publicity", "Forfeit"; FAQ 1.6: "Costs".
#include "rules/rulings/costs.h"

#include "rules/rulings/effects.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace rulings {

bool Bundle::isNothing() const
{
    return credits == 0 && clicks == 0 && std::accumulate(damage.begin(), damage.end(), 0) == 0
        && forfeits == 0 && forfeited.empty() && trashed.empty() && trashAny.empty()
        && counters.empty();
}

std::string toString(const Table &table, const Bundle &bundle)
{
    std::string text;
    const auto part = [&](const std::string &words) { text += (text.empty() ? "" : ", ") + words; };
    if (bundle.clicks > 0)
        part(counted(bundle.clicks, "click"));
    if (bundle.credits > 0)
        part(counted(bundle.credits, "credit"));
    for (const auto &[kind, word] : damageWords)
        if (const int amount = bundle.damage[static_cast<std::size_t>(kind)]; amount > 0)
            part(std::to_string(amount) + ' ' + std::string(word) + " damage");
    for (const ObjectId id : bundle.trashed)
        part("trashing " + table.nameOf(id));
    if (!bundle.trashAny.empty())
        part("trashing a card");
    for (const ObjectId id : bundle.forfeited)
        part("forfeiting " + table.nameOf(id));
    if (bundle.forfeits > 0)
        part("forfeiting an agenda");
    for (const Bundle::Counters &counters : bundle.counters)
        part(counted(counters.count, counters.kind) + " of " + table.nameOf(counters.from));
    return text.empty() ? "nothing" : text;
}

void sayNestedCost(Table &table, const Bundle &bundle)
{
    // Not every version says that it is a cost.
    if (table.hasRule("cost.nested"_rule))
        table.say("what stands before the “to” is a cost", {"cost.nested"_rule});
    else
        table.say("the text asks for it: " + toString(table, bundle), {"effect.resolve"_rule});
}

void add(Table &table, Bundle &bundle, const Cost &cost, const Context &context)
{
    bundle.credits += number(table, cost.credits, context);
    bundle.clicks += cost.clicks;
    bundle.damage[static_cast<std::size_t>(cost.damageKind)] += number(table, cost.damage, context);
    bundle.forfeits += cost.forfeits;
    if (cost.forfeitSelf)
        bundle.forfeited.push_back(context.source);
    if (cost.trashSelf)
        bundle.trashed.push_back(context.source);
    if (cost.trash)
        bundle.trashAny.emplace_back(*cost.trash, context.source);
    if (cost.counters > 0)
        bundle.counters.push_back({context.source, cost.counter, cost.counters});
}

namespace {

void merge(Bundle &bundle, const Bundle &more)
{
    const auto append = [](auto &to, const auto &from) {
        to.insert(to.end(), from.begin(), from.end());
    };
    bundle.credits += more.credits;
    bundle.clicks += more.clicks;
    for (std::size_t i = 0; i < bundle.damage.size(); ++i)
        bundle.damage[i] += more.damage[i];
    bundle.forfeits += more.forfeits;
    append(bundle.forfeited, more.forfeited);
    append(bundle.trashed, more.trashed);
    append(bundle.trashAny, more.trashAny);
    append(bundle.counters, more.counters);
}

} // namespace

std::vector<Additional> addAdditional(Table &table, Bundle &bundle, Initiated to, ObjectId object)
{
    std::vector<Additional> sources;
    const auto addOf = [&](ObjectId source, const Cost &cost, const Context &context) {
        Bundle one;
        add(table, one, cost, context);
        merge(bundle, one);
        sources.push_back({source, toString(table, one)});
    };
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (ability.kind != AbilityKind::AdditionalCost || ability.to != to)
            return;
        const Context context = contextOf(table, source);
        const bool fits = to == Initiated::Run || to == Initiated::RunAction
            || matches(table, ability.of, object, context);
        if (!fits || !holds(table, ability.during, context))
            return;
        addOf(source, ability.cost, context);
    });
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::LingeringCost && lasting.ability->to == to) {
            Context context = contextOf(table, lasting.source);
            context.server = lasting.server;
            if (matches(table, lasting.ability->of, object, context)) {
                addOf(lasting.source, lasting.ability->cost, context);
            }
        } else if (lasting.kind == Lasting::Kind::AdditionalCost && lasting.to == to
                   && lasting.object == object && lasting.copy == table.state[object].copy) {
            addOf(lasting.source, lasting.cost, contextOf(table, lasting.source));
        }
    return sources;
}

namespace {

bool isAnything(const Filter &filter)
{
    return filter.ref == Ref::None && filter.types.empty() && filter.subtype.empty()
        && filter.anyOf.empty();
}

/// Credits of cards that may be spent on this: "use these credits to …".
std::vector<ObjectId> payingCards(Table &table, Side side, const Purpose &purpose)
{
    std::vector<ObjectId> cards;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = table.state[id];
        const Recurring &recurring = object.card->recurring;
        if (object.owner != side || recurring.credits == 0 || !isActive(table.state, id)
            || isBlank(table, id) || object.counter(Counter::Recurring) == 0
            || isForbidden(table, Forbidden::Use, side, id))
            continue;
        const Context context = contextOf(table, id);
        const auto fits = [&](const BoundTo &use) {
            return (use.to == Spending::Anything || use.to == purpose.to)
                && (isAnything(use.of) || matches(table, use.of, purpose.object, context));
        };
        if (!holds(table, recurring.during, context) || std::ranges::none_of(recurring.uses, fits))
            continue;
        if (!object.recurringKnown)
            table.assume("all recurring credits of " + object.name + " are on it");
        cards.push_back(id);
    }
    return cards;
}

std::vector<ObjectId> candidates(Table &table, const Bundle &bundle,
                                 const std::pair<Filter, ObjectId> &choice)
{
    auto found = all(table, choice.first, contextOf(table, choice.second));
    std::erase_if(found, [&](ObjectId id) {
        return std::ranges::find(bundle.trashed, id) != bundle.trashed.end()
            || cannotBeTrashed(table, id);
    });
    return found;
}

std::vector<ObjectId> scoredBy(const State &state, Side side)
{
    std::vector<ObjectId> agendas;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (state.objects[i].zone == scoreAreaOf(side))
            agendas.push_back({static_cast<std::int16_t>(i)});
    return agendas;
}

/// Bad publicity credits that are left in this run.
int badPublicityCredits(Table &table, Side side)
{
    const Run &run = table.state.run;
    if (side != Side::Runner || !run.on)
        return 0;
    if (!run.badPublicityCredits.isKnown() && table.state.badPublicity.isKnown()
        && table.state.badPublicity > 0)
        return run.badPublicityCredits; // They were not said to be spent: it has to be stated.
    if (!run.badPublicityCredits.isKnown()) {
        // Without any, the run began without credits for it.
        if (!table.state.badPublicity.isKnown() || table.badPublicityRemoved)
            table.assume("the Runner has no bad publicity credits in this run");
        return 0;
    }
    return run.badPublicityCredits;
}

/// Credits of the run and of cards, as far as they may be spent on this.
int bound(Table &table, Side side, const Purpose &purpose)
{
    int credits = badPublicityCredits(table, side);
    for (const ObjectId card : payingCards(table, side, purpose))
        credits += table.state[card].counter(Counter::Recurring);
    return credits;
}

void spendRecurring(Table &table, ObjectId card, int &due)
{
    auto &counter = table.state[card].counters[static_cast<std::size_t>(Counter::Recurring)];
    const int spent = std::min(due, static_cast<int>(counter));
    counter = static_cast<std::int16_t>(counter - spent);
    due -= spent;
    if (spent > 0)
        table.say(counted(spent, "credit") + " of it spent from " + table.nameOf(card),
                  {"credit.recurring"_rule});
}

/// From several sources the payer takes as he likes: each may be the one that is emptied first.
void spendBound(Table &table, const Bundle &bundle, int due)
{
    const int ofRun = badPublicityCredits(table, bundle.payer);
    auto cards = payingCards(table, bundle.payer, bundle.purpose);
    std::vector<std::string> labels;
    for (const ObjectId card : cards)
        labels.push_back(table.state[card].name);
    if (ofRun > 0)
        labels.emplace_back("bad publicity");
    if (due < bound(table, bundle.payer, bundle.purpose) && labels.size() > 1) {
        const std::size_t first =
            table.choose(bundle.payer, "which bound credits are spent first", labels);
        if (first < cards.size())
            spendRecurring(table, cards[first], due);
    }
    if (ofRun > 0) {
        const int spent = std::min(due, ofRun);
        table.state.run.badPublicityCredits -= spent;
        due -= spent;
    }
    for (const ObjectId card : cards)
        spendRecurring(table, card, due);
}

void spendCredits(Table &table, const Bundle &bundle)
{
    if (bundle.credits == 0)
        return;
    Player &player = table.state.player(bundle.payer);
    const int others = std::min(bound(table, bundle.payer, bundle.purpose), bundle.credits);
    int fromPool = bundle.credits - others;
    if (others > 0) {
        const int most = std::min(static_cast<int>(player.credits), bundle.credits);
        if (most > fromPool
            && table.choose(bundle.payer, "which credits are spent",
                            {"those for this first", "those of the pool first"})
                == 1)
            fromPool = most;
    }
    spendBound(table, bundle, bundle.credits - fromPool);
    player.credits -= fromPool;
    if (fromPool > 0 && player.credits.isKnown() && player.credits == 0)
        raise(table, {EventKind::NoCredits, {}, bundle.payer});
}

} // namespace

int creditsAvailable(Table &table, Side side, const Purpose &purpose)
{
    return isForbidden(table, Forbidden::SpendCredits, side, {})
        ? 0
        : table.state.player(side).credits + bound(table, side, purpose);
}

bool isAffordable(Table &table, const Bundle &bundle)
{
    if (canPay(table, bundle))
        return true;
    if (table.hasRule("ability.must-be-resolvable"_rule)) {
        table.say("the effect would cost " + toString(table, bundle)
                      + ", which cannot be paid: it cannot be resolved",
                  {"ability.must-be-resolvable"_rule});
        return false;
    }
    throw NotDerivable{"no rule says whether what cannot be paid for is something to change"};
}

bool canPay(Table &table, const Bundle &bundle) { return !whatIsLacking(table, bundle); }

std::string withWhat(Table &table, const Bundle &bundle)
{
    if (bundle.credits <= 0 || bundle.credits <= table.state.player(bundle.payer).credits)
        return {};
    std::string names;
    for (const ObjectId card : payingCards(table, bundle.payer, bundle.purpose))
        names += (names.empty() ? " with credits of " : ", ") + table.nameOf(card);
    return names;
}

std::optional<std::string> whatIsLacking(Table &table, const Bundle &bundle)
{
    const State &state = table.state;
    const std::string payer = nameOf(bundle.payer);
    if (bundle.credits > 0) {
        const int credits = creditsAvailable(table, bundle.payer, bundle.purpose);
        if (bundle.credits > credits)
            return payer + " has " + counted(credits, "credit") + " to spend on it";
    }
    if (bundle.clicks > 0 && bundle.clicks > state.player(bundle.payer).clicks)
        return payer + " has " + counted(state.player(bundle.payer).clicks, "click");
    const auto agendas = static_cast<int>(scoredBy(state, bundle.payer).size());
    if (bundle.forfeits + static_cast<int>(bundle.forfeited.size()) > agendas)
        return payer + " has " + counted(agendas, "agenda") + " to forfeit";
    const int damage = std::accumulate(bundle.damage.begin(), bundle.damage.end(), 0);
    if (damage > 0 && damage > handSizeOf(state, Side::Runner))
        throw NotDerivable{"no rule says whether damage that flatlines may be taken as a cost"};
    for (const Bundle::Counters &counters : bundle.counters)
        if (const int there = state[counters.from].counter(counters.kind); there < counters.count)
            return table.nameOf(counters.from) + " itself has " + counted(there, counters.kind);
    for (const ObjectId id : bundle.trashed)
        if (cannotBeTrashed(table, id))
            return "an effect says that " + table.nameOf(id) + " is not trashed";
    for (const auto &choice : bundle.trashAny) {
        if (!candidates(table, bundle, choice).empty())
            continue;
        const auto zone = onlyByZone(choice.first);
        if (!zone)
            requireListed(table, choice.first);
        if (!zone || unlisted(state, *zone) <= 0)
            return "there is no such card to trash";
    }
    return std::nullopt;
}

namespace {

/// Whether a card in force prevents such a part of it.
bool mayBePrevented(const Table &table, const Bundle &bundle)
{
    const bool damage = std::ranges::any_of(bundle.damage, [](int one) { return one > 0; });
    const bool trashing = !bundle.trashed.empty() || !bundle.trashAny.empty();
    return (damage || trashing) && anyAbility(table, [&](ObjectId source, const Ability &ability) {
               return ability.kind == AbilityKind::Prevent
                   && ((damage && ability.prevents == Prevented::Damage)
                       || (trashing && ability.prevents == Prevented::Trash))
                   && std::ranges::find(bundle.trashed, source) == bundle.trashed.end();
           });
}

} // namespace

bool pay(Table &table, const Bundle &bundle)
{
    if (bundle.isNothing())
        return true;
    const std::size_t mark = table.pending.size();
    Player &player = table.state.player(bundle.payer);
    const bool open = mayBePrevented(table, bundle);
    const std::string price = toString(table, bundle);
    const bool isNumber = price.find_first_of("0123456789") == 0;
    table.say(nameOf(bundle.payer)
                  + (open           ? " is about to pay: "
                         : isNumber ? " pays "
                                    : " pays by ")
                  + price,
              {"cost.at-once"_rule});
    const auto actor = std::exchange(table.actor, bundle.payer);
    const bool paying = std::exchange(table.paying, true);
    player.clicks -= bundle.clicks;
    if (bundle.clicks > 0 && bundle.payer == table.state.turn) {
        table.state.clicksSpent += bundle.clicks;
        raise(table, {EventKind::ClickSpent, {}, bundle.payer});
    }
    spendCredits(table, bundle);
    for (const Bundle::Counters &counters : bundle.counters) {
        auto &counter =
            table.state[counters.from].counters[static_cast<std::size_t>(counters.kind)];
        counter = static_cast<std::int16_t>(counter - counters.count);
        table.say("hosted counters are spent from " + table.nameOf(counters.from) + " itself",
                  {"cost.hosted-counters"_rule});
    }
    auto forfeited = bundle.forfeited;
    if (bundle.forfeits > 0)
        table.say(nameOf(bundle.payer) + " chooses which agenda of the own score area is forfeited",
                  {"forfeit.own-choice"_rule});
    for (int i = 0; i < bundle.forfeits; ++i)
        forfeited.push_back(table.pick(bundle.payer, "which agenda is forfeited",
                                       scoredBy(table.state, bundle.payer)));
    for (const ObjectId id : forfeited)
        forfeit(table, id);
    bool whole = true;
    auto trashed = bundle.trashed;
    for (const auto &choice : bundle.trashAny) {
        const auto zone = onlyByZone(choice.first);
        const ObjectId id = table.pickOrOther(bundle.payer, "which card is trashed",
                                              candidates(table, bundle, choice),
                                              zone && unlisted(table.state, *zone) > 0);
        if (id.exists())
            trashed.push_back(id);
        else
            trashUnlisted(table, *zone);
    }
    if (!trashed.empty())
        whole = doTrash(table, trashed).size() == trashed.size() && whole;
    for (const auto &[kind, word] : damageWords)
        if (const int amount = bundle.damage[static_cast<std::size_t>(kind)]; amount > 0)
            whole = doDamage(table, kind, amount) && whole;
    table.paying = paying;
    if (table.pending.size() > mark)
        table.say("abilities that paying has met resolve once every cost is paid",
                  {"cost.triggers-after"_rule});
    settle(table, mark);
    table.actor = actor;
    if (!whole)
        table.say("a part of the cost was prevented: it counts as not paid, and the effect does "
                  "not occur",
                  {"cost.prevented"_rule});
    return whole;
}

} // namespace rulings
