// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/part_reader.h"

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

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

Filter readFilter(const JsonPlace &place)
{
    Filter filter;
    if (place.json().asString()) {
        filter.ref = place.word(refWords);
        return filter;
    }
    place.allowOnly({"ref",
                     "type",
                     "subtype",
                     "not_subtype",
                     "owner",
                     "installed",
                     "rezzed",
                     "zone",
                     "not_zone",
                     "server",
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
                     "just_rezzed",
                     "being_installed",
                     "has_trash_cost",
                     "can_be_advanced",
                     "has",
                     "unique",
                     "any_of"});
    if (const auto ref = place.get("ref"))
        filter.ref = ref->word(refWords);
    if (const auto type = place.get("type")) {
        if (type->json().asArray())
            for (const JsonPlace &one : type->items())
                filter.types.add(one.word(rules::cardTypeWords));
        else
            filter.types.add(type->word(rules::cardTypeWords));
    }
    if (const auto subtype = place.get("subtype"))
        filter.subtype = subtype->text();
    if (const auto subtype = place.get("not_subtype"))
        filter.notSubtype = subtype->text();
    if (const auto owner = place.get("owner"))
        filter.owner = owner->word(whoWords);
    if (const auto installed = place.get("installed"))
        filter.installed = installed->boolean();
    if (const auto rezzed = place.get("rezzed"))
        filter.rezzed = rezzed->boolean();
    if (const auto zone = place.get("zone"))
        filter.zone = zone->word(zoneWords);
    if (const auto zone = place.get("not_zone"))
        filter.notZone = zone->word(zoneWords);
    if (const auto server = place.get("server"))
        filter.where = server->word(whereWords);
    if (const auto hosted = place.get("hosted"))
        filter.hosted = isTrue(*hosted);
    if (const auto self = place.get("not")) {
        if (self->string() != "self")
            self->fail("expected \"self\"");
        filter.notSelf = true;
    }
    if (const auto title = place.get("title"))
        filter.title = title->text();
    if (const auto same = place.get("same_title"))
        filter.sameTitle = same->word(refWords);
    if (const auto faceup = place.get("faceup"))
        filter.faceup = faceup->boolean();
    if (const auto unhosted = place.get("unhosted"))
        filter.unhosted = isTrue(*unhosted);
    if (const auto flag = place.get("being_installed"))
        filter.beingInstalled = isTrue(*flag);
    if (const auto cost = place.get("has_trash_cost"))
        filter.hasTrashCost = isTrue(*cost);
    if (const auto looked = place.get("looked"))
        filter.looked = isTrue(*looked);
    if (const auto rezzed = place.get("just_rezzed"))
        filter.justRezzed = isTrue(*rezzed);
    if (const auto unique = place.get("unique"))
        filter.unique = unique->boolean();
    if (const auto flag = place.get("can_be_advanced"))
        filter.advanceable = isTrue(*flag);
    if (const auto counter = place.get("has"))
        filter.has = counter->word(counterWords);
    if (const auto type = place.get("hosted_on"))
        filter.hostedOn = type->word(rules::cardTypeWords);
    if (const auto subtype = place.get("not_hosting"))
        filter.notHosting = subtype->text();
    if (const auto row = place.get("position"))
        filter.row = row->word(rowWords);
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
