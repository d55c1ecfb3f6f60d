// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"
#include "rules/saying/scene.h"

#include <string>

namespace saying {

/// "how much does the install cost", "what is the rez cost": of the last such act that was told,
/// which is asked about instead of being done.
bool readCostOfTold(Scene &scene);
/// What that costs, where it takes several acts: of an accessed card its trash cost, and otherwise
/// the credits that are left. What the question says.
[[nodiscard]] std::string askCostOfSeveral(Draft &draft, const SaidAct &said);

/// "(how many credits does it) take (to get past Enigma)"
bool takesTo(Scene &scene);
/// "(how much does it take) Corroder (to break it)"
[[nodiscard]] std::optional<std::string> takeWhatNeeds(Scene &scene);
/// "(what does Orion cost to) rez", "(what does Corroder need to) break it": with that card.
[[nodiscard]] std::optional<SaidAct> takeCostOf(Scene &scene, const std::string &card);
/// Over "me to fully", "of": up to the act that is asked about.
void skipToWhatCosts(Scene &scene);

} // namespace saying
