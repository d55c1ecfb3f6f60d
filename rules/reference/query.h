// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/search_words.h"
#include "rules/reference/vocabulary.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

using StemWeights = std::vector<double>; ///< by StemId

/// One way to say what was asked; all its stems belong together.
struct Meaning {
    std::vector<StemId> stems;
    double weight = 1; ///< less for a guess
};

/// A word or phrase of the question with all it may mean.
struct Term {
    std::vector<Meaning> meanings;
};

struct Query {
    std::vector<Term> terms;
    std::vector<std::string> cards; ///< titles it names

    [[nodiscard]] bool empty() const { return terms.empty(); }
    /// Every stem of every meaning, sorted.
    [[nodiscard]] std::vector<StemId> stems() const;
    /// How surely it says each stem of so many: the weight of the best meaning, or 0.
    [[nodiscard]] StemWeights weights(std::size_t vocabulary) const;
};

/// Card titles by the stems of their names.
using CardNames = std::map<std::vector<std::string>, std::string>;

/// What the words of a question mean. A last word without a blank after it may be unfinished.
[[nodiscard]] Query understand(std::string_view text, const SearchWords &words,
                               const Vocabulary &vocabulary, const CardNames &cards);

} // namespace rules
