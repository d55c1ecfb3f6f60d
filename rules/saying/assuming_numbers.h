// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"

namespace saying {

/// Numbers of players that nobody told and without which nothing can be said of what is asked –
/// credits, cards in hand – are taken to be what they often are. Those that do not matter stay
/// open.
void assumeNumbersAsked(Draft &settled);

} // namespace saying
