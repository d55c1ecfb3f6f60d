// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/event/fact.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace interchange {

using Notices = std::vector<std::string>;

/// The seed of an event that another program ran: from what an edit does not change, so that a
/// file exported after an edit continues with the same pairings.
[[nodiscard]] std::uint64_t foreignSeed(const tournament::Details &details,
                                        const std::vector<tournament::Player> &players);

/// What is wrong with a name that is longer than any; the place is told by whoever found it.
[[nodiscard]] std::optional<std::string> nameProblem(const std::string &name);

/// Names must differ when folded; the second of two equal ones gets " (2)" and a notice.
void makeNamesUnique(std::vector<tournament::Player> &players, Notices &notices);

/// Gives the players last tie-breaks in the order in which they stand here, best first.
void drawTieBreaks(std::vector<tournament::Player> &players, std::uint64_t seed);

enum class Drops {
    Guessed, ///< the file lists nobody as dropped: who misses the last Swiss round has left
    Told,    ///< the players' status says it already
};

/// Who joined late, sat out or left, as the Swiss rounds show it.
void readAttendance(std::vector<tournament::Player> &players,
                    const std::vector<tournament::Round> &rounds, Drops drops, Notices &notices);

/// Lists the rematches and second byes of every Swiss round where they happened.
void listRelaxations(tournament::Event &event);

/// Every fact that makes this event out of nothing.
[[nodiscard]] tournament::Facts factsOf(const tournament::Event &event);

/// "A", "A and B", "A, B and C"; of a long list the first ones and how many more there are.
[[nodiscard]] std::string enumeration(const std::vector<std::string> &items);

[[nodiscard]] bool isDate(std::string_view text);

} // namespace interchange
