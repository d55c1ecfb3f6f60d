// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

#include <functional>

namespace interchange {

/// OCTGN's .o8d. Cards are known by their identifier, whose last digits are NetrunnerDB's code;
/// names may lack subtitles and accents. Throws core::DataError.
[[nodiscard]] Decklist readOctgnDecklist(std::string_view text, const rules::CardLibrary &library);
/// `codeOf` says which printing stands for a title.
[[nodiscard]] std::string
writeOctgnDecklist(const Decklist &list, const rules::CardLibrary &library,
                   const std::function<std::string(rules::CardId)> &codeOf);

} // namespace interchange
