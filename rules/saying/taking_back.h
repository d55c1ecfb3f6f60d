// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that were told and are not done after all.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>

namespace saying {

/// Out of the script where they were told last, one behind the other; the chips behind them tell
/// the places that their own acts have then. False where the script has no such acts.
bool takeBack(Scene &scene, const core::Json::Array &acts);
/// The chips tell the places of their acts after `count` acts from `first` on are gone.
void moveUp(Scene &scene, std::size_t first, std::size_t count);
/// The same before `count` acts are put in front of the one at `first`.
void moveDown(Scene &scene, std::size_t first, std::size_t count);

} // namespace saying
