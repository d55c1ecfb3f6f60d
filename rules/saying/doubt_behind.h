// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <span>

namespace saying {

/// "It", "can he?", "legal?" behind words that were not understood may mean what those tell.
void doubtBehindMissed(Scene &scene, std::span<const Span> notUnderstood);

} // namespace saying
