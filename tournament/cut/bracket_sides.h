// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"

namespace tournament {

struct SettledSides {
    Side p1Side = Side::Corp;
    Reason why;
    friend bool operator==(const SettledSides &, const SettledSides &) = default;
};

/// Games as Corp less games as Runner that this player has played in the cut ahead of a game.
/// What nobody sat down to (a no-show, a penalty, a forfeit by leaving) counts for no side.
[[nodiscard]] int sideDifference(const Event &event, PlayerId player, int beforeGame);

/// Both come to the cut in this game: the higher seed of the two chooses. The bye of a top 3 has
/// none to choose in (Tournament Rules 3.0.2, "Game Play").
[[nodiscard]] bool isChosen(const Wiring &wiring, int game);

/// Every later game: the smaller difference plays Corp, equal ones draw from the cut's seed.
[[nodiscard]] SettledSides sidesByRule(const Event &event, const BracketGame &game);

/// What every draw of the cut comes from; stands in Round::seed of its rounds.
[[nodiscard]] std::uint64_t cutSeed(const Event &event);
/// A draw of this game's own: whether p1 is Corp.
[[nodiscard]] bool drawsCorp(const Event &event, int game);

} // namespace tournament
