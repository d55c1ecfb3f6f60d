// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace rules {

/// What judges type and what they mean by it (rules/data/reference/search-words.json).
struct SearchWords {
    using Stems = std::vector<std::string>;

    std::unordered_set<std::string> idle; ///< folded words that say nothing: "the", "can"
    /// Stems of a word or phrase, and the phrases of ours that say the same.
    std::map<Stems, std::vector<Stems>> aliases;
    std::map<Stems, std::string> nicknames; ///< stems, title of the card
    std::size_t longest = 1;                ///< words of the longest alias or nickname

    /// Stems of the words that say something.
    [[nodiscard]] Stems saidIn(std::string_view text) const;
    /// The same of a name. "When … if" is one too: where nothing but idle words stands, they do.
    [[nodiscard]] Stems saidInName(std::string_view name) const;
};

[[nodiscard]] core::Expected<SearchWords, core::DataError> readSearchWords(std::string_view text);

/// Those compiled in. Throws when that data is wrong, which tests exclude.
[[nodiscard]] const SearchWords &searchWords();

} // namespace rules
