// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/part_reader.h"

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace rulings {

using core::JsonPlace;

namespace {

constexpr int most = 99;

} // namespace

bool isTrue(const JsonPlace &place)
{
    if (!place.boolean())
        place.fail("leave it out instead");
    return true;
}

void fill(bool &flag, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        flag = isTrue(*found);
}

void fill(std::optional<bool> &member, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        member = found->boolean();
}

void fill(std::string &text, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        text = found->text();
}

void fill(Filter &member, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        member = readFilter(*found);
}

void fill(std::optional<Filter> &member, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        member = readFilter(*found);
}

void fill(Amount &member, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        member = readAmount(*found);
}

void fill(std::optional<Amount> &member, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        member = readAmount(*found);
}

void fill(Cost &member, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        member = readCost(*found);
}

void fill(Condition &member, const JsonPlace &place, std::string_view key)
{
    if (const auto found = place.get(key))
        member = readCondition(*found);
}

namespace {

const std::initializer_list<std::string_view> filterKeys{"ref",
                                                         "type",
                                                         "subtype",
                                                         "not_subtype",
                                                         "owner",
                                                         "installed",
                                                         "rezzed",
                                                         "zone",
                                                         "not_zone",
                                                         "server",
                                                         "in_server",
                                                         "hosted",
                                                         "not",
                                                         "title",
                                                         "same_title",
                                                         "faceup",
                                                         "unhosted",
                                                         "hosted_on",
                                                         "not_hosting",
                                                         "position",
                                                         "looked",
                                                         "not_looked",
                                                         "just_rezzed",
                                                         "being_installed",
                                                         "has_trash_cost",
                                                         "can_be_advanced",
                                                         "can_host",
                                                         "has",
                                                         "unique",
                                                         "any_of",
                                                         "costs_at_most_number",
                                                         "fits",
                                                         "faction",
                                                         "of_own_faction",
                                                         "same_type",
                                                         "broken_whole_by",
                                                         "noted",
                                                         "first_boosted",
                                                         "spent_recurring",
                                                         "named"};

/// One type or several.
rules::EnumSet<CardType> readTypes(const JsonPlace &place)
{
    rules::EnumSet<CardType> types;
    if (place.json().asArray())
        for (const JsonPlace &one : place.items())
            types.add(one.word(rules::cardTypeWords));
    else
        types.add(place.word(rules::cardTypeWords));
    return types;
}

} // namespace

Filter readFilter(const JsonPlace &place)
{
    Filter filter;
    if (place.json().asString()) {
        filter.ref = place.word(refWords);
        return filter;
    }
    place.allowOnly(filterKeys);
    fill(filter.ref, place, "ref", refWords);
    if (const auto type = place.get("type"))
        filter.types = readTypes(*type);
    fill(filter.subtype, place, "subtype");
    fill(filter.notSubtype, place, "not_subtype");
    fill(filter.owner, place, "owner", whoWords);
    fill(filter.installed, place, "installed");
    fill(filter.rezzed, place, "rezzed");
    fill(filter.zone, place, "zone", zoneWords);
    fill(filter.notZone, place, "not_zone", zoneWords);
    fill(filter.where, place, "server", whereWords);
    fill(filter.inServer, place, "in_server");
    fill(filter.hosted, place, "hosted");
    fill(filter.isNot, place, "not", refWords);
    fill(filter.title, place, "title");
    fill(filter.sameTitle, place, "same_title", refWords);
    fill(filter.sameType, place, "same_type", refWords);
    fill(filter.faceup, place, "faceup");
    fill(filter.unhosted, place, "unhosted");
    fill(filter.beingInstalled, place, "being_installed");
    fill(filter.hasTrashCost, place, "has_trash_cost");
    fill(filter.looked, place, "looked");
    fill(filter.notLooked, place, "not_looked");
    fill(filter.justRezzed, place, "just_rezzed");
    fill(filter.unique, place, "unique");
    fill(filter.advanceable, place, "can_be_advanced");
    fill(filter.canHost, place, "can_host");
    fill(filter.has, place, "has", counterWords);
    fill(filter.costsAtMostNumber, place, "costs_at_most_number");
    fill(filter.hostedOn, place, "hosted_on", rules::cardTypeWords);
    fill(filter.notHosting, place, "not_hosting");
    fill(filter.row, place, "position", rowWords);
    fill(filter.named, place, "named");
    fill(filter.firstBoosted, place, "first_boosted");
    fill(filter.noted, place, "noted");
    fill(filter.brokenWholeBy, place, "broken_whole_by", refWords);
    fill(filter.faction, place, "faction", rules::factionWords);
    fill(filter.ofOwnFaction, place, "of_own_faction");
    fill(filter.spentRecurring, place, "spent_recurring");
    if (const auto fits = place.get("fits"))
        filter.fits = std::make_shared<const Condition>(readCondition(*fits));
    if (const auto any = place.get("any_of"))
        for (const JsonPlace &one : any->items())
            filter.anyOf.push_back(readFilter(one));
    return filter;
}

namespace {

/// The card itself, one of the payer’s choice, or a list of both.
void readTrashed(Cost &cost, const JsonPlace &place)
{
    if (place.json().asArray())
        for (const JsonPlace &one : place.items())
            readTrashed(cost, one);
    else if (place.json().asString() && place.string() == "self")
        cost.trashSelf = true;
    else
        cost.trash = readFilter(place);
}

MovedForCost readMoved(const JsonPlace &place)
{
    place.allowOnly({"of", "n", "zone", "bottom", "shuffled"});
    MovedForCost moved;
    moved.of = readFilter(place.at("of"));
    fill(moved.count, place, "n", 1, most);
    moved.zone = place.at("zone").word(zoneWords);
    fill(moved.bottom, place, "bottom");
    fill(moved.shuffled, place, "shuffled");
    return moved;
}

} // namespace

Cost readCost(const JsonPlace &place)
{
    place.allowOnly({"credits", "clicks", "damage", "forfeit", "trash", "counters", "counters_of",
                     "tags", "return", "remove", "credits_of", "credits_only", "trash_all",
                     "trash_random", "trash_top", "move", "trash_cost"});
    Cost cost;
    if (const auto credits = place.get("credits"))
        cost.credits = readAmount(*credits);
    if (const auto clicks = place.get("clicks"))
        cost.clicks = static_cast<int>(clicks->integer(1, most));
    if (const auto damage = place.get("damage")) {
        damage->allowOnly({"net", "meat", "brain"});
        for (const auto &[kind, word] : damageWords)
            if (const auto amount = damage->get(word)) {
                cost.damageKind = kind;
                cost.damage = readAmount(*amount);
            }
    }
    if (const auto forfeit = place.get("forfeit")) {
        if (forfeit->json().asString() && forfeit->string() == "self")
            cost.forfeitSelf = true;
        else
            cost.forfeits = static_cast<int>(forfeit->integer(1, most));
    }
    if (const auto trash = place.get("trash"))
        readTrashed(cost, *trash);
    if (const auto counters = place.get("counters")) {
        counters->allowOnly({"advancement", "virus", "power", "credit", "recurring", "agenda"});
        for (const auto &[kind, word] : counterWords)
            if (const auto count = counters->get(word)) {
                cost.counter = kind;
                cost.counters = readAmount(*count);
            }
    }
    fill(cost.countersOf, place, "counters_of");
    fill(cost.creditsOf, place, "credits_of");
    fill(cost.creditsOnly, place, "credits_only");
    fill(cost.trashAll, place, "trash_all");
    fill(cost.trashCost, place, "trash_cost");
    fill(cost.trashRandom, place, "trash_random", 1, most);
    fill(cost.tags, place, "tags", 1, most);
    fill(cost.returnSelf, place, "return");
    fill(cost.removeSelf, place, "remove");
    fill(cost.trashTop, place, "trash_top", 1, most);
    if (const auto moved = place.get("move"))
        cost.moved = readMoved(*moved);
    return cost;
}

} // namespace rulings
