// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <vector>

namespace saying {

/// What a line tells is brought together once all of it was read, and held against the engine: each
/// of these settles what the words before and behind it leave to it, and so they have their order.
/// `before`: the table as it stood. `notUnderstood`: words that nothing took.
void settleLine(Scene &scene, const Draft &before, std::vector<Span> &notUnderstood);

} // namespace saying
