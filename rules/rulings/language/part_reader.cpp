// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/part_reader.h"

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace rulings {

using core::JsonPlace;

namespace {

constexpr int most = 99;

int whole(const JsonPlace &place) { return static_cast<int>(place.integer(-most, most)); }

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

const std::initializer_list<std::string_view> filterKeys{
    "ref",      "type",       "subtype",     "not_subtype",     "owner",          "installed",
    "rezzed",   "zone",       "not_zone",    "server",          "hosted",         "not",
    "title",    "same_title", "faceup",      "unhosted",        "hosted_on",      "not_hosting",
    "position", "looked",     "just_rezzed", "being_installed", "has_trash_cost", "can_be_advanced",
    "has",      "unique",     "any_of"};

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
    fill(filter.hosted, place, "hosted");
    if (const auto self = place.get("not")) {
        if (self->string() != "self")
            self->fail("expected \"self\"");
        filter.notSelf = true;
    }
    fill(filter.title, place, "title");
    fill(filter.sameTitle, place, "same_title", refWords);
    fill(filter.faceup, place, "faceup");
    fill(filter.unhosted, place, "unhosted");
    fill(filter.beingInstalled, place, "being_installed");
    fill(filter.hasTrashCost, place, "has_trash_cost");
    fill(filter.looked, place, "looked");
    fill(filter.justRezzed, place, "just_rezzed");
    fill(filter.unique, place, "unique");
    fill(filter.advanceable, place, "can_be_advanced");
    fill(filter.has, place, "has", counterWords);
    fill(filter.hostedOn, place, "hosted_on", rules::cardTypeWords);
    fill(filter.notHosting, place, "not_hosting");
    fill(filter.row, place, "position", rowWords);
    if (const auto any = place.get("any_of"))
        for (const JsonPlace &one : any->items())
            filter.anyOf.push_back(readFilter(one));
    return filter;
}

Amount readAmount(const JsonPlace &place)
{
    Amount amount;
    if (place.json().asInteger()) {
        amount.plus = whole(place);
        return amount;
    }
    place.allowOnly({"counters", "of", "subroutines", "count", "value", "tags", "number", "player",
                     "lost", "trace_strength", "chosen_number", "event_amount", "times", "plus",
                     "divided_by", "modified"});
    if (const auto times = place.get("times"))
        amount.factor = whole(*times);
    if (const auto plus = place.get("plus"))
        amount.plus = whole(*plus);
    if (const auto by = place.get("divided_by"))
        amount.dividedBy = static_cast<int>(by->integer(2, most));
    if (const auto counters = place.get("counters")) {
        amount.of = Amount::Of::Counters;
        amount.counter = counters->word(counterWords);
        amount.object = readFilter(place.at("of"));
    } else if (const auto ice = place.get("subroutines")) {
        amount.of = Amount::Of::Subroutines;
        amount.object = readFilter(*ice);
    } else if (const auto counted = place.get("count")) {
        amount.of = Amount::Of::Count;
        amount.object = readFilter(*counted);
    } else if (const auto value = place.get("value")) {
        amount.of = Amount::Of::Value;
        amount.value = value->word(valueWords);
        amount.object = readFilter(place.at("of"));
        if (const auto modified = place.get("modified"))
            amount.modified = isTrue(*modified);
    } else if (const auto tags = place.get("tags")) {
        amount.of = Amount::Of::TagsOfRunner;
        (void)isTrue(*tags);
    } else if (const auto number = place.get("number")) {
        amount.of = Amount::Of::Player;
        amount.playerNumber = number->word(playerNumberWords);
        amount.who = place.at("player").word(whoWords);
    } else if (const auto lost = place.get("lost")) {
        amount.of = Amount::Of::LastLost;
        (void)isTrue(*lost);
    } else if (const auto strength = place.get("trace_strength")) {
        amount.of = Amount::Of::TraceStrength;
        (void)isTrue(*strength);
    } else if (const auto chosen = place.get("chosen_number")) {
        amount.of = Amount::Of::ChosenNumber;
        (void)isTrue(*chosen);
    } else if (const auto ofEvent = place.get("event_amount")) {
        amount.of = Amount::Of::OfEvent;
        (void)isTrue(*ofEvent);
    } else {
        place.fail("expected counters, subroutines, count, value, tags, number, lost, "
                   "trace_strength, chosen_number or event_amount");
    }
    return amount;
}

Cost readCost(const JsonPlace &place)
{
    place.allowOnly({"credits", "clicks", "damage", "forfeit", "trash", "counters"});
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
    if (const auto trash = place.get("trash")) {
        if (trash->json().asString() && trash->string() == "self")
            cost.trashSelf = true;
        else
            cost.trash = readFilter(*trash);
    }
    if (const auto counters = place.get("counters")) {
        counters->allowOnly({"advancement", "virus", "power", "credit", "recurring", "agenda"});
        for (const auto &[kind, word] : counterWords)
            if (const auto count = counters->get(word)) {
                cost.counter = kind;
                cost.counters = static_cast<int>(count->integer(1, most));
            }
    }
    return cost;
}

Condition readCondition(const JsonPlace &place)
{
    place.allowOnly({"at_least", "exists", "all_broken", "tagged", "run_on", "happened",
                     "happened_last_turn", "on", "of", "turn", "first_click", "odd", "any", "all",
                     "not"});
    Condition condition;
    if (const auto inner = place.get("not")) {
        condition = readCondition(*inner);
        condition.negated = !condition.negated;
        return condition;
    }
    if (const auto sides = place.get("at_least")) {
        const auto items = sides->items();
        if (items.size() != 2)
            sides->fail("expected two amounts");
        condition.kind = Condition::Kind::AtLeast;
        condition.left = readAmount(items[0]);
        condition.right = readAmount(items[1]);
    } else if (const auto filter = place.get("exists")) {
        condition.kind = Condition::Kind::Matches;
        condition.filter = readFilter(*filter);
    } else if (const auto broken = place.get("all_broken")) {
        condition.kind = Condition::Kind::AllBroken;
        (void)isTrue(*broken);
    } else if (const auto tagged = place.get("tagged")) {
        condition.kind = Condition::Kind::Tagged;
        (void)isTrue(*tagged);
    } else if (const auto server = place.get("run_on")) {
        condition.kind = Condition::Kind::RunOn;
        condition.where = server->word(whereWords);
    } else if (const auto event = place.get("happened")) {
        condition.kind = Condition::Kind::Happened;
        condition.event = event->word(eventWords);
        if (const auto on = place.get("on"))
            condition.where = on->word(whereWords);
        if (const auto of = place.get("of"))
            condition.object = readFilter(*of);
    } else if (const auto before = place.get("happened_last_turn")) {
        condition.kind = Condition::Kind::HappenedLastTurn;
        condition.event = before->word(eventWords);
    } else if (const auto whose = place.get("turn")) {
        condition.kind = Condition::Kind::Turn;
        condition.who = whose->word(whoWords);
    } else if (const auto first = place.get("first_click")) {
        condition.kind = Condition::Kind::FirstClick;
        (void)isTrue(*first);
    } else if (const auto odd = place.get("odd")) {
        condition.kind = Condition::Kind::Odd;
        condition.left = readAmount(*odd);
    } else if (const auto parts = place.get(place.get("any") ? "any" : "all")) {
        condition.kind = place.get("any") ? Condition::Kind::Any : Condition::Kind::All;
        for (const JsonPlace &part : parts->items())
            condition.parts.push_back(readCondition(part));
    } else {
        place.fail("expected at_least, exists, all_broken, tagged, run_on, happened, "
                   "happened_last_turn, turn, first_click, odd, any, all or not");
    }
    return condition;
}

} // namespace rulings
