// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A fact about a card, as a person would say it.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/state.h"

#include <optional>
#include <string_view>

namespace rulings {

/// "Enigma is rezzed."; none: there is no sentence for it.
[[nodiscard]] std::optional<Sentence> cardFactInWords(const State &state, ObjectId card,
                                                      std::string_view name, const Fact &fact);

} // namespace rulings
