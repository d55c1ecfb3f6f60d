// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that take cards of a hand or a deck, of the player who takes them or of the other one.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"

#include <string_view>

namespace rulings {

/// `key`: says whose; without it the cards are those of who takes them.
[[nodiscard]] How readWhose(const core::JsonPlace &place, std::string_view key);
[[nodiscard]] Side whoseCards(const Effect &effect, Side takes, Side owner);
[[nodiscard]] Side whoseCards(const Effect &effect, const Context &context);

} // namespace rulings
