// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

namespace tournament {

/// What the tournament waits for (Tournament Rules 3.0.2, "Tournament Structure"): one thing at a
/// time, whatever else could be done.
enum class Step {
    Register,     ///< fewer than two players are there
    Pair,         ///< `round` can be paired
    Publish,      ///< `round` is prepared, and nobody but the desk knows it
    EnterResults, ///< `missing` results of Swiss round `round`
    StartCut,     ///< of `size` players
    PlayCut,      ///< `missing` games of the bracket that can be played now
    Report,       ///< all is played
};

struct NextStep {
    Step step = Step::Register;
    int round = 0;
    int missing = 0;
    int size = 0;
    friend bool operator==(const NextStep &, const NextStep &) = default;
};

[[nodiscard]] NextStep nextStep(const Event &event);

} // namespace tournament
