// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/facts.h"
#include "rules/saying/scene.h"

#include <optional>

namespace saying {

/// Behind "is", "does": "the run over", "he tagged", "it get trashed", "he get the 5 credits from
/// Dirty Laundry". What is asked to be so is answered with yes or no.
[[nodiscard]] std::optional<AskedFacts> takeWhether(Scene &scene);

/// "(must) he trash it": whether the card that is accessed is trashed by what comes of it.
[[nodiscard]] std::optional<AskedFacts> takeTrashedInAccess(Scene &scene);

} // namespace saying
