// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Credits that bad publicity gives for a run: "how many bad publicity credits this run and next
// run".
#pragma once

#include "rules/saying/facts.h"

#include <optional>

namespace saying {

/// Nothing is taken where other credits are asked for.
[[nodiscard]] std::optional<AskedFacts> takeRunCredits(Scene &scene);
/// A run that goes on began with as many as there was bad publicity then.
void assumeRunCredits(Draft &settled);

} // namespace saying
