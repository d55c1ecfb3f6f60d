// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/strict_reader.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/card_model.h"

#include <string_view>
#include <vector>

namespace rulings {

/// Reads one file `rules/data/cards/card_<slug>.json`: what a card says, on top of its facts. The
/// file and the facts must agree.
[[nodiscard]] core::Expected<CardModel, core::DataError> readCardModel(std::string_view text);
/// Facts alone: nothing of its text is modelled.
[[nodiscard]] CardModel modelOf(const rules::Card &card);
/// Every card with a file in the data compiled in, in the order of the library.
[[nodiscard]] std::vector<rules::CardId> cardsWithFile();
/// The model of a title of the card library; of facts alone when no file has more. Its file is read
/// when it is first asked for; throws std::logic_error when that is wrong, which tests exclude.
[[nodiscard]] const CardModel &cardModel(rules::CardId id);

} // namespace rulings
