// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(and) put two advancements on it": the card has them.
bool readCountersPut(Scene &scene);

/// "plascrete (4)": a number and no more behind the card.
bool takeBareCounters(Scene &scene, const std::string &object);

/// "(scores it with 4 tokens) and puts a counter on it": behind acts it tells of no number before.
[[nodiscard]] bool isPutThen(const Scene &scene, const Token &verb);

} // namespace saying
