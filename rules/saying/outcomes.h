// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/facts.h"
#include "rules/saying/scene.h"

#include <optional>

namespace saying {

/// How it ends, as people ask it: "does that kill him", "who wins the trace", "does he get in",
/// "is parasite still there", "do the 6 credits go to the runner", "how many left".
[[nodiscard]] std::optional<AskedFacts> takeOutcome(Scene &scene);

/// "(what is) wotan's strength"
[[nodiscard]] std::optional<AskedFacts> takeValueOf(Scene &scene);

} // namespace saying
