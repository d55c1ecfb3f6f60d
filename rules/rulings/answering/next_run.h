// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Bad Publicity".
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// What a run that began now would give for bad publicity.
[[nodiscard]] Fact creditsOfNextRun(Table &table);

} // namespace rulings
