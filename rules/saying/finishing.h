// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at once the whole line was read: which chips are doubts, and what they offer.
#pragma once

#include "rules/saying/scene.h"

#include <span>

namespace saying {

/// `notUnderstood`: words that nothing took.
void finish(Scene &scene, std::span<const Span> notUnderstood);

} // namespace saying
