// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `host` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
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
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

struct HostHow {
    Filter on; ///< the other card
    bool facedown = false;
};

How readHostHow(const core::JsonPlace &place)
{
    HostHow how;
    fill(how.on, place, "on");
    fill(how.facedown, place, "facedown");
    return how;
}

/// Where Host may put that card, or any: what is full or hosts it already does not count.
std::vector<ObjectId> hostsOpenTo(const Table &table, const Effect &effect, const Context &context,
                                  ObjectId card = {})
{
    auto hosts = all(table, effect.as<HostHow>().on, context);
    std::erase_if(hosts, [&](ObjectId host) {
        return isFull(table.state, host) || (card.exists() && table.state[card].host == host);
    });
    return hosts;
}

void resolveHost(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const auto cards = chosenCards(table, effect, context);
    if (cards.empty())
        return;
    const auto hosts = hostsOpenTo(table, effect, context, cards.front());
    if (hosts.empty())
        return;
    hostOn(table, cards.front(), table.pick(side, whichIsHost(), hosts),
           effect.as<HostHow>().facedown);
    context.picked = cards.front();
}

bool couldHost(const Table &table, const Effect &effect, const Context &context)
{
    return !hostsOpenTo(table, effect, context).empty()
        && isThere(table, effect.of, all(table, effect.of, context),
                   [&](ObjectId id) { return !hostsOpenTo(table, effect, context, id).empty(); });
}

bool choosesHost(const Effect &effect)
{
    return choosesCards(effect) || effect.as<HostHow>().on.ref == Ref::None;
}

} // namespace

extern const Operation hostOperation{.word = "host",
                                     .keys = {"op", "player", "of", "on", "facedown"},
                                     .read = readHostHow,
                                     .resolve = resolveHost,
                                     .couldChange = couldHost,
                                     .needsChoice = choosesHost};

} // namespace rulings
