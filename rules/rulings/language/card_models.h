// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/strict_reader.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/card_model.h"

#include <span>
#include <string_view>

namespace rulings {

/// Reads one file `rules/data/cards/card_<slug>.json`: what a card says, on top of its facts. The
/// file and the facts must agree.
[[nodiscard]] core::Expected<CardModel, core::DataError> readCardModel(std::string_view text);
/// Facts alone: nothing of its text is modelled.
[[nodiscard]] CardModel modelOf(const rules::Card &card);
/// Every card with a file in the data compiled in, by title. Read when first asked for; throws
/// std::logic_error when that data is wrong, which tests exclude.
[[nodiscard]] std::span<const CardModel> cardModels();
/// The model of a title of the card library; of facts alone when no file has more.
[[nodiscard]] const CardModel &cardModel(rules::CardId id);

} // namespace rulings
