// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/gate/gate_parts.h"

namespace tournament {

Follows canFollow(const Event &event, const Fact &fact)
{
    Objection found = std::visit(
        [&event](const auto &one) -> Objection {
            using One = std::decay_t<decltype(one)>;
            if (!event.created && !std::is_same_v<One, EventCreated>)
                return "the event has not been created";
            return objection(event, one);
        },
        static_cast<const AnyFact &>(fact));
    if (found)
        return core::unexpected(std::move(*found));
    return {};
}

Follows follow(Event &event, const Facts &facts)
{
    for (const Fact &fact : facts) {
        if (auto follows = canFollow(event, fact); !follows)
            return follows;
        apply(event, fact);
    }
    return {};
}

std::string numbered(std::string_view what, std::int64_t number)
{
    return std::string(what) + ' ' + std::to_string(number);
}

Objection outside(std::initializer_list<Counted> numbers)
{
    for (const Counted &number : numbers)
        if (!number.range.contains(number.value))
            return std::string(number.what) + ": " + std::to_string(number.value)
                + " is not between " + std::to_string(number.range.least) + " and "
                + std::to_string(number.range.most);
    return std::nullopt;
}

Objection unknown(const Event &event, PlayerId player)
{
    if (findPlayer(event, player))
        return std::nullopt;
    return numbered("there is no player", player.value);
}

Objection unknown(const Event &event, std::span<const PlayerId> players)
{
    for (const PlayerId player : players)
        if (auto found = unknown(event, player))
            return found;
    return std::nullopt;
}

Objection missingRound(const Event &event, int round)
{
    if (findRound(event, round))
        return std::nullopt;
    return numbered("there is no round", round);
}

Objection missingTable(const Event &event, int round, int table)
{
    if (auto found = missingRound(event, round))
        return found;
    if (findMatch(event, round, table))
        return std::nullopt;
    return numbered("there is no table", table) + numbered(" in round", round);
}

Objection at(std::string_view place, std::int64_t number, Objection found)
{
    if (found)
        *found = numbered(place, number) + ": " + *found;
    return found;
}

} // namespace tournament
