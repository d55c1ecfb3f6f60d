// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules ask of the table at any moment.
#pragma once

#include "rules/rulings/table/table.h"

namespace rulings {

/// What has to be put right at once because constant abilities and rules say so: ice without
/// strength under a Parasite, programs above the memory limit, clicks that a card adds to the turn.
void applyStateRules(Table &table);

} // namespace rulings
