// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `rearrange-ice` of the card language: the same number of ice stays at each server.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace rulings {

namespace {

struct RearrangeHow {
    bool oneServer = false; ///< that its player chooses
};

How readRearrangeHow(const core::JsonPlace &place)
{
    RearrangeHow how;
    fill(how.oneServer, place, "one_server");
    return how;
}

/// As the script says.
ServerId whichServer(Table &table, Side by)
{
    const Act *act = table.next();
    if (choosesServer(act) && !table.isAsked(act)) {
        const ServerId server = act->server;
        table.consume();
        return server;
    }
    table.holdForServer(by, Sentence::tr("whose ice is rearranged"));
    throw notStated(Sentence::tr("which server is chosen is not stated"));
}

/// The script names the ice for each place, the innermost of the first server first; what it does
/// not name keeps its order behind those.
void resolveRearrange(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side by = playerOf(effect, context);
    std::vector<ServerId> servers;
    if (effect.as<RearrangeHow>().oneServer)
        servers.push_back(whichServer(table, by));
    else
        for (std::size_t i = 0; i < state.servers.size(); ++i)
            servers.push_back({static_cast<std::int16_t>(i)});
    std::vector<std::pair<ServerId, int>> places;
    std::vector<ObjectId> left;
    for (const ServerId server : servers)
        for (const ObjectId id : iceProtecting(state, server)) {
            places.emplace_back(server, state[id].position);
            left.push_back(id);
        }
    if (left.size() > 1 && !table.named().exists())
        table.leaveUndone(by, Sentence::tr("all ice stays where it is"), picksOf(left));
    std::vector<ObjectId> order;
    while (left.size() > 1 && table.named().exists()) {
        order.push_back(table.pick(by, Sentence::tr("which ice comes to the next place"), left));
        std::erase(left, order.back());
    }
    order.insert(order.end(), left.begin(), left.end());
    std::vector<Sentence> moved;
    for (std::size_t i = 0; i < order.size(); ++i) {
        Object &ice = state[order[i]];
        const auto &[server, position] = places[i];
        if (ice.server != server)
            moved.push_back(Sentence::tr("{card} now protects {server}",
                                         {{"card", order[i]}, {"server", server}}));
        else if (ice.position != position)
            //: a piece of ice, and which it is of its server
            moved.push_back(Sentence::tr("{card} is now at position {number} from the server",
                                         {{"card", order[i]}, {"number", position}}));
        ice.server = server;
        ice.position = position;
    }
    table.say(Sentence::tr("{player} rearranges ice, as many pieces at each server as before, and "
                           "none of it is rezzed or derezzed by that",
                           {{"player", by}}),
              {"effect.resolve"_rule});
    for (Sentence &one : moved)
        table.say(std::move(one), {"effect.resolve"_rule});
}

Sentence describeRearrangeIce(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    return effect.as<RearrangeHow>().oneServer
        ? Sentence::tr("{player} rearranges the ice of a server", {{"player", side}})
        : Sentence::tr("{player} rearranges all ice, as many at each server as before",
                       {{"player", side}});
}

} // namespace

extern const Operation rearrangeIceOperation{.word = "rearrange-ice",
                                             .keys = {"op", "player", "one_server"},
                                             .read = readRearrangeHow,
                                             .resolve = resolveRearrange,
                                             .needsChoice = alwaysNeedsChoice,
                                             .describe = describeRearrangeIce};

} // namespace rulings
