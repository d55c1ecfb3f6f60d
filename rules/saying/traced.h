// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a trace came out, told without what was spent.
#pragma once

#include "rules/saying/scene.h"

#include <optional>

namespace saying {

/// "the trace failed", "I beat the trace", "the Corp won the trace": whoever won it spent what that
/// takes, as a doubt. What was spent by lines before is not.
bool readTraceWonBy(Scene &scene);
/// "trace strength 11": the Corp has spent what the trace that is going on takes to be so strong.
bool readTraceStrength(Scene &scene);

/// The least that whoever wins the trace that is going on spends for that, the other spending
/// nothing; none where there is no trace.
[[nodiscard]] std::optional<int> spentToWin(const Draft &draft, rules::Side winner);

} // namespace saying
