// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// What a chip tells that its own words do not say – a card that was named before another one,
/// whose click it is by then, a number that a short question does not ask for – is a doubt.
void doubtInferred(Scene &scene);

} // namespace saying
