// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/check_deck.h"
#include "core/json.h"

#include <string>

namespace cli {

/// The verdict as the contract of the command line has it.
[[nodiscard]] core::Json verdictJson(const app::CheckedDeck &deck, const rules::DeckRules &rules);
[[nodiscard]] std::string verdictText(const app::CheckedDeck &deck, const rules::DeckRules &rules);

/// "line 6: 3x Hegde Fund (did you mean Hedge Fund?)", one a line.
[[nodiscard]] std::string unknownText(const app::Decklist &list);

} // namespace cli
