// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Cost", "Additional Costs", "Nested Costs", "Trashing as a Cost", "Credit -
// Recurring", "Credit Pool", "Bad Publicity", "Forfeit"; FAQ 1.6: "Costs".
#include "rules/rulings/play/costs.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/emptying.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/play/rarer_costs.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

bool Bundle::isNothing() const
{
    return credits == 0 && clicks == 0 && std::accumulate(damage.begin(), damage.end(), 0) == 0
        && forfeits == 0 && forfeited.empty() && trashed.empty() && trashAny.empty()
        && counters.empty() && countersOf.empty() && tags == 0 && returned.empty()
        && removed.empty() && trashAll.empty() && trashRandom == 0 && trashTop == 0
        && moved.empty();
}

namespace {

/// A card that the payer chooses; whose card it is, is plain.
Sentence oneInWords(const std::pair<Filter, ObjectId> &choice)
{
    Filter kind = choice.first;
    kind.owner.reset();
    return describeOne(kind, Side::Runner);
}

} // namespace

Sentence inWords(const Bundle &bundle)
{
    std::vector<Sentence> parts;
    if (bundle.clicks > 0)
        parts.push_back(clicks(bundle.clicks));
    if (bundle.credits > 0)
        parts.push_back(credits(bundle.credits));
    for (const auto &[kind, word] : damageWords)
        if (const int amount = bundle.damage[static_cast<std::size_t>(kind)]; amount > 0)
            parts.push_back(counted(amount, kind));
    for (const ObjectId id : bundle.trashed)
        //: a part of a cost
        parts.push_back(Sentence::tr("trashing {card}", {{"card", id}}));
    if (!bundle.trashAny.empty())
        //: a part of a cost
        parts.push_back(
            Sentence::tr("trashing {card}", {{"card", oneInWords(bundle.trashAny.front())}}));
    for (const ObjectId id : bundle.forfeited)
        //: a part of a cost
        parts.push_back(Sentence::tr("forfeiting {card}", {{"card", id}}));
    if (bundle.forfeits > 0)
        //: a part of a cost
        parts.push_back(Sentence::tr("forfeiting an agenda"));
    for (const Bundle::Counters &counters : bundle.counters)
        //: a part of a cost: "2 virus counters of Datasucker"
        parts.push_back(Sentence::tr(
            "{counters} of {card}",
            {{"counters", counted(counters.count, counters.kind)}, {"card", counters.from}}));
    appendRarer(parts, bundle);
    //: a cost
    return parts.empty() ? Sentence::tr("nothing") : Sentence::together(std::move(parts));
}

void sayNestedCost(const Table &table, const Bundle &bundle)
{
    // Not every version says that it is a cost.
    if (table.hasRule("cost.nested"_rule))
        table.say(Sentence::tr("what the effect asks for first is a cost"), {"cost.nested"_rule});
    else
        table.say(Sentence::tr("the text asks for it: {cost}", {{"cost", inWords(bundle)}}),
                  {"effect.resolve"_rule});
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
    addRarer(table, bundle, cost, context);
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

Bundle jackOutCost(const Table &table)
{
    Bundle bundle;
    bundle.payer = Side::Runner;
    (void)addAdditional(table, bundle, Initiated::JackOut, {});
    return bundle;
}

bool isAffordable(const Table &table, const Bundle &bundle)
{
    if (canPay(table, bundle))
        return true;
    if (table.hasRule("ability.must-be-resolvable"_rule)) {
        table.say(Sentence::tr(
                      "the effect would cost {cost}, which cannot be paid: it cannot be resolved",
                      {{"cost", inWords(bundle)}}),
                  {"ability.must-be-resolvable"_rule});
        return false;
    }
    throw NotDerivable{Sentence::tr(
        "no rule says whether an effect that cannot be paid for counts as something to change")};
}

bool canPay(const Table &table, const Bundle &bundle) { return !whatIsLacking(table, bundle); }

namespace {

/// Cards of that kind may lie there that cannot be trashed.
Sentence whyNoneToTrash(const Table &table, const Filter &wanted, const Context &context)
{
    for (const ObjectId id : all(table, wanted, context))
        if (cannotBeTrashed(table, id))
            return whyForbidden(table, Forbidden::Trash, table.state[id].owner, id);
    return Sentence::tr("there is no such card to trash");
}

} // namespace

std::optional<Sentence> whatIsLacking(const Table &table, const Bundle &bundle)
{
    const State &state = table.state;
    const Side payer = bundle.payer;
    if (bundle.credits > 0) {
        if (isForbidden(table, Forbidden::SpendCredits, payer, {}))
            return whyForbidden(table, Forbidden::SpendCredits, payer, {});
        const int available = creditsAvailable(table, payer, bundle.purpose);
        if (bundle.credits > available) {
            const Sentence others = notForThis(table, payer, bundle.purpose);
            return others.empty()
                ? Sentence::tr("{player} has {credits} to spend on it",
                               {{"player", payer}, {"credits", credits(available)}})
                //: a player, and cards whose credits are for something else
                : Sentence::tr(
                      "{player} has {credits} to spend on it: those on {cards} are not for this",
                      {{"player", payer}, {"credits", credits(available)}, {"cards", others}});
        }
    }
    if (bundle.clicks > 0 && bundle.clicks > state.player(payer).clicks)
        return Sentence::tr("{player} has {clicks}",
                            {{"player", payer}, {"clicks", clicks(state.player(payer).clicks)}});
    const auto agendas = static_cast<int>(scoredBy(state, payer).size());
    if (bundle.forfeits + static_cast<int>(bundle.forfeited.size()) > agendas)
        return Sentence::tr("{player} has {n} agenda to forfeit",
                            "{player} has {n} agendas to forfeit", agendas, {{"player", payer}});
    const int damage = std::accumulate(bundle.damage.begin(), bundle.damage.end(), 0);
    if (damage > 0 && damage > handSizeOf(state, Side::Runner))
        throw NotDerivable{
            Sentence::tr("no rule says whether damage that flatlines may be taken as a cost")};
    for (const Bundle::Counters &counters : bundle.counters)
        if (const int there = state[counters.from].counter(counters.kind); there < counters.count)
            return Sentence::tr(
                "{card} itself has {counters}",
                {{"card", counters.from}, {"counters", counted(there, counters.kind)}});
    if (auto lacking = whatRarerIsLacking(table, bundle))
        return lacking;
    for (const ObjectId id : bundle.trashed)
        if (cannotBeTrashed(table, id))
            return whyForbidden(table, Forbidden::Trash, table.state[id].owner, id);
    for (const auto &choice : bundle.trashAny) {
        if (!candidates(table, bundle, choice).empty())
            continue;
        const auto zone = onlyByZone(choice.first);
        if (!zone)
            requireListed(table, choice.first);
        if (!zone || unlisted(state, *zone) <= 0)
            return whyNoneToTrash(table, choice.first, contextOf(table, choice.second));
    }
    return std::nullopt;
}

namespace {

bool lieElsewhere(const Table &table, const Bundle::Counters &counters)
{
    const auto &objects = table.state.objects;
    for (std::size_t i = 0; i < objects.size(); ++i)
        if (ObjectId{static_cast<std::int16_t>(i)} != counters.from
            && objects[i].counter(counters.kind) > 0)
            return true;
    return false;
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
        raiseSpent(table, bundle.payer, counters.from, counters.kind);
        // Others do not help, if there are any.
        if (lieElsewhere(table, counters))
            table.say(Sentence::tr("hosted counters are spent from {card} itself",
                                   {{"card", counters.from}}),
                      {"cost.hosted-counters"_rule});
        takeOff(table, counters.from, counters.kind, counters.count);
    }
}

void forfeitAgendas(Table &table, const Bundle &bundle, std::optional<Taken> &taken)
{
    auto forfeited = bundle.forfeited;
    if (bundle.forfeits > 0 && scoredBy(table.state, bundle.payer).size() > 1)
        table.say(Sentence::tr("{player} chooses which agenda of their own score area is forfeited",
                               {{"player", bundle.payer}}),
                  {"forfeit.own-choice"_rule});
    for (int i = 0; i < bundle.forfeits; ++i)
        forfeited.push_back(table.pick(bundle.payer, Sentence::tr("which agenda is forfeited"),
                                       scoredBy(table.state, bundle.payer)));
    if (bundle.forfeits > 0)
        taken = takenAsItLies(table.state, forfeited.back());
    for (const ObjectId id : forfeited)
        forfeit(table, id);
}

/// Whether every card that goes with the cost went.
bool trashCards(Table &table, const Bundle &bundle, std::optional<Taken> &taken)
{
    auto trashed = bundle.trashed;
    for (const auto &choice : bundle.trashAny) {
        const auto zone = onlyByZone(choice.first);
        const ObjectId id = table.pickOrOther(bundle.payer, Sentence::tr("which card is trashed"),
                                              candidates(table, bundle, choice),
                                              zone && unlisted(table.state, *zone) > 0);
        if (id.exists()) {
            trashed.push_back(id);
            taken = takenAsItLies(table.state, id);
        } else {
            trashUnlisted(table, *zone);
        }
    }
    addAllToTrash(table, bundle, trashed);
    return trashed.empty() || doTrash(table, trashed).size() == trashed.size();
}

/// Whether all of it was paid: a part may have been prevented.
bool payEveryPart(Table &table, const Bundle &bundle, std::optional<Taken> &taken)
{
    const During paying(table.frames, Paying{bundle.payer});
    spend(table, bundle);
    payRarer(table, bundle, taken);
    forfeitAgendas(table, bundle, taken);
    bool whole = trashCards(table, bundle, taken);
    for (const auto &[kind, word] : damageWords)
        if (const int amount = bundle.damage[static_cast<std::size_t>(kind)]; amount > 0)
            whole = doDamage(table, kind, amount) && whole;
    return whole;
}

} // namespace

bool pay(Table &table, const Bundle &bundle, std::optional<Taken> *taken)
{
    if (bundle.isNothing())
        return true;
    const std::size_t mark = table.pending.size();
    sayPrice(table, bundle);
    std::optional<Taken> chosen;
    const bool whole = payEveryPart(table, bundle, chosen);
    if (taken)
        *taken = chosen;
    if (table.pending.size() > mark)
        table.say(Sentence::tr("what the payment sets off comes when the whole cost is paid"),
                  {"cost.triggers-after"_rule});
    {
        const During settling(table.frames, Acting{bundle.payer});
        settle(table, mark);
    }
    if (!whole)
        table.say(Sentence::tr("a part of the cost was prevented: it counts as not paid, and the "
                               "effect does not occur"),
                  {"cost.prevented"_rule});
    return whole;
}

} // namespace rulings
