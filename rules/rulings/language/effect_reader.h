// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the effects of an ability.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"

#include <vector>

namespace rulings {

[[nodiscard]] std::vector<Effect> readEffects(const core::JsonPlace &list);

} // namespace rulings
