// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

namespace interchange {

/// Which of the text formats this is, by the signs that only it uses.
[[nodiscard]] DecklistFormat textFormatOf(std::string_view text);

/// Whatever people paste: the formats with a card a line, tables, web pages, chats and mails. Both
/// decks of a text that holds two, told apart by their identities. No line that may name a card is
/// left out: it is read where it is sure and otherwise unknown. Throws core::DataError.
[[nodiscard]] std::vector<Decklist>
readTextDecklists(std::string_view text, const rules::CardLibrary &library, DecklistFormat format);

} // namespace interchange
