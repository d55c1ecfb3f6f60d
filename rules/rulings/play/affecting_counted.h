// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects on cards that the question only counts.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <cstddef>
#include <optional>

namespace rulings {

/// Where the effect puts cards of that zone, if it does not matter which cards they are.
[[nodiscard]] std::optional<Zone> countedGoTo(const Effect &effect, Zone from);
/// One of the cards of that zone that are only counted.
void affectCounted(Table &table, const Effect &effect, Zone zone);
/// Of “up to” so many cards, how many may be some that are only counted.
[[nodiscard]] int countedUpTo(const Table &table, const Effect &effect, std::size_t wanted);
/// The script says next how many those are, or that is asked.
[[nodiscard]] bool namesNumber(const Table &table);
/// As many of those as the script says.
void takeCountedUpTo(Table &table, const Effect &effect, const Context &context,
                     std::size_t wanted);

} // namespace rulings
