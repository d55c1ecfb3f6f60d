// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/cards.h"

#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// The cards on the table with which such a thing can be done: "corp scores".
[[nodiscard]] std::vector<std::string> objectsFor(const Draft &draft, std::string_view verb);
/// The card that "it" is: the one spoken of last that fits. Where another one fits as well it is a
/// doubt. Empty: none.
[[nodiscard]] std::string meantByIt(Scene &scene, const Fits &fits);

/// "does she die": of a card that people call so, too.
[[nodiscard]] bool mayBeACard(const Scene &scene);

} // namespace saying
