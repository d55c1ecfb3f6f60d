// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/cards.h"

#include <string>

namespace saying {

/// The card that "it" is: the one spoken of last that fits. Where another one fits as well it is a
/// doubt. Empty: none.
[[nodiscard]] std::string meantByIt(Scene &scene, const Fits &fits);

} // namespace saying
