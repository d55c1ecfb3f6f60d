// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences that leave out what they are about: its card or its noun is the one spoken of.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "pulls PAD Campaign out of HQ", "the first card he flips is Snare!", "gets hit by Closed
/// Accounts".
bool readClippedAct(Scene &scene);
/// "advances three times": the card that was installed just before.
bool readAdvancedTimes(Scene &scene);
/// "both subs broken": by the only card that can have done it.
bool readSubsBroken(Scene &scene);
/// "3 recurring up", "(steals it) and goes from 4 to 7", "Broke, with Desperado".
bool readClippedNumber(Scene &scene);

} // namespace saying
