// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"
#include "rules/saying/scene.h"

namespace saying {

/// A run that a card begins, of which nobody said on which server: where it comes to the same on
/// each on which what was told can be played, it is on one of these, and all of the line is settled
/// there. `before`: the table before the line. False: it matters, or it is something else.
[[nodiscard]] bool settleAtAnyServer(Scene &scene, const Draft &before);

} // namespace saying
