// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/ability_reader.h"

namespace rulings {

// Parts of the card language that abilities and effects share. For readers only.
[[nodiscard]] Amount readAmount(const core::JsonPlace &place);
[[nodiscard]] Cost readCost(const core::JsonPlace &place);
[[nodiscard]] Condition readCondition(const core::JsonPlace &place);

} // namespace rulings
