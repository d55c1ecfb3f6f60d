// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

namespace interchange {

/// Which of the text formats this is, by the signs that only it uses.
[[nodiscard]] DecklistFormat textFormatOf(std::string_view text);

/// All formats with a card a line: NetrunnerDB's four, jinteki.net's and CardGameDB's, and what
/// people type. Throws core::DataError.
[[nodiscard]] Decklist readTextDecklist(std::string_view text, const rules::CardLibrary &library);

} // namespace interchange
