// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"

namespace saying {

/// What is told or asked is an action that only the Corp can take, or that it is asked to take.
[[nodiscard]] bool isCorpsAction(const Draft &draft, const core::Json &act);
/// The turn is that of whoever takes the first action that is told or asked about.
void assumeTurn(Draft &draft);

} // namespace saying
