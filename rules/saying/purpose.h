// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card is said to be used for, behind its use.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(uses an Imp counter) to trash it", "(pops Aesop's) to draw 2 cards": what its ability does
/// says nothing new. "(spends a counter) to put the third token on Project Atlas": that card is
/// chosen.
bool readPurpose(Scene &scene);

} // namespace saying
