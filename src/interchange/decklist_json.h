// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "interchange/decklist.h"

#include <functional>

namespace interchange {

/// The decks of NetrunnerDB's API 2.0 (codes) and 3 (slugs), one or a list of them, and of its
/// preconstructed decks. Keys we do not know are of no concern here: the document is another
/// program's. Throws core::DataError.
[[nodiscard]] std::vector<Decklist> readJsonDecklists(std::string_view text,
                                                      const rules::CardLibrary &library);

/// Any other document as lines of text: a map of numbers as "3 key", an object of plain values as
/// one line. As it came where it is no JSON.
[[nodiscard]] std::string jsonLines(std::string_view text);

[[nodiscard]] std::string
writeJsonDecklist(const Decklist &list, const std::function<std::string(rules::CardId)> &codeOf);
[[nodiscard]] std::string writeJson3Decklist(const Decklist &list,
                                             const rules::CardLibrary &library);

} // namespace interchange
