// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// "Does he get the 5 credits from Dirty Laundry", "does Gabe trigger", "do I take the net damage":
// whether something comes to a player, or of a card.
#pragma once

#include "rules/saying/facts.h"
#include "rules/saying/scene.h"

#include <optional>
#include <string>

namespace saying {

/// Behind whom it comes to: "get paid", "get a tag", "take Chum's 3 net damage". Nothing is taken
/// where it is not sure from where credits come.
[[nodiscard]] std::optional<AskedFacts> takeGivenTo(Scene &scene, const std::optional<Who> &who);
/// Behind the card that gives it: "pay him", "give the Corp 2 credits", "get his credits".
[[nodiscard]] std::optional<AskedFacts> takeGivenBy(Scene &scene, const std::string &card);
/// Behind "how many credits does": "he gain (from X)", "X give".
[[nodiscard]] std::optional<AskedFacts> takeAmountGiven(Scene &scene);
/// "trigger", "fire", of a card that does nothing else than wait for something.
[[nodiscard]] std::optional<AskedFacts> takeTriggering(Scene &scene, const std::string &card);

} // namespace saying
