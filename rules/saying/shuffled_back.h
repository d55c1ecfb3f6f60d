// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(uses Jackson) to shuffle Hedge Fund and Enigma into R&D", "(pops Jackson,) shuffling 3 cards
/// back in": what the card chooses of Archives.
bool readShuffledBack(Scene &scene);

} // namespace saying
