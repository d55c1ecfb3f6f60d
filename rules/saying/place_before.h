// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <string>

namespace saying {

/// "in the Runner's score area there is A, B and C": where they lie stands before them.
bool readPlaceBefore(Scene &scene);

/// "(has scored Hostile Takeover) and Project Beale": an agenda that is listed behind another one
/// lies where that one was said to.
void placeAsBefore(Scene &scene, const std::string &object, std::size_t begin);

/// "(steals Project Beale with 5 counters) from a remote": where the card lies that was accessed.
bool readPlaceBehind(Scene &scene);

} // namespace saying
