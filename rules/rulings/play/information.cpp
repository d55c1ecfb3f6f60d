// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Information", "Reveal", "Expose", "Search", "Choosing Cards", "Accessing",
// "Install"; FAQ 1.6: "Search", "Revealing Cards", "Choosing Multiple Cards"; Core Rules: "Exposing
// Cards", "Accessing Multiple Cards".
#include "rules/rulings/play/information.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/which_fit.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace rulings {

namespace {

void show(Table &table, ObjectId id)
{
    Object &object = table.state[id];
    object.revealed = object.shownToCorp = object.shownToRunner = true;
}

Sentence isShown(ObjectId id)
{
    return Sentence::tr("{card} is shown to both players", {{"card", id}});
}

} // namespace

void reveal(Table &table, const std::vector<ObjectId> &ids)
{
    for (const ObjectId id : ids) {
        if (isInstalled(table.state[id]) && !table.setting("reveal.installed-cards")) {
            table.say(
                Sentence::tr("{card} is installed: only other cards are revealed", {{"card", id}}),
                {"info.reveal"_rule});
            continue;
        }
        show(table, id);
        // The Runner sees a card that is accessed anyway.
        table.say(isShown(id),
                  {table.orElse("info.reveal"_rule, "effect.resolve"_rule,
                                id != table.state.run.accessing)});
        table.order.push_back("reveal:" + table.state[id].name);
    }
}

std::vector<ObjectId> expose(Table &table, const std::vector<ObjectId> &ids)
{
    std::vector<Impending> impending;
    for (const ObjectId id : ids) {
        requireModelled(table, id);
        impending.push_back({Prevented::Expose, Damage::Net, 1, id});
    }
    for (Impending &one : impending)
        if (isForbidden(table, Forbidden::Expose, Side::Runner, one.object)) {
            table.say(whyForbidden(table, Forbidden::Expose, Side::Runner, one.object),
                      {"cannot.prevails"_rule});
            one.amount = 0;
        }
    letPrevent(table, impending);
    std::vector<ObjectId> left;
    for (const Impending &one : impending)
        if (one.amount > 0)
            left.push_back(one.object);
    for (const ObjectId id : left) {
        show(table, id);
        table.say(isShown(id), {"info.expose"_rule});
        table.order.push_back("expose:" + table.state[id].name);
    }
    if (left.size() > 1)
        table.say(Sentence::tr("cards that one effect exposes are exposed at the same time"),
                  {"info.expose-together"_rule});
    for (const ObjectId id : left)
        raise(table,
              {EventKind::Exposed, id, table.frames.actor().value_or(table.state[id].owner)});
    return left;
}

namespace {

void mix(Table &table, Side side)
{
    table.order.emplace_back("shuffle");
    table.state.shuffled.add(side);
    const Zone deck = deckZoneOf(side);
    for (Object &object : table.state.objects)
        if (object.zone == deck) {
            object.shownToCorp = object.shownToRunner = false;
            object.place = 0;
            ++object.copy; // Whoever looked at it before cannot tell it from the others.
        }
}

/// The card that the line tells to go on top of that deck, if it tells that.
ObjectId putOnTop(const TraceLine &line, Zone deck)
{
    ObjectId card;
    line.what.forEachValue([&](const Sentence::Value &value) {
        if (const auto *id = std::get_if<ObjectId>(&value))
            card = *id;
    });
    return card.exists() && line.what == goesOnTop(card, deck) ? card : ObjectId{};
}

/// One act shuffles a deck again: the last time is worth a line.
void retellShuffle(const Table &table, Zone deck)
{
    for (TraceLine &line : table.record.trace)
        line.retold =
            line.retold || (line.played == table.played() && line.what == isShuffled(deck));
}

} // namespace

void shuffle(Table &table, Side side)
{
    // What goes into a deck that is shuffled then lies nowhere in particular.
    auto &trace = table.record.trace;
    for (auto line = trace.rbegin(); line != trace.rend(); ++line)
        if (const ObjectId card = putOnTop(*line, deckZoneOf(side)); card.exists())
            line->what = goesTo(card, deckZoneOf(side));
        else
            break;
    retellShuffle(table, deckZoneOf(side));
    table.say(isShuffled(deckZoneOf(side)), {"effect.resolve"_rule});
    mix(table, side);
}

void closeSearch(Table &table, Side by, const std::vector<ObjectId> &found, bool textShuffles)
{
    const Zone deck = deckZoneOf(by);
    const bool first = table.hasRule("search.shuffle-first"_rule);
    if (textShuffles && !first && !found.empty()) {
        raise(table, {EventKind::Searched, found.front(), by}); // the text itself says when
        return;
    }
    if (first)
        table.say(Sentence::tr("{zone} is shuffled before anything else happens", {{"zone", deck}}),
                  {"search.shuffle-first"_rule});
    else {
        if (!found.empty())
            retellShuffle(table, deck);
        table.say(!found.empty() ? isShuffled(deck)
                                 : Sentence::tr("{zone} is shuffled, although nothing is found",
                                                {{"zone", deck}}),
                  {table.orElse("search.must-find"_rule, "effect.resolve"_rule, found.empty())});
        if (!found.empty())
            table.orderOpen =
                Sentence::tr("this version does not say when the deck is shuffled in a search");
    }
    std::vector<Zone> before;
    for (const ObjectId id : found) {
        before.push_back(table.state[id].zone);
        table.state[id].zone = Zone::SetAside;
    }
    mix(table, by);
    for (std::size_t i = 0; i < found.size(); ++i)
        table.state[found[i]].zone = before[i];
    raise(table, {EventKind::Searched, found.empty() ? ObjectId{} : found.front(), by});
}

ObjectId search(Table &table, Side by, const Filter &what, const Context &context,
                bool textShuffles)
{
    const auto found = all(table, what, context);
    ObjectId one;
    // What the script names tells that another way was taken, where there is one.
    if (found.empty() && table.named().exists() && unlisted(table.state, deckZoneOf(by)) > 0)
        throw Misnamed{Sentence::tr("{card} is none of the cards that may be chosen",
                                    {{"card", table.named()}})};
    if (found.empty())
        requireListed(table, what);
    if (found.empty()) {
        table.say(Sentence::tr("there is no such card, so the search finds nothing"),
                  {"search.must-find"_rule});
    } else {
        noteUnfit(table, what, context, found);
        one = table.pick(by, Sentence::tr("which card is found"), found);
        // Where nothing says that it must be, whoever searches has found it all the same.
        const bool must = table.hasRule("search.must-find"_rule);
        table.say(must ? Sentence::tr("{player} searches for {kind}, must find one, and finds "
                                      "{card}",
                                      {{"player", by},
                                       {"kind", describeOne(what, context.controller)},
                                       {"card", one}})
                       : Sentence::tr("{player} finds {card}", {{"player", by}, {"card", one}}),
                  {table.orElse("search.must-find"_rule, "effect.resolve"_rule)});
        table.order.push_back("find:" + table.state[one].name);
    }
    closeSearch(table, by, one.exists() ? std::vector{one} : std::vector<ObjectId>(), textShuffles);
    return one;
}

void showChosen(Table &table, const Filter &what, ObjectId id)
{
    Object &object = table.state[id];
    // One that is installed is pointed at; what it is stays hidden.
    const bool inactive = object.owner == Side::Corp && !object.faceup && !isInstalled(object)
        && object.zone != Zone::Hosted && object.zone != Zone::SetAside;
    if (!inactive || !table.hasRule("info.show-chosen"_rule))
        return;
    const bool attribute = !what.types.empty() || !what.subtype.empty() || !what.title.empty()
        || !what.notSubtype.empty() || what.sameTitle != Ref::None;
    // Of a card that is not told from others of a hand, to show which it is need not be to show it.
    const bool reveals = table.hasRule("info.reveal-attribute"_rule);
    object.pointedAt = reveals && !attribute && object.zone == handOf(object.owner);
    object.shownToRunner = !object.pointedAt;
    if (attribute && reveals) {
        object.revealed = true;
        table.say(Sentence::tr("{card} is revealed, for what it is matters to the effect",
                               {{"card", id}}),
                  {"info.reveal-attribute"_rule});
        return;
    }
    if (object.revealed && !object.pointedAt)
        return; // it has been shown already
    table.say(object.pointedAt
                  ? Sentence::tr("the Corp points out which card is meant, without turning it")
                  : reveals
                  ? Sentence::tr("the Corp shows which card {zone.in} it has chosen, and that card "
                                 "stays facedown",
                                 {{"zone", object.zone}})
                  : Sentence::tr("the Corp shows {card} to the Runner, and it is not turned",
                                 {{"card", id}}),
              {"info.show-chosen"_rule});
}

std::vector<Side> whoKnows(const State &state, ObjectId id)
{
    const Object &object = state[id];
    const Zone deck = deckZoneOf(object.owner);
    // Set aside in an access, a card is known to nobody to whom it was not known before.
    Zone zone = object.zone;
    for (const auto &[aside, from] : state.run.setAside)
        if (aside == id && zone == Zone::SetAside)
            zone = from;
    const bool open = object.faceup && zone != deck && zone != handOf(object.owner);
    const bool own = zone != deck;
    std::vector<Side> sides;
    if (open || object.shownToCorp || (own && object.owner == Side::Corp))
        sides.push_back(Side::Corp);
    if (open || object.shownToRunner || (own && object.owner == Side::Runner))
        sides.push_back(Side::Runner);
    return sides;
}

} // namespace rulings
