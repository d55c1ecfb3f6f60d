// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Active", "Inactive", "Archives", "Uninstall", "Host", "Trash", "Derez",
// "Score Area", "Winning the Game", "Server, Remote Servers"; FAQ 1.6: "Uninstalled", "Hosting",
// "Card Memory", "Revealing Cards".
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/filters.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Ice further out moves one position inward (Rules Reference 1.0, "Approach").
void closeRank(State &state, ServerId server, int position)
{
    for (Object &other : state.objects)
        if (other.zone == Zone::Protecting && other.server == server && other.position > position)
            --other.position;
    if (state.run.on && state.run.server == server && state.run.position > position)
        --state.run.position;
}

/// Among others of its zone a card is known no more to whom it was shown (Rules Reference 1.0,
/// "Information").
void hide(State &state, ObjectId id)
{
    Object &object = state[id];
    const bool isDeck = object.zone == deckZoneOf(object.owner);
    const Stated &counted =
        isDeck ? state.player(object.owner).deck : state.player(object.owner).hand;
    const auto told = std::ranges::count(state.objects, object.zone, &Object::zone);
    if (isDeck || told > 1 || !counted.isKnown() || counted > 0)
        object.shownToCorp = object.shownToRunner = object.pointedAt = false;
}

/// In a deck a card lies on top until something else is said.
void enterHidden(State &state, ObjectId id)
{
    hide(state, id);
    Object &object = state[id];
    if (object.zone != deckZoneOf(object.owner))
        return;
    for (const ObjectId other : deckOf(state, object.owner))
        if (other != id)
            object.place = std::min(object.place, state[other].place - 1);
}

/// Identities leave the game instead, and are left out of those.
std::vector<ObjectId> butIdentities(Table &table, std::vector<ObjectId> cards)
{
    for (const ObjectId id : cards)
        if (table.state[id].card->type == CardType::Identity) {
            moveTo(table, id, Zone::Removed);
            table.say(Sentence::tr("{card} is removed from the game", {{"card", id}}),
                      {"effect.resolve"_rule});
        }
    std::erase_if(cards,
                  [&](ObjectId id) { return table.state[id].card->type == CardType::Identity; });
    return cards;
}

/// What it hosts goes with it, or is hosted no more.
void releaseHosted(Table &table, ObjectId host, bool toTrashPile)
{
    const auto hosted = hostedOn(table.state, host);
    if (hosted.empty())
        return;
    // The core rules speak of trashed hosts only.
    if (toTrashPile || table.setting("host.hosted-trashed-when-uninstalled")) {
        table.say(Sentence::tr("what it hosted is trashed, which nothing can prevent"),
                  {"host.uninstalled"_rule});
        trashAll(table, butIdentities(table, hosted));
        return;
    }
    for (const ObjectId one : hosted)
        table.state[one].host = {};
}

/// It has left play, for that zone: from now on it is another copy.
void uninstall(Table &table, ObjectId id, const Object &before, Zone zone, bool wasActive)
{
    State &state = table.state;
    Object &object = state[id];
    // What of it is forgotten now; a line without that would tell nothing.
    const bool remembered = object.chosen.exists() || !object.usedThisTurn.empty();
    ++object.copy;
    state.winKept = state.winKept
        || std::ranges::any_of(object.card->abilities,
                               [](const Ability &one) { return forbids(one, Forbidden::Win); });
    object.chosen = {};
    object.named.clear();
    object.usedThisTurn.clear();
    object.usesKnown = true;
    // What lasts for an encounter or a run is over before the card could be back.
    const bool matters = isAwaited(table, EventKind::Uninstalled)
        || std::ranges::any_of(state.lasting, [&](const Lasting &lasting) {
                             return lasting.object == id && lasting.until >= Duration::Turn;
                         });
    if (matters || (remembered && table.hasRule("zone.uninstalled"_rule)))
        table.say(
            Sentence::tr("{card} is uninstalled: from now on it is another copy", {{"card", id}}),
            {"zone.uninstalled"_rule, "zone.no-memory"_rule});
    releaseHosted(table, id, zone == trashPileOf(before.owner));
    raise(table, {EventKind::Uninstalled, id, before.owner, Damage::Net, 0, before.zone},
          wasActive ? std::vector{id} : std::vector<ObjectId>{});
}

} // namespace

void leaveServer(Table &table, ServerId left)
{
    if (!left.exists() || isCentral(left) || hasCards(table.state, left))
        return;
    Server &server = table.state.servers[static_cast<std::size_t>(left.value)];
    if (std::exchange(server.gone, true) || left == table.frames.keptServer())
        return;
    table.say(Sentence::tr("{server} has no card left and ceases to exist", {{"server", left}}),
              {"server.ceases"_rule});
}

void moveTo(Table &table, ObjectId id, Zone zone)
{
    State &state = table.state;
    noteSeen(state[id]);
    const Object before = state[id];
    const bool wasActive = waitsFor(*before.card, EventKind::Uninstalled) && isActive(state, id)
        && !isBlank(table, id);
    const bool toScoreArea = isScoreArea(zone);

    Object &object = state[id];
    object.zone = zone;
    object.faceupKnown = true;
    if (isInstalledIn(zone))
        return;
    if (zone != before.zone && isHandOrDeck(zone, before.owner))
        enterHidden(state, id);
    object.server = {};
    object.host = {};
    object.position = 0;
    object.counters = {};
    if (!toScoreArea) {
        object.worth.reset();
        object.converted = false;
    }
    if (!isInstalled(before))
        return;

    if (before.zone == Zone::Protecting)
        closeRank(state, before.server, before.position);
    // Where the version is silent it matters only for what is hosted.
    const bool uninstalled =
        !toScoreArea || table.book->setting("uninstall.by-entering-a-score-area") == Setting::Yes;
    if (!uninstalled && !hostedOn(state, id).empty())
        (void)table.setting("uninstall.by-entering-a-score-area");
    if (uninstalled)
        uninstall(table, id, before, zone, wasActive);
    leaveServer(table, before.server);
}

namespace {

/// What applies for the rest of the run although its card is trashed in it.
void linger(Table &table, ObjectId id)
{
    if (!table.state.run.on || !isActive(table.state, id) || isBlank(table, id)) {
        for (const Ability &ability : table.state[id].card->abilities)
            if (const auto *cost = ability.asIf<AdditionalCostAbility>();
                cost && cost->lingers && table.state.run.on)
                noteIdle(table, id, ability, "ability.constant"_rule, [&] {
                    return Sentence::tr("{card} adds no cost: {why}",
                                        {{"card", id}, {"why", Sentence::tr("it was inactive")}});
                });
        return;
    }
    for (const Ability &ability : table.state[id].card->abilities)
        if (const auto *waits = ability.asIf<ConditionalAbility>(); waits && waits->lingers) {
            Table::Awaiting one;
            one.ability = &ability;
            one.context = contextOf(table, id);
            one.context.server = table.state[id].server;
            one.until = Duration::Run;
            table.awaiting.push_back(std::move(one));
        }
    for (const Ability &ability : table.state[id].card->abilities)
        if (const auto *cost = ability.asIf<AdditionalCostAbility>(); cost && cost->lingers) {
            Lasting lasting;
            lasting.kind = Lasting::Kind::LingeringCost;
            lasting.until = Duration::Run;
            lasting.source = id;
            lasting.ability = &ability;
            lasting.server = table.state[id].server;
            table.state.lasting.push_back(std::move(lasting));
        }
}

/// `before`: how it lay; `faceup`: as it lies now.
void sayWhereTrashed(const Table &table, ObjectId id, const Object &before, bool faceup)
{
    if (before.owner == Side::Corp)
        table.say(
            faceup ? Sentence::tr("{card} goes to Archives faceup: the Runner could see it",
                                  {{"card", id}})
                : before.shownToRunner
                ? Sentence::tr("{card} goes to Archives facedown: it was not faceup before",
                               {{"card", id}})
                : Sentence::tr("{card} goes to Archives facedown: the Runner could not see it",
                               {{"card", id}}),
            {table.state.run.accessing == id && !before.faceup ? "archives.accessed"_rule
                                                               : "archives.orientation"_rule});
    else
        table.say(isNameless(before) ? Sentence::tr("{card} goes {zone.to} and is turned faceup",
                                                    {{"card", id}, {"zone", Zone::Heap}})
                                     : goesTo(id, Zone::Heap),
                  {"zone.trash-pile"_rule});
}

} // namespace

void trashAll(Table &table, const std::vector<ObjectId> &ids)
{
    const std::optional<Damage> damage = table.frames.damage();
    const int batch = ++table.batches;
    const auto isTrashed = [&](ObjectId id, const Object &before) -> Event {
        return {EventKind::Trashed,
                id,
                before.owner,
                damage.value_or(Damage::Net),
                0,
                before.zone,
                table.frames.actor().value_or(before.owner),
                damage.has_value(),
                isNameless(before),
                serverHolding(before),
                false,
                false,
                Counter::Virus,
                batch};
    };
    std::vector<Event> events;
    std::vector<ObjectId> left;
    for (const ObjectId id : ids)
        if (isActive(table.state, id) && !isBlank(table, id))
            left.push_back(id);
    for (const ObjectId id : ids) {
        // Its text may say what happens then, wherever it is trashed from.
        requireModelled(table, id);
        const Object before = table.state[id];
        // An accessed card is seen, but not active for that.
        const bool faceup = isVisible(before) || table.state.run.accessing == id;
        linger(table, id);
        if (const auto instead = insteadOfPile(table, id)) {
            events.push_back(isTrashed(id, before));
            goInstead(table, id, *instead);
            table.order.push_back("trash:" + before.name);
            continue;
        }
        moveTo(table, id, trashPileOf(before.owner));
        table.state[id].faceup = faceup;
        sayWhereTrashed(table, id, before, faceup);
        table.order.push_back("trash:" + before.name);
        events.push_back(isTrashed(id, before));
    }
    for (const Event &event : events)
        raise(table, event, left);
}

void becomeActive(Table &table, ObjectId id)
{
    Object &object = table.state[id];
    noteTurnBegun(table, id);
    if (object.card->recurring.refillsTo && !isBlank(table, id)) {
        const int most = number(table, *object.card->recurring.refillsTo, contextOf(table, id));
        object.counters[static_cast<std::size_t>(Counter::Recurring)] =
            static_cast<std::int16_t>(most);
        object.recurringKnown = true;
        table.say(Sentence::tr("{counters} placed on {card} at once",
                               {{"counters", counted(most, Counter::Recurring)}, {"card", id}}),
                  {"credit.placed"_rule});
    }
    if (!object.card->unique || object.card->title.empty())
        return;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId other{static_cast<std::int16_t>(i)};
        if (other == id || !isActive(table.state, other)
            || table.state[other].card->title != object.card->title)
            continue;
        table.say(
            Sentence::tr("another unique card of that title is trashed, which nothing can prevent"),
            {"unique.older-trashed"_rule});
        trashAll(table, {other});
        return;
    }
}

void swapCards(Table &table, ObjectId first, ObjectId second)
{
    Object &one = table.state[first];
    Object &other = table.state[second];
    numberDecks(table.state, first, second);
    noteSeen(one);
    noteSeen(other);
    const bool oneIn = isInstalled(one);
    const bool otherIn = isInstalled(other);
    std::swap(one.zone, other.zone);
    std::swap(one.server, other.server);
    std::swap(one.position, other.position);
    std::swap(one.place, other.place);
    std::swap(one.host, other.host);
    table.say(Sentence::tr("{card} and {other} change places at once",
                           {{"card", first}, {"other", second}}),
              {"swap.exchange"_rule});
    table.order.push_back("swap:" + one.name);
    for (const ObjectId id : {first, second})
        if (isHandOrDeck(table.state[id].zone, table.state[id].owner))
            hide(table.state, id);
    if (oneIn && otherIn)
        table.say(Sentence::tr("neither is installed or uninstalled by that"),
                  {"swap.no-install"_rule});
    if (oneIn == otherIn)
        return;
    Object &gone = oneIn ? one : other;
    Object &come = oneIn ? other : one;
    const ObjectId goneId = oneIn ? first : second;
    const ObjectId comeId = oneIn ? second : first;
    come.faceup = come.owner == Side::Runner || come.card->installsFaceup;
    gone.faceup = false;
    gone.counters = {};
    ++gone.copy;
    const auto hosted = hostedOn(table.state, goneId);
    if (!hosted.empty()) {
        table.say(Sentence::tr("what the card hosted is trashed, because it is uninstalled"),
                  {"host.uninstalled"_rule});
        trashAll(table, hosted);
    }
    table.leaveOut("swap.no-install"_rule,
                   Sentence::tr("one of the cards was not installed before"));
    table.say(come.faceup ? Sentence::tr("{card} is installed by that, without an install cost",
                                         {{"card", comeId}})
                          : Sentence::tr(
                                "{card} is installed by that, unrezzed and without an install cost",
                                {{"card", comeId}}),
              {"swap.installs"_rule});
    // What takes the place of ice in a run is approached or encountered in its stead.
    if (table.state.run.on && table.state.run.ice == goneId)
        table.state.run.ice = comeId;
    if (isActive(table.state, comeId))
        becomeActive(table, comeId);
    raise(table, {EventKind::Uninstalled, goneId, gone.owner, Damage::Net, 0, come.zone});
    raise(table, {EventKind::Installed, comeId, come.owner});
}

void derez(Table &table, ObjectId id)
{
    noteSeen(table.state[id]);
    const bool wasRezzed = std::exchange(table.state[id].faceup, false);
    table.say(Sentence::tr("{card} is derezzed", {{"card", id}}), {"zone.derez"_rule});
    if (const auto hosted = hostedOn(table.state, id); !hosted.empty()) {
        if (!table.setting("host.hosted-stays-when-facedown"))
            trashAll(table, hosted);
        else
            table.say(Sentence::tr("what {card} hosts stays on it", {{"card", id}}),
                      {"host.uninstalled"_rule});
    }
    if (wasRezzed)
        raise(table, {EventKind::Derezzed, id, table.frames.actor().value_or(Side::Corp)});
}

} // namespace rulings
