// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"

#include <cstddef>
#include <optional>
#include <string>

namespace saying {

/// An act, and the card whose credits would pay for it.
struct PaidFrom {
    SaidAct act;
    std::string card;
};

/// Behind "may": "he use Cyberfeeder to install Medium", "I spend Toolbox's credits for breaking
/// it". Nothing is taken where the card has no such credits.
[[nodiscard]] std::optional<PaidFrom> takePaidFrom(Scene &scene);
/// "He wants to spend his Cyberfeeder credit on Dagger's strength. Is that fine?": what the clause
/// before that token says of such credits, which is not done then. A doubt.
[[nodiscard]] std::optional<PaidFrom> paidBefore(Scene &scene, std::size_t begin);
/// "(broke it with Faust,) the card he threw away for it was X": that card is the price,
/// and nothing on the table; it is left open.
bool readGivenUpFor(Scene &scene);

} // namespace saying
