// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that an ability of a card on the table does where they cannot be done as such.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// A piece of ice is passed, and a card waits for that: the moment is that one.
void settlePassing(Scene &scene);
/// "(passes Eli) and the Corp rezzes Ichi": nothing but that ability can, so it is used. A doubt.
void settleByAbility(Scene &scene);

} // namespace saying
