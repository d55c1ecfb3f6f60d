// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An icebreaker with several abilities that break subroutines.
#pragma once

#include "rules/rulings/language/vocabulary.h"

namespace rulings {

struct Act;
class Table;

/// Of an ability that breaks too few of those named for it: why one of the same card that breaks
/// more cannot be used.
void sayWhyNotMore(Table &table, Side by, const Act &act);

} // namespace rulings
