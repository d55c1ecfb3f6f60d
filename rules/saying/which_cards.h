// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/facts.h"
#include "rules/saying/scene.h"

#include <optional>

namespace saying {

/// "which currents are still in play", "which of his programs are trashed": of the cards of that
/// kind that were told, where each of them is.
[[nodiscard]] std::optional<AskedFacts> takeWhichCards(Scene &scene);

} // namespace saying
