// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <string>

namespace saying {

/// "2 virus counters", "4 counters", "advanced 3 times": on that card. Nothing is taken where it is
/// no number of counters that such a card can have.
bool takeCounters(Scene &scene, const std::string &object);
/// The same of the card that was spoken of last, also "3 advancements on it".
bool readCounters(Scene &scene);

} // namespace saying
