// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the effects of an ability.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace rulings {

struct Ability;

/// One at least. Throws core::DataError: for readers only.
[[nodiscard]] std::vector<Effect> readEffects(const core::JsonPlace &list);

// What each operation says of itself, in rules/rulings/operations.

/// nullptr: none is called so.
[[nodiscard]] Op operationCalled(std::string_view word);
/// The keys that it takes.
[[nodiscard]] std::initializer_list<std::string_view> keysOf(Op op);
/// What its own keys say.
[[nodiscard]] How readHow(Op op, const core::JsonPlace &place);
/// The ability that the effect makes; nullptr: it makes none.
[[nodiscard]] const Ability *abilityMadeBy(const Effect &effect);

} // namespace rulings
