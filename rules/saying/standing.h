// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// Once all is settled: a chip whose act is neither done nor asked about any more, or whose value
/// is another one by then, says what no answer follows from. It is a doubt.
void doubtWhatStandsNoMore(Scene &scene);

/// What a chip told is no more so behind what was told later: other ice is met, or the card
/// that "got trashed" lies where its use begins.
void doubtOverwritten(Scene &scene);

} // namespace saying
