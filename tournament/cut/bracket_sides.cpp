// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket_sides.h"

#include "core/random.h"

#include <algorithm>

namespace tournament {

namespace {

constexpr std::uint64_t cutSalt = 0x637574; // "cut": apart from the seeds of rounds and players

int difference(const Match &match, Seat seat)
{
    int result = 0;
    for (const Game &game : match.result->games)
        if (game.corp && game.ending != GameEnding::Unplayed)
            result += game.corp == seat ? 1 : -1;
    return result;
}

} // namespace

int sideDifference(const Event &event, PlayerId player, int beforeGame)
{
    int sum = 0;
    for (const Round &round : event.rounds)
        for (const Match &match : round.matches) {
            if (match.game == 0 || match.game >= beforeGame || !match.result)
                continue;
            if (match.p1 == player)
                sum += difference(match, Seat::P1);
            else if (match.p2 == player)
                sum += difference(match, Seat::P2);
        }
    return sum;
}

bool isChosen(const Wiring &wiring, int game)
{
    return std::ranges::all_of(wiring.game(game).slots,
                               [](const Slot &slot) { return slot.kind == SlotKind::Seed; });
}

SettledSides sidesByRule(const Event &event, const BracketGame &game)
{
    const auto at = [&](std::size_t seat) {
        return sideDifference(event, *game.contenders[seat].player, game.number);
    };
    const int first = at(0);
    const int second = at(1);
    const bool p1Corp = first != second ? first < second : drawsCorp(event, game.number);
    SettledSides result;
    result.p1Side = p1Corp ? Side::Corp : Side::Runner;
    result.why.player = *game.contenders[p1Corp ? 0 : 1].player;
    result.why.points = p1Corp ? first : second;
    result.why.gap = p1Corp ? second : first;
    if (first == second)
        result.why.code = ReasonCode::SidesRandom;
    else if ((first < 0 && second < 0) || (first > 0 && second > 0))
        result.why.code = ReasonCode::SidesDifferential;
    else
        result.why.code = ReasonCode::SidesLeast;
    return result;
}

std::uint64_t cutSeed(const Event &event) { return core::deriveSeed(event.seed, cutSalt); }

bool drawsCorp(const Event &event, int game)
{
    return core::Random(core::deriveSeed(cutSeed(event), static_cast<std::uint64_t>(game))).coin();
}

} // namespace tournament
