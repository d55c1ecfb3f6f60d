// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What came of the acts, told behind them.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(uses Datasucker,) Enigma is trashed" of a card that is in play by then: chosen, where that is
/// waited for; otherwise what settleResults() looks for in the play.
bool readTrashedResult(Scene &scene);
/// A result that the play does not have is open: it is no state before the acts.
void settleResults(Scene &scene);

} // namespace saying
