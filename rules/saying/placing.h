// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that were named, and nobody said where they lie.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// Each is offered the other places where such a card may lie; a card of which nothing is told but
/// its name is a doubt.
void offerPlaces(Scene &scene);
/// "Fetches Corroder with Special Order", "I have Diesel": whether such a card is played nobody
/// told.
void offerPlaying(Scene &scene);
/// "Sweeps Week, 5 credits": once it is known whether it is played, it is told so.
void tellPlaying(Scene &scene);

} // namespace saying
