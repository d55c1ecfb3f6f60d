// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "rules/reference/alias_table.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace rules {

/// What judges type and what they mean by it (rules/data/reference/search-words.json).
struct SearchWords {
    using Stems = AliasTable::Stems;

    struct Language {
        std::unordered_set<std::string> idle; ///< folded words that say nothing: "der", "kann"
        AliasTable aliases;
    };

    AliasTable english; ///< what the knowledge base is written in; see also idleWords()
    std::vector<Language> foreign;
    std::map<Stems, std::string> nicknames; ///< stems, title of the card
    std::size_t longest = 1;                ///< words of the longest alias or nickname

    /// Whether the folded word says nothing in any language.
    [[nodiscard]] bool isIdle(const std::string &word) const;
};

[[nodiscard]] core::Expected<SearchWords, core::DataError> readSearchWords(std::string_view text);

/// Those compiled in. Throws when that data is wrong, which tests exclude.
[[nodiscard]] const SearchWords &searchWords();

} // namespace rules
