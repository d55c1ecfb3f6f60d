// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Cost", "Additional Costs", "Nested Costs", "Trashing as a Cost", "Credit -
// Recurring", "Credit Pool", "Bad Publicity", "Forfeit"; FAQ 1.6: "Costs".
#include "rules/rulings/play/costs.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

void sayNestedCost(const Table &table, const Bundle &bundle)
{
    // Not every version says that it is a cost.
    if (table.hasRule("cost.nested"_rule))
        table.say("what stands before the “to” is a cost", {"cost.nested"_rule});
    else
        table.say("the text asks for it: " + toString(table, bundle), {"effect.resolve"_rule});
}

void add(const Table &table, Bundle &bundle, const Cost &cost, const Context &context)
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

std::vector<Additional> addAdditional(const Table &table, Bundle &bundle, Initiated to,
                                      ObjectId object)
{
    std::vector<Additional> sources;
    const auto addOf = [&](ObjectId source, const Cost &cost, const Context &context) {
        Bundle one;
        add(table, one, cost, context);
        merge(bundle, one);
        sources.push_back({source, toString(table, one)});
    };
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *additional = ability.asIf<AdditionalCostAbility>();
        if (!additional || additional->to != to)
            return;
        const Context context = contextOf(table, source);
        const bool fits = to == Initiated::Run || to == Initiated::RunAction
            || matches(table, ability.of, object, context);
        if (!fits || !holds(table, ability.during, context))
            return;
        addOf(source, ability.cost, context);
    });
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::LingeringCost
            && lasting.ability->as<AdditionalCostAbility>().to == to) {
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

std::vector<ObjectId> candidates(const Table &table, const Bundle &bundle,
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

} // namespace

bool isAffordable(const Table &table, const Bundle &bundle)
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

bool canPay(const Table &table, const Bundle &bundle) { return !whatIsLacking(table, bundle); }

std::optional<std::string> whatIsLacking(const Table &table, const Bundle &bundle)
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
               const auto *prevent = ability.asIf<PreventAbility>();
               return prevent
                   && ((damage && prevent->prevents == Prevented::Damage)
                       || (trashing && prevent->prevents == Prevented::Trash))
                   && std::ranges::find(bundle.trashed, source) == bundle.trashed.end();
           });
}

void sayPrice(const Table &table, const Bundle &bundle)
{
    const bool open = mayBePrevented(table, bundle);
    const std::string price = toString(table, bundle);
    const bool isNumber = price.find_first_of("0123456789") == 0;
    table.say(nameOf(bundle.payer)
                  + (open           ? " is about to pay: "
                         : isNumber ? " pays "
                                    : " pays by ")
                  + price,
              {"cost.at-once"_rule});
}

/// Clicks, credits and counters.
void spend(Table &table, const Bundle &bundle)
{
    table.state.player(bundle.payer).clicks -= bundle.clicks;
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
}

void forfeitAgendas(Table &table, const Bundle &bundle)
{
    auto forfeited = bundle.forfeited;
    if (bundle.forfeits > 0)
        table.say(nameOf(bundle.payer) + " chooses which agenda of the own score area is forfeited",
                  {"forfeit.own-choice"_rule});
    for (int i = 0; i < bundle.forfeits; ++i)
        forfeited.push_back(table.pick(bundle.payer, "which agenda is forfeited",
                                       scoredBy(table.state, bundle.payer)));
    for (const ObjectId id : forfeited)
        forfeit(table, id);
}

/// Whether every card that goes with the cost went.
bool trashCards(Table &table, const Bundle &bundle)
{
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
    return trashed.empty() || doTrash(table, trashed).size() == trashed.size();
}

/// Whether all of it was paid: a part may have been prevented.
bool payEveryPart(Table &table, const Bundle &bundle)
{
    const During paying(table.frames, Paying{bundle.payer});
    spend(table, bundle);
    forfeitAgendas(table, bundle);
    bool whole = trashCards(table, bundle);
    for (const auto &[kind, word] : damageWords)
        if (const int amount = bundle.damage[static_cast<std::size_t>(kind)]; amount > 0)
            whole = doDamage(table, kind, amount) && whole;
    return whole;
}

} // namespace

bool pay(Table &table, const Bundle &bundle)
{
    if (bundle.isNothing())
        return true;
    const std::size_t mark = table.pending.size();
    sayPrice(table, bundle);
    const bool whole = payEveryPart(table, bundle);
    if (table.pending.size() > mark)
        table.say("abilities that paying has met resolve once every cost is paid",
                  {"cost.triggers-after"_rule});
    {
        const During settling(table.frames, Acting{bundle.payer});
        settle(table, mark);
    }
    if (!whole)
        table.say("a part of the cost was prevented: it counts as not paid, and the effect does "
                  "not occur",
                  {"cost.prevented"_rule});
    return whole;
}

} // namespace rulings
