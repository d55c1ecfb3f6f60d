// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"

namespace saying {

/// What a document needs and nobody told is taken as it mostly is, and noted: where cards lie,
/// whether they are rezzed, the moment, what is asked.
void settle(Draft &draft);

} // namespace saying
