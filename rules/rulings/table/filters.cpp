// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subtype", "Facedown", "Card Conversion", "Self-Referential Language",
// "Host", "Active"; FAQ 1.6: "Subtypes", the card rulings on Rook, Bishop, Knight and Pawn.
#include "rules/rulings/table/filters.h"

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/considered.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

bool isThere(const Table &table, Where where, ObjectId id, const Context &context)
{
    const Object &object = table.state[id];
    switch (where) {
    case Where::Anywhere:
        return true;
    case Where::ThisServer:
        return context.source.exists() && serverHolding(object).exists()
            && serverHolding(object)
            == (context.server.exists() ? context.server : table.state[context.source].server);
    case Where::AttackedServer:
        return table.state.run.on && object.server == table.state.run.server;
    case Where::StartedServer:
        return table.state.run.on && object.server == table.state.run.startedOn;
    case Where::CentralServer:
        return object.server.exists() && isCentral(object.server);
    case Where::RemoteServer:
        return object.server.exists() && !isCentral(object.server);
    case Where::HqOrRnD:
        return object.server == hqServer || object.server == rndServer;
    case Where::Hq:
        return object.server == hqServer;
    case Where::RnD:
        return object.server == rndServer;
    case Where::Archives:
        return object.server == archivesServer;
    case Where::ChosenServer:
        return object.server.exists() && object.server == table.state[context.source].chosenServer;
    case Where::EventServer:
        return context.event.object.exists() && object.server.exists()
            && object.server == table.state[context.event.object].server;
    case Where::NewServer:
        return false; // only an install may name it
    case Where::HostServer:
    case Where::OtherServer: {
        const ObjectId host = table.state[context.source].host;
        return object.server.exists() && host.exists()
            && (object.server == table.state[host].server) == (where == Where::HostServer);
    }
    }
    return false;
}

/// Where the ice stands: of the outermost by itself, otherwise seen from the host of the card.
bool isInRow(const Table &table, Row row, ObjectId id, const Context &context)
{
    const State &state = table.state;
    const Object &ice = state[id];
    if (row == Row::Any)
        return true;
    if (row == Row::Top)
        return std::ranges::find(state.objects, ice.zone, &Object::zone)->name == ice.name;
    if (row == Row::NotInnermost && id == table.frames.installing())
        return table.frames.iceBehind() > 0;
    if (ice.zone != Zone::Protecting)
        return false;
    if (row == Row::NotInnermost)
        return ice.position > 0;
    if (row == Row::SameAsEvent)
        return context.event.object.exists()
            && ice.position == state[context.event.object].position;
    if (row == Row::NextToEncountered)
        return state.run.encountering && state.run.ice.exists()
            && ice.server == state[state.run.ice].server
            && std::abs(ice.position - state[state.run.ice].position) == 1;
    if (row == Row::Outermost)
        return iceProtecting(state, ice.server).back() == id;
    if (row == Row::Innermost)
        return iceProtecting(state, ice.server).front() == id;
    const ObjectId host = state[context.source].host;
    if (!host.exists() || state[host].zone != Zone::Protecting)
        return row == Row::NotNextToHost;
    const bool sameServer = state[host].server == ice.server;
    const int distance = ice.position - state[host].position;
    switch (row) {
    case Row::SameAsHost:
        return distance == 0;
    case Row::NotNextToHost:
        return !sameServer || distance < -1 || distance > 1;
    case Row::InsideHost:
        return sameServer && distance == -1;
    default:
        return true;
    }
}

/// Conditions on what a card hosts and on what hosts it.
bool fitsHosting(const Table &table, const Filter &filter, ObjectId id)
{
    const State &state = table.state;
    const ObjectId host = state[id].host;
    if (filter.unhosted && host.exists())
        return false;
    if (filter.hostedOn && (!host.exists() || state[host].card->type != *filter.hostedOn))
        return false;
    if (filter.notHosting.empty())
        return true;
    return std::ranges::none_of(state.objects, [&](const Object &hosted) {
        return hosted.host == id && hasSubtype(table, state.find(hosted.name), filter.notHosting);
    });
}

bool isNamed(const Table &table, const Filter &filter, ObjectId id, const Context &context)
{
    const CardModel &card = *table.state[id].card;
    const bool nameless = isNameless(table.state[id]);
    const auto isSuch = [&](ObjectId other) {
        return other.exists() && !nameless && !isNameless(table.state[other]);
    };
    if (!filter.title.empty() && (nameless || card.title != filter.title))
        return false;
    if (filter.sameType != Ref::None) {
        const ObjectId like = object(table, filter.sameType, context);
        if (!isSuch(like) || typeOf(table.state[like]) != typeOf(table.state[id]))
            return false;
    }
    if (filter.sameTitle == Ref::None)
        return true;
    const ObjectId other = object(table, filter.sameTitle, context);
    return isSuch(other) && other != id && !card.title.empty()
        && table.state[other].card->title == card.title;
}

/// Of that faction, or of that of the identity that plays it.
bool fitsFaction(const Table &table, const Filter &filter, ObjectId id)
{
    const Object &candidate = table.state[id];
    if (filter.faction && candidate.card->faction != *filter.faction)
        return false;
    if (!filter.ofOwnFaction)
        return true;
    const auto identity = std::ranges::find_if(table.state.objects, [&](const Object &one) {
        return one.zone == Zone::Identity && one.owner == candidate.owner;
    });
    if (identity == table.state.objects.end() || !identity->card->faction
        || !candidate.card->faction)
        throw notStated(Sentence::tr("of which faction the identity is is not stated"));
    return (identity->card->faction == candidate.card->faction) == *filter.ofOwnFaction;
}

/// What the card is, and whose.
bool fitsKind(const Table &table, const Filter &filter, ObjectId id, const Context &context)
{
    const Object &candidate = table.state[id];
    // A facedown Runner card has no type, and a condition counter has lost its own.
    const bool typeless =
        isNameless(candidate) || (candidate.converted && !isScoreArea(candidate.zone));
    if (!filter.types.empty() && (typeless || !filter.types.contains(typeOf(candidate))))
        return false;
    if (!filter.subtype.empty() && !hasSubtype(table, id, filter.subtype))
        return false;
    if (!filter.notSubtype.empty() && hasSubtype(table, id, filter.notSubtype))
        return false;
    return !filter.owner || candidate.owner == sideOf(*filter.owner, context.controller);
}

/// Where and how it lies.
bool fitsPlace(const Filter &filter, const Object &candidate, const Context &context)
{
    if (filter.installed && *filter.installed != isInstalled(candidate))
        return false;
    if (filter.rezzed
        && (candidate.owner != Side::Corp || !isInstalled(candidate)
            || *filter.rezzed != candidate.faceup
            || (candidate.faceup && candidate.card->type == CardType::Agenda)))
        return false;
    if ((filter.zone && candidate.zone != *filter.zone)
        || (filter.notZone && candidate.zone == *filter.notZone))
        return false;
    return !filter.hosted || candidate.host == context.source;
}

} // namespace

Filter withNamed(const Table &table, Filter filter, const Context &context)
{
    if (const std::string &named = namedBy(table, context); filter.named && !named.empty()) {
        filter.named = false;
        const auto isCalledSo = [&](const Object &one) { return one.card->title == named; };
        const bool title = std::ranges::any_of(table.state.objects, isCalledSo);
        if (const auto type = core::fromWord(rules::cardTypeWords, named))
            filter.types = {*type};
        else
            (title ? filter.title : filter.subtype) = named;
    }
    return filter;
}

namespace {

/// Of the title, type or subtype that was named.
bool isOfNamed(const Table &table, ObjectId id, const std::string &named)
{
    if (isNameless(table.state[id]))
        return false;
    if (!named.empty() && table.state[id].card->title == named)
        return true;
    const auto type = core::fromWord(rules::cardTypeWords, named);
    return type ? typeOf(table.state[id]) == *type : hasSubtype(table, id, named);
}

/// What the text says of it besides.
bool fitsCondition(const Table &table, const Filter &filter, ObjectId id, const Context &context)
{
    if (!filter.fits)
        return true;
    Context looking = context;
    looking.candidate = id;
    return holds(table, *filter.fits, looking);
}

/// Whether some of its recurring credits were spent.
bool lacksRecurring(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    const auto &most = object.card->recurring.refillsTo;
    return most && isActive(table.state, id)
        && object.counter(Counter::Recurring) < number(table, *most, contextOf(table, id));
}

/// What has become of it, or can be done with it.
bool fitsCourse(const Table &table, const Filter &filter, ObjectId id, const Context &context)
{
    const Object &candidate = table.state[id];
    if (filter.hasTrashCost && !hasTrashCost(table, id))
        return false;
    if (filter.justRezzed && !candidate.justRezzed) {
        if (candidate.faceup && table.state.run.on && !table.state.run.followed)
            table.assume(
                Sentence::tr("{card} was rezzed before it was approached", {{"card", id}}));
        return false;
    }
    if (filter.beingInstalled && id != table.frames.installing() && candidate.zone != Zone::Grip)
        return false;
    if (filter.unique && *filter.unique != candidate.card->unique)
        return false;
    if (filter.advanceable && !canBeAdvanced(table, id))
        return false;
    if (filter.canHost && cannotHost(table, id))
        return false;
    if (filter.has && candidate.counter(*filter.has) == 0
        && !(*filter.has == Counter::Advancement && tokensConsidered(table, id) > 0))
        return false;
    if (filter.costsAtMostNumber && value(table, Value::InstallCost, id) > context.number)
        return false;
    if ((filter.looked || filter.notLooked)
        && (std::ranges::find(context.looked, std::pair(id, candidate.copy))
            == context.looked.end())
            == filter.looked)
        return false;
    if (filter.isNot != Ref::None && object(table, filter.isNot, context) == id)
        return false;
    if (filter.named && !isOfNamed(table, id, namedBy(table, context)))
        return false;
    if (filter.brokenWholeBy != Ref::None
        && !isBrokenWhole(table, id, object(table, filter.brokenWholeBy, context)))
        return false;
    if (filter.noted && std::ranges::find(table.state.run.noted, id) == table.state.run.noted.end())
        return false;
    if (filter.firstBoosted && table.state.firstBoosted.exists() && table.state.firstBoosted != id)
        return false;
    if (filter.spentRecurring && !lacksRecurring(table, id))
        return false;
    if (filter.faceup)
        assumeFacedown(table, id);
    return !filter.faceup || *filter.faceup == candidate.faceup;
}

bool liesInServer(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    return isInsideServer(table, object.zone) && serverHolding(object).exists();
}

} // namespace

bool matches(const Table &table, const Filter &filter, ObjectId id, const Context &context)
{
    if (!id.exists())
        return false;
    const Object &candidate = table.state[id];
    if (filter.ref != Ref::None && object(table, filter.ref, context) != id)
        return false;
    if (!fitsKind(table, filter, id, context) || !fitsPlace(filter, candidate, context)
        || !fitsCourse(table, filter, id, context) || !fitsHosting(table, filter, id)
        || !isNamed(table, filter, id, context) || !isInRow(table, filter.row, id, context)
        || !fitsCondition(table, filter, id, context) || !fitsFaction(table, filter, id))
        return false;
    if (!filter.anyOf.empty() && std::ranges::none_of(filter.anyOf, [&](const Filter &one) {
            return matches(table, one, id, context);
        }))
        return false;
    return isThere(table, filter.where, id, context)
        && (!filter.inServer || liesInServer(table, id));
}

std::vector<ObjectId> all(const Table &table, const Filter &filter, const Context &context)
{
    // What has left the game is meant by who speaks of such cards, or of what he did with them.
    const bool alsoRemoved = filter.looked || filter.zone == Zone::Removed;
    std::vector<ObjectId> found;
    if (filter.ref != Ref::None) {
        const ObjectId one = object(table, filter.ref, context);
        if (matches(table, filter, one, context))
            found.push_back(one);
        return found;
    }
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)};
            (alsoRemoved || table.state.objects[i].zone != Zone::Removed)
            && matches(table, filter, id, context))
            found.push_back(id);
    return found;
}

} // namespace rulings
