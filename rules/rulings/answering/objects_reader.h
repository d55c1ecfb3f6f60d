// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the cards that lie on the table of a question.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

#include <string>
#include <string_view>

namespace rulings {

/// The most that a question may tell of anything: credits, counters, cards.
inline constexpr int mostOfAnything = 99;

/// Whether such a card can lie there at all, by whatever effect.
[[nodiscard]] bool mayLie(const CardModel &card, Zone zone);

// For readers only: each throws core::DataError.

/// A number without its key stays not stated.
void readNumber(const core::JsonPlace &place, std::string_view key, Stated &number);
/// The server that the question calls so, made when it is named first.
[[nodiscard]] ServerId serverFor(State &state, const std::string &name);
/// The object that a place of the question names.
[[nodiscard]] ObjectId named(const State &state, const core::JsonPlace &place);
void readObjects(const core::JsonPlace &place, State &state);

} // namespace rulings
