// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"

namespace saying {

/// Whoever asks how a run or an encounter ends means its end: the game is taken to go on to it,
/// and a trap that was accessed to be used, where nobody told a later moment. The draft is settled.
void goOnToTheEnd(Draft &draft);

} // namespace saying
