// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that count a card which is named beside them.
#pragma once

#include "rules/saying/scene.h"

#include <vector>

namespace saying {

/// "three cards in my grip and one's I've Had Worse", "3 points with Breaking News among them": the
/// card is one of those. Where nobody says so, the number is a doubt.
/// What words say it: they were read.
std::vector<Span> settleWholes(Scene &scene);

} // namespace saying
