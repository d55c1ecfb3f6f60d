// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `host` of the card language.
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/host_cards.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/which_fit.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

struct HostHow {
    Filter on; ///< the other card
    bool facedown = false;
    bool top = false; ///< of the deck of its player, so many
};

How readHostHow(const core::JsonPlace &place)
{
    HostHow how;
    fill(how.on, place, "on");
    fill(how.facedown, place, "facedown");
    fill(how.top, place, "top");
    return how;
}

/// Where Host may put that card, or any: what is full or hosts it already does not count.
std::vector<ObjectId> hostsOpenTo(const Table &table, const Effect &effect, const Context &context,
                                  ObjectId card = {})
{
    auto hosts = all(table, effect.as<HostHow>().on, context);
    std::erase_if(hosts, [&](ObjectId host) {
        return isFull(table.state, host) || cannotHost(table, host)
            || (card.exists() && table.state[card].host == host);
    });
    return hosts;
}

std::vector<ObjectId> cardsToHost(Table &table, const Effect &effect, Context &context)
{
    if (!effect.as<HostHow>().top)
        return chosenCards(table, effect, context);
    const Side side = playerOf(effect, context);
    const auto top = fromTop(table.state, side, number(table, effect.amount, context));
    if (std::ranges::find(top, ObjectId{}) != top.end())
        throw notStated(
            Sentence::tr("which cards are {zone.in} is not stated", {{"zone", deckZoneOf(side)}}));
    return top;
}

void resolveHost(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    for (const ObjectId card : cardsToHost(table, effect, context)) {
        const auto hosts = hostsOpenTo(table, effect, context, card);
        if (hosts.empty())
            return;
        const ObjectId host = table.pick(side, whichIsHost(), hosts);
        sayWhyItFits(table, effect.as<HostHow>().on, context, host);
        if (isInstalled(table.state[card]) && table.state[card].owner == Side::Corp
            && table.state[host].owner == Side::Runner)
            moveTo(table, card, Zone::Hosted);
        hostOn(table, card, host, effect.as<HostHow>().facedown);
        context.picked = card;
    }
}

bool couldHost(const Table &table, const Effect &effect, const Context &context)
{
    if (effect.as<HostHow>().top)
        return hasCardsLeft(table.state, playerOf(effect, context));
    return !hostsOpenTo(table, effect, context).empty()
        && isThere(table, effect.of, all(table, effect.of, context),
                   [&](ObjectId id) { return !hostsOpenTo(table, effect, context, id).empty(); });
}

bool choosesHost(const Effect &effect)
{
    return choosesCards(effect) || effect.as<HostHow>().on.ref == Ref::None;
}

Sentence describeHost(const Effect &effect, Side owner)
{
    const auto &how = effect.as<HostHow>();
    const Side side = playerMeant(effect, owner);
    if (how.top)
        return Sentence::tr("{player} hosts {cards} from the top of the deck on {host}",
                            {{"player", side},
                             {"cards", describeCards(effect.amount, owner)},
                             {"host", describeOne(how.on, owner)}});
    const Sentence card = describeTaken(effect, owner);
    const Sentence host = describeOne(how.on, owner);
    return how.facedown ? Sentence::tr("{player} hosts {card} facedown on {host}",
                                       {{"player", side}, {"card", card}, {"host", host}})
                        : Sentence::tr("{player} hosts {card} on {host}",
                                       {{"player", side}, {"card", card}, {"host", host}});
}

} // namespace

extern const Operation hostOperation{
    .word = "host",
    .keys = {"op", "player", "n", "up_to", "of", "on", "facedown", "top"},
    .read = readHostHow,
    .resolve = resolveHost,
    .couldChange = couldHost,
    .needsChoice = choosesHost,
    .describe = describeHost};

std::vector<ObjectId> hostsToChoose(const Table &table, const Effect &effect,
                                    const Context &context)
{
    if (effect.op != &hostOperation || effect.as<HostHow>().top || effect.of.ref == Ref::None)
        return {};
    return hostsOpenTo(table, effect, context, object(table, effect.of.ref, context));
}

} // namespace rulings
