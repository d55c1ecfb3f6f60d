// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "tournament/event/command.h"

namespace tournament {

// How a cut goes on by itself. Nothing here decides a game: it seats whoever the results bring
// together, and what it finds is recorded as facts in the same act.

/// What follows from a state that a command has just changed: games whose players are others now
/// are withdrawn, games whose players are known are paired with their sides, games of players who
/// have left are conceded. Empty when all of that is so already.
[[nodiscard]] Facts cutConsequences(const Event &event);

/// Games with a result on record that these facts withdraw, ascending.
[[nodiscard]] std::vector<int> withdrawnResults(const Event &before, const Facts &facts);

/// Who would be seeded now, best first: the order of standings without who has left.
[[nodiscard]] std::vector<PlayerId> qualifiers(const Event &event);

/// Championship play has begun. Seeds alone do not begin it: an imported file may name them.
[[nodiscard]] bool cutBegun(const Event &event);

/// As an imported file names them for a cut that it does not hold, best first; empty once a cut has
/// begun, whatever it began with.
[[nodiscard]] std::vector<PlayerId> namedSeeds(const Event &event);

/// Who would be seeded now unless the TO says otherwise: as an imported file names them, without
/// who has left, then the other qualifiers.
[[nodiscard]] std::vector<PlayerId> plannedSeeds(const Event &event);

/// Seeded, and no game of his has a result yet: he can still be replaced.
[[nodiscard]] bool awaitsFirstGame(const Event &event, PlayerId player);

/// Where the match of a game stands: refused with what it waits for.
struct GamePlace {
    int round = 0;
    int table = 0;
};
[[nodiscard]] core::Expected<GamePlace, Refusal> placeOf(const Event &event, int game);

/// Makes an imported cut one of ours: finds its bracket and seats the games that are due.
void adoptCut(Event &event);

} // namespace tournament
