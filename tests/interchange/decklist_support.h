// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

#include <string>
#include <string_view>

/// The only deck of these bytes; fails the test when they are refused or hold several.
[[nodiscard]] interchange::Decklist
listOf(std::string_view bytes, std::optional<interchange::DecklistFormat> format = std::nullopt);
/// The sentence of a refused list, "" when it was read.
[[nodiscard]] std::string decklistRefusal(std::string_view bytes);
/// "3 Hedge Fund, 1 15 Minutes" with the identity before it: "NBN: Making News | 3 …".
[[nodiscard]] std::string cardsOf(const interchange::Decklist &list);
/// "2: Hegde Fund (Hedge Fund)" of every unknown line.
[[nodiscard]] std::string unknownOf(const interchange::Decklist &list);
/// A file of ../shared/decklists; "" when it is absent.
[[nodiscard]] std::string sharedDecklist(const std::string &name);
