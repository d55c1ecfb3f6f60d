// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Strict readers of what abilities are made of.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/parts.h"

namespace rulings {

/// A flag that stands there; a false one is left out.
[[nodiscard]] bool isTrue(const core::JsonPlace &place);
[[nodiscard]] Filter readFilter(const core::JsonPlace &place);
[[nodiscard]] Amount readAmount(const core::JsonPlace &place);
[[nodiscard]] Cost readCost(const core::JsonPlace &place);
[[nodiscard]] Condition readCondition(const core::JsonPlace &place);

} // namespace rulings
