// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/cannot.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>

namespace rulings {

Sentence typesInWords(rules::EnumSet<CardType> types)
{
    Sentence all;
    for (const auto &[type, word] : rules::cardTypeWords) {
        if (!types.contains(type))
            continue;
        all = all.empty()
            ? nameOf(type)
            //: types of cards, one of which is asked for
            : Sentence::tr("{types} or {type}", {{"types", all}, {"type", nameOf(type)}});
    }
    return all;
}

namespace {

/// Of what kind it is not.
Sentence otherKind(const Table &table, const Filter &asked, ObjectId card, const Context &context)
{
    const Object &object = table.state[card];
    if (isNameless(object)
        && (!asked.types.empty() || !asked.title.empty() || asked.named
            || asked.sameTitle != Ref::None))
        return Sentence::tr("{card} is installed facedown: it has no name, type or subtype",
                            {{"card", card}});
    if (!asked.types.empty() && !asked.types.contains(typeOf(object)))
        return Sentence::tr("{card} is of the type {type}, and not {types}",
                            {{"card", card},
                             {"type", nameOf(typeOf(object))},
                             {"types", typesInWords(asked.types)}});
    if (!asked.title.empty() && object.card->title != asked.title)
        return Sentence::tr("{card} has another title", {{"card", card}});
    if (!asked.subtype.empty() && !hasSubtype(table, card, asked.subtype))
        return Sentence::tr("{card} does not have the subtype {subtype}",
                            {{"card", card}, {"subtype", asked.subtype}});
    if (!asked.notSubtype.empty() && hasSubtype(table, card, asked.notSubtype))
        return Sentence::tr("{card} has the subtype {subtype}",
                            {{"card", card}, {"subtype", asked.notSubtype}});
    if (asked.hasTrashCost && !hasTrashCost(table, card))
        return object.card->trashCost
            ? Sentence::tr("the trash cost of {card} does not count: only assets and upgrades have "
                           "one by these rules",
                           {{"card", card}})
            : Sentence::tr("{card} has no trash cost", {{"card", card}});
    if (Filter named; asked.named) {
        named.named = true;
        if (!matches(table, named, card, context))
            return Sentence::tr("{card} is not what was named", {{"card", card}});
    }
    if (asked.sameTitle != Ref::None) {
        const ObjectId other = rulings::object(table, asked.sameTitle, context);
        if (other.exists() && table.state[other].card->title != object.card->title)
            return Sentence::tr("{card} is no copy of {other}", {{"card", card}, {"other", other}});
    }
    if (Filter faction; asked.ofOwnFaction) {
        faction.ofOwnFaction = asked.ofOwnFaction;
        if (!matches(table, faction, card, context))
            return *asked.ofOwnFaction
                ? Sentence::tr("{card} is not of the faction of its owner’s identity",
                               {{"card", card}})
                : Sentence::tr("{card} is of the faction of its owner’s identity",
                               {{"card", card}});
    }
    if (asked.unique && *asked.unique != object.card->unique)
        return *asked.unique ? Sentence::tr("{card} is not unique", {{"card", card}})
                             : Sentence::tr("{card} is unique", {{"card", card}});
    if (asked.owner && object.owner != sideOf(*asked.owner, context.controller))
        return Sentence::tr("{card} is a card {player.of}",
                            {{"card", card}, {"player", object.owner}});
    return {};
}

/// Where in the row of ice it does not stand.
Sentence otherRow(const Table &table, Row asked, ObjectId card, const Context &context)
{
    Filter row;
    row.row = asked;
    if (asked == Row::Any || matches(table, row, card, context))
        return {};
    switch (asked) {
    case Row::Outermost:
        return table.state[card].zone == Zone::Protecting
            ? Sentence::tr("not {card} but {other} is the outermost piece of ice",
                           {{"card", card},
                            {"other", iceProtecting(table.state, table.state[card].server).back()}})
            : Sentence::tr("{card} is not the outermost piece of ice", {{"card", card}});
    case Row::Innermost:
        return Sentence::tr("{card} is not the innermost piece of ice", {{"card", card}});
    case Row::NotInnermost:
        return Sentence::tr("{card} is innermost", {{"card", card}});
    default:
        return {};
    }
}

/// How it does not lie.
Sentence otherPlace(const Table &table, const Filter &asked, ObjectId card, const Context &context)
{
    const Object &object = table.state[card];
    if (asked.installed && *asked.installed != isInstalled(object))
        return *asked.installed ? Sentence::tr("{card} is not installed", {{"card", card}})
                                : Sentence::tr("{card} is installed", {{"card", card}});
    if (asked.zone && object.zone != *asked.zone)
        return Sentence::tr("{card} is not {zone.in}", {{"card", card}, {"zone", *asked.zone}});
    if (asked.notZone && object.zone == *asked.notZone && asked.ref == Ref::Self)
        return Sentence::tr("{card} is {zone.in}, which its own text leaves out",
                            {{"card", card}, {"zone", *asked.notZone}});
    if (asked.notZone && object.zone == *asked.notZone)
        return Sentence::tr("{card} is {zone.in}", {{"card", card}, {"zone", *asked.notZone}});
    // What lies faceup elsewhere is no more rezzed.
    const bool rezzed = object.faceup && isInstalled(object);
    if (asked.rezzed && *asked.rezzed != rezzed)
        return *asked.rezzed ? Sentence::tr("{card} is not rezzed", {{"card", card}})
                             : Sentence::tr("{card} is rezzed", {{"card", card}});
    if (asked.faceup && *asked.faceup != object.faceup)
        return *asked.faceup ? Sentence::tr("{card} lies facedown", {{"card", card}})
                             : Sentence::tr("{card} lies faceup", {{"card", card}});
    if (asked.hosted && object.host != context.source && context.source.exists())
        return Sentence::tr("{card} is not hosted on {host}",
                            {{"card", card}, {"host", context.source}});
    if (asked.advanceable && !canBeAdvanced(table, card))
        return Sentence::tr("{card} cannot be advanced", {{"card", card}});
    if (asked.canHost && cannotHost(table, card))
        return Sentence::tr("{card} cannot host cards", {{"card", card}});
    if (asked.has && object.counter(*asked.has) == 0)
        return Sentence::tr("{card} has {counters}",
                            {{"card", card}, {"counters", counted(0, *asked.has)}});
    if (Sentence row = otherRow(table, asked.row, card, context); !row.empty())
        return row;
    if (asked.inServer && object.zone == Zone::Root)
        return Sentence::tr("{card} lies in the root of a server, and so not in it",
                            {{"card", card}});
    Filter there;
    there.where = asked.where;
    if (asked.where == Where::Anywhere || matches(table, there, card, context))
        return {};
    const ServerId server = context.server.exists() || !context.source.exists()
        ? context.server
        : table.state[context.source].server;
    if (asked.where == Where::ThisServer && server.exists())
        return Sentence::tr("{card} is not at {server}", {{"card", card}, {"server", server}});
    if (const Sentence where = describe(asked.where); !where.empty())
        //: a card, and "at a remote server"
        return Sentence::tr("{card} is not {where}", {{"card", card}, {"where", where}});
    return {};
}

/// The trash cost that a condition asks for; nullptr: it asks for none.
const Amount *trashCostAsked(const Condition &asked)
{
    for (const Amount *amount : {&asked.left, &asked.right})
        if (amount->of == Amount::Of::Value && amount->value == Value::TrashCost)
            return amount;
    for (const Condition &part : asked.parts)
        if (const Amount *amount = trashCostAsked(part))
            return amount;
    return nullptr;
}

Sentence paidWrongly(ObjectId card, int cost, int paid)
{
    return Sentence::tr("the trash cost of {card} is {cost}, and not {paid}, which would be paid",
                        {{"card", card}, {"cost", cost}, {"paid", paid}});
}

/// What its trash cost is paid with is another number; empty: the source is not paid for so.
Sentence notItsTrashCost(const Table &table, const Condition &asked, ObjectId card,
                         const Context &context)
{
    const auto paysIt = [](const Ability &ability) { return ability.cost.trashCost; };
    const Amount *amount = trashCostAsked(asked);
    if (!amount || !context.source.exists()
        || std::ranges::none_of(table.state[context.source].card->abilities, paysIt))
        return {};
    const int cost = number(table, *amount, context);
    return cost == context.number ? Sentence() : paidWrongly(card, cost, context.number);
}

/// Which condition the card does not fulfil.
Sentence unfitting(const Table &table, const Condition &asked, ObjectId card, Context context)
{
    context.candidate = card;
    if (Sentence cost = notItsTrashCost(table, asked, card, context); !cost.empty())
        return cost;
    return wouldHold(table, asked, context) ? Sentence() : whatDecides(table, asked, context);
}

/// Of several kinds it is none.
Sentence noneOfKinds(const Table &table, const Filter &asked, ObjectId card, const Context &context)
{
    Filter kinds;
    kinds.anyOf = asked.anyOf;
    if (matches(table, kinds, card, context))
        return {};
    // Of whose faction and of which player they are, each lack says more than the kinds together.
    const auto isOfWhom = [](const Filter &kind) { return kind.owner || kind.ofOwnFaction; };
    std::vector<Sentence> lacks;
    for (const Filter &kind : kinds.anyOf)
        if (Sentence lack = whyNotSuch(table, kind, card, context); !lack.empty())
            lacks.push_back(std::move(lack));
    if (lacks.size() == kinds.anyOf.size() && std::ranges::all_of(kinds.anyOf, isOfWhom))
        return Sentence::list(lacks);
    return isSuchInWords(Sentence(card), kinds, context.controller, false);
}

} // namespace

bool isOutsideServer(const State &state, const Filter &asked, ObjectId card)
{
    const auto isOfServer = [](const Filter &kind) {
        return kind.inServer || kind.zone == Zone::Remote || kind.zone == Zone::Root;
    };
    return state[card].zone == Zone::Protecting
        && (isOfServer(asked)
            || (!asked.anyOf.empty() && std::ranges::all_of(asked.anyOf, isOfServer)));
}

Sentence whyNotSuch(const Table &table, const Filter &asked, ObjectId card, const Context &context)
{
    if (!card.exists())
        return {};
    const Aside aside(table); // only to find words
    try {
        if (asked.ref == Ref::Host && context.source.exists()
            && table.state[context.source].host.exists()
            && table.state[context.source].host != card)
            return Sentence::tr("{card} does not host it", {{"card", card}});
        if (isOutsideServer(table.state, asked, card))
            return Sentence::tr("{card} protects a server and does not lie in it",
                                {{"card", card}});
        if (Sentence kind = otherKind(table, asked, card, context); !kind.empty())
            return kind;
        if (Sentence place = otherPlace(table, asked, card, context); !place.empty())
            return place;
        if (Filter among; asked.looked) {
            among.looked = true;
            if (!matches(table, among, card, context))
                return Sentence::tr("{card} is none of the cards just shown, drawn or chosen",
                                    {{"card", card}});
        }
        if (Sentence none = noneOfKinds(table, asked, card, context); !none.empty())
            return none;
        return asked.fits ? unfitting(table, *asked.fits, card, context) : Sentence();
    } catch (const NotDerivable &) {
        return {};
    }
}

std::optional<RuleName> ruleOfLack(const Table &table, const Filter &asked, ObjectId card,
                                   const Context &context)
{
    if (!card.exists())
        return std::nullopt;
    const Aside aside(table); // only to find words
    Context of = context;
    of.candidate = card;
    if (isOutsideServer(table.state, asked, card))
        return "server.in"_rule;
    const Sentence lack = whyNotSuch(table, asked, card, context);
    const bool ofCost = asked.fits && !lack.empty()
        && wouldDo(table, [&] { return lack == notItsTrashCost(table, *asked.fits, card, of); });
    return ofCost ? std::optional("choice.cost-of-card"_rule) : std::nullopt;
}

} // namespace rulings
