// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <string>

namespace saying {

/// "(uses Jackson Howard) on approach of the server": behind acts before it, the game comes to that
/// step of the run before the act of this clause is done. `begin`: the token the moment begins at.
bool comeToBeforeAct(Scene &scene, const std::string &step, std::size_t begin);

} // namespace saying
