// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Additional Costs"; FAQ 1.6: "Costs". What cards add to what something
// costs.
#include "rules/rulings/play/costs.h"

#include "core/function_ref.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <vector>

namespace rulings {

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
    append(bundle.countersOf, more.countersOf);
    bundle.tags += more.tags;
    append(bundle.returned, more.returned);
    append(bundle.removed, more.removed);
    append(bundle.creditsOf, more.creditsOf);
    bundle.creditsOnly = bundle.creditsOnly || more.creditsOnly;
    append(bundle.trashAll, more.trashAll);
    bundle.trashRandom += more.trashRandom;
    bundle.trashTop += more.trashTop;
    append(bundle.moved, more.moved);
}

/// What is installed into the root of a central server is neither in it nor protecting it.
bool goesIntoRoot(const Table &table, const Ability &ability, ObjectId object, ServerId server)
{
    return ability.as<AdditionalCostAbility>().to == Initiated::Install && object.exists()
        && isCentral(server) && table.state[object].card->type != CardType::Ice
        && !isInsideServer(table, Zone::Root);
}

/// What it is to concern: a card, of a run or an install a server, or nothing in particular.
bool isMeant(const Table &table, const Ability &ability, ObjectId object, ServerId server,
             const Context &context)
{
    const auto &additional = ability.as<AdditionalCostAbility>();
    if (additional.on != Where::Anywhere
        && (!server.exists() || !isServerOfKind(table.state, server, additional.on, context)
            || goesIntoRoot(table, ability, object, server)))
        return false;
    return !object.exists() || matches(table, ability.of, object, context);
}

/// Why it does not concern that, or does not count now; empty: no words.
Sentence whyNotMeant(const Table &table, const Ability &ability, ObjectId object, ServerId server,
                     const Context &context)
{
    const Where on = ability.as<AdditionalCostAbility>().on;
    if (on != Where::Anywhere && server.exists()
        && !isServerOfKind(table.state, server, on, context))
        return on == Where::ThisServer && table.state[context.source].server.exists()
            //: two servers: that which the text is about, and another one
            ? Sentence::tr("it is about {meant}, and not about {server}",
                           {{"meant", table.state[context.source].server}, {"server", server}})
            //: a kind of server: "at a central server"; and a server that is none
            : Sentence::tr("it is about what is {where}, and not about {server}",
                           {{"where", describe(on)}, {"server", server}});
    if (on != Where::Anywhere && server.exists() && goesIntoRoot(table, ability, object, server))
        return Sentence::tr("{card} goes into the root of {server}, and so not into it",
                            {{"card", object}, {"server", server}});
    return whyIdle(table, ability, object, context);
}

/// Not every version has a section on them.
RuleName additionalRule(const Table &table)
{
    return table.orElse("cost.additional"_rule, "ability.constant"_rule);
}

/// That a text adds no cost, though it adds some to such things.
void noteNotAdded(const Table &table, ObjectId source, const Ability &ability,
                  core::FunctionRef<Sentence()> why)
{
    noteIdle(table, source, ability, additionalRule(table), why, [&](const Sentence &words) {
        return Sentence::tr("{card} adds no cost: {why}", {{"card", source}, {"why", words}});
    });
}

/// Of what may come within another act it is told what it is the cost of.
Sentence addsInWords(Initiated to, ObjectId object, const Additional &cost)
{
    const Sentence::Arguments said{{"card", cost.source}, {"object", object}, {"cost", cost.what}};
    if (object.exists() && to == Initiated::Access)
        return Sentence::tr("{card} adds to the cost of accessing {object}: {cost}", said);
    if (object.exists() && to == Initiated::Steal)
        return Sentence::tr("{card} adds to the cost of stealing {object}: {cost}", said);
    return Sentence::tr("{card} adds to the cost: {cost}", said);
}

/// The cost that lasts for a while concerns that act on that card.
bool isMeant(const Table &table, const Lasting &lasting, Initiated to, ObjectId object)
{
    if (lasting.kind != Lasting::Kind::AdditionalCost || lasting.to != to)
        return false;
    if (lasting.effect) // of cards that may be yet to come
        return !object.exists()
            || matches(table, lasting.effect->of, object, contextOf(table, lasting.source));
    return lasting.object == object && lasting.copy == table.state[object].copy;
}

/// The additional cost of a double is not paid, as a text says.
bool isWaived(const Table &table, Initiated to, ObjectId played)
{
    if (!played.exists() || to != Initiated::Play)
        return false;
    const ObjectId source = whatAlters(table, Altered::DoubleCost, played);
    if (!source.exists())
        return false;
    for (const Ability &ability : table.state[source].card->abilities)
        if (const auto *constant = ability.asIf<ConstantAbility>();
            constant && constant->alters == Altered::DoubleCost)
            noteIdle(table, source, ability, additionalRule(table), [&] {
                return Sentence::tr("{card}: the additional cost of {other} is not paid",
                                    {{"card", source}, {"other", played}});
            });
    return true;
}

} // namespace

bool hasAdditional(const Table &table, Initiated to, ObjectId object, ServerId server)
{
    Bundle bundle;
    return !addAdditional(table, bundle, to, object, server).empty();
}

std::vector<Additional> addAdditional(const Table &table, Bundle &bundle, Initiated to,
                                      ObjectId object, ServerId server)
{
    std::vector<Additional> sources;
    if (isWaived(table, to, object))
        return sources;
    const auto addOf = [&](ObjectId source, const Cost &cost, const Context &context,
                           const Ability *ability = nullptr) {
        Bundle one;
        add(table, one, cost, context);
        merge(bundle, one);
        sources.push_back({source, inWords(one), false});
        if (ability)
            noteIdle(table, source, *ability, additionalRule(table),
                     [&] { return addsInWords(to, object, sources.back()); });
    };
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *additional = ability.asIf<AdditionalCostAbility>();
        if (!additional || additional->to != to)
            return;
        Context context = contextOf(table, source);
        context.candidate = object;
        if (isMeant(table, ability, object, server, context)
            && holds(table, ability.during, context))
            addOf(source, ability.cost, context, &ability);
        else
            noteNotAdded(table, source, ability,
                         [&] { return whyNotMeant(table, ability, object, server, context); });
    });
    forEachDormant(table, [&](ObjectId source, const Ability &ability) {
        const auto *additional = ability.asIf<AdditionalCostAbility>();
        if (additional && additional->to == to && wouldDo(table, [&] {
                Context context = contextOf(table, source);
                context.candidate = object;
                return isMeant(table, ability, object, server, context)
                    && holds(table, ability.during, context);
            }))
            noteNotAdded(table, source, ability, [&] { return howDormant(table, source); });
    });
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::LingeringCost
            && lasting.ability->as<AdditionalCostAbility>().to == to) {
            Context context = contextOf(table, lasting.source);
            context.server = lasting.server;
            if (matches(table, lasting.ability->of, object, context)) {
                addOf(lasting.source, lasting.ability->cost, context);
                sources.back().lingers = true;
            }
        } else if (isMeant(table, lasting, to, object)) {
            Context context = contextOf(table, lasting.source);
            context.candidate = object;
            addOf(lasting.source, lasting.cost, context);
        }
    bundle.credits = std::max(0, bundle.credits); // one may take off what is not there
    return sources;
}

} // namespace rulings
