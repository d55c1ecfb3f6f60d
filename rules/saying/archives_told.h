// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "3 facedown cards in Archives", "Archives has two face-up cards", "three cards in Archives, all
/// face down": cards that nobody names and of which it is told how they lie.
bool readCardsInArchives(Scene &scene);

} // namespace saying
