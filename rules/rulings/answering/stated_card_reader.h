// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/table/state.h"

namespace rulings {

/// The card of an object: a title, or a card that the question describes itself and the state
/// keeps. For readers only: throws core::DataError.
[[nodiscard]] const CardModel *readCard(const core::JsonPlace &place, State &state);

} // namespace rulings
