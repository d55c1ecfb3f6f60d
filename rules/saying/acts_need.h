// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"
#include "rules/saying/trial.h"

namespace saying {

/// What was done could be done: where nobody told the number or the past that it needs, it is taken
/// to have been so.
void assumeWhatActsNeed(Draft &draft, Trial &best);

} // namespace saying
