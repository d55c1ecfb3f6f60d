// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of card one is said to be: it is printed, and tells nothing of the table.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "Darwin is a virus", "D4v1d isn't an AI": no counter. What is not so is left open.
bool readKindTold(Scene &scene);
/// "NAPD Contract costs 4 to steal", "Ice Wall costs 1": what is done for it is not done by that.
bool readPriceTold(Scene &scene);

} // namespace saying
