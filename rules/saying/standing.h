// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// Once all is settled: a chip whose act is neither done nor asked about any more, or whose value
/// is another one by then, says what no answer follows from. It is a doubt.
void doubtWhatStandsNoMore(Scene &scene);

} // namespace saying
