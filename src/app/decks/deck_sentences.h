// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/check_deck.h"

#include <string>

namespace app {

// The words for what the validator found, with the arithmetic behind it. One sentence each.

[[nodiscard]] std::string sentence(const rules::Problem &problem, const CheckedDeck &deck,
                                   const rules::DeckRules &rules);
[[nodiscard]] std::string sentence(rules::AdviceCode advice, const CheckedDeck &deck,
                                   const rules::DeckRules &rules);
/// "15 − 9 = 6 influence, spent 15: 9 too many".
[[nodiscard]] std::string influenceWords(const rules::InfluenceCount &influence);

} // namespace app
