// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/answering/question.h"

#include <vector>

namespace rulings {

/// The table, once for every combination of values that its unknown facts are looked at with. For
/// readers only: throws core::DataError, also for more than a thousand combinations.
[[nodiscard]] std::vector<Case> readCases(const core::JsonPlace &place);

} // namespace rulings
