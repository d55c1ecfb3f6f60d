// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"

#include <vector>

namespace rulings {

// The card language (docs/card-language.md). Each throws core::DataError: for readers only, which
// core::readStrictly() calls.
[[nodiscard]] std::vector<Ability> readAbilities(const core::JsonPlace &list);
[[nodiscard]] TriggerCondition readTriggerCondition(const core::JsonPlace &place);
[[nodiscard]] Recurring readRecurring(const core::JsonPlace &place);

} // namespace rulings
