// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said not to be so, or not to come to pass. A negation is never skipped: what it cannot be
// attached to is left open with it.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "not", "doesn't", "without", "no": whatever follows is not so.
[[nodiscard]] bool isNegation(const Token &token);
/// "the runner does not jack out", "it isn't rezzed", "without plascrete", "has no tags"
bool readNegation(Scene &scene);

} // namespace saying
