// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards counters can lie on.
#pragma once

#include "rules/saying/draft.h"
#include "rules/saying/scene.h"

#include <string>
#include <vector>

namespace saying {

/// It is advanced, has counters of its own, or something of it speaks of counters.
[[nodiscard]] bool mayCarry(const Draft &draft, const std::string &object);
/// Counters of that kind: those of a card that holds credits are no power counters.
[[nodiscard]] bool mayCarryKind(const Draft &draft, const std::string &object,
                                const std::string &kind);
/// Others on the table that may carry counters, the one that was told of last first.
[[nodiscard]] std::vector<std::string> otherCarriers(const Draft &draft, const std::string &object);

/// The card that counters lie on that are told behind it: what it was used on, or another one where
/// none can lie on it.
[[nodiscard]] std::string carrierMeant(const Draft &draft, const std::string &spoken);

/// "Ghost Runner 3", "with 3": what such a number counts on it; empty where that is not sure.
[[nodiscard]] std::string kindUnsaid(const Scene &scene, const std::string &object);
/// "(Whizzard with 8) credits in my pool", or more than an identity ever holds: so many of what
/// stands there are a player's, and lie on no card.
[[nodiscard]] bool isOfItsPlayer(const Scene &scene, const std::string &object, int number);
/// "all (of the)" before "four counters".
void skipAllOf(Scene &scene);

} // namespace saying
