// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(and) put two advancements on it": the card has them.
bool readCountersPut(Scene &scene);

/// "plascrete (4)": a number and no more behind the card.
bool takeBareCounters(Scene &scene, const std::string &object);

} // namespace saying
