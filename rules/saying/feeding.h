// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "feeds 2 cards to Faust", "pitches Sure Gamble to Faust to break a sub": it is used so often,
/// and pays with the card that is named.
bool readFed(Scene &scene);

} // namespace saying
