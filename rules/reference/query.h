// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/card_reader.h"
#include "rules/reference/search_words.h"
#include "rules/reference/vocabulary.h"

#include <string_view>
#include <vector>

namespace rules {

using StemWeights = std::vector<double>; ///< by StemId

/// One way to say what was asked; all its stems belong together.
struct Meaning {
    std::vector<StemId> stems;
    double weight = 1; ///< above 0; less than 1 for a guess
};

/// A word or phrase of the question with all it may mean.
struct Term {
    std::vector<Meaning> meanings;
    bool namesCard = false;
};

struct Query {
    std::vector<Term> terms;
    std::vector<NamedCard> cards; ///< in the order of the question

    [[nodiscard]] bool empty() const { return terms.empty(); }
    /// Whether it is names of cards and nothing else.
    [[nodiscard]] bool asksForCards() const;
    /// Every stem of every meaning, sorted.
    [[nodiscard]] std::vector<StemId> stems() const;
    /// How surely it says each stem of so many: the weight of the best meaning, or 0.
    [[nodiscard]] StemWeights weights(std::size_t vocabulary) const;
};

/// What the words of a question mean. A last word without a blank after it may be unfinished. The
/// cards of which the knowledge base speaks come first where a name is not plain.
[[nodiscard]] Query understand(std::string_view text, const SearchWords &words,
                               const Vocabulary &vocabulary, const CardFinder &cards,
                               const CardSet &discussed);

} // namespace rules
