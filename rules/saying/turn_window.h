// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A moment of a turn that was told, and the window of it in which something can be done.
#pragma once

#include "rules/saying/draft.h"
#include "rules/saying/trial.h"

#include <optional>
#include <string_view>

namespace saying {

/// Settled at another moment than the one that was told.
[[nodiscard]] Draft settledAt(Draft draft, std::string_view step);
/// "It's the Corp's turn" is any moment of it at which more can be played than in that trial.
[[nodiscard]] std::optional<Draft> otherMomentOfTurn(const Draft &unsettled, const Trial &best);
/// "The Corp's turn begins, he rezzes Adonis Campaign", "… Can he score it?": in the window before
/// it does, so that the card is there when it begins, and where such things can be done.
[[nodiscard]] std::optional<Draft> inWindowBeforeTurn(const Draft &unsettled);

} // namespace saying
