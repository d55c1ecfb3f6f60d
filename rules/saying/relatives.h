// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <string>

namespace saying {

/// "(on a Tyrant) that's (still face down)": the card that is named just before; otherwise the one
/// that is spoken of.
[[nodiscard]] std::string cardSpokenOfHere(Scene &scene);

} // namespace saying
