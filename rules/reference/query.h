// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/search_words.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rules {

using StemId = std::uint32_t;
using StemWeights = std::vector<double>; ///< by StemId

/// Every stem of the knowledge base, and in how many entries it stands.
class Vocabulary {
public:
    StemId add(const std::string &stem);
    void count(StemId id) { ++m_entries[id]; }

    [[nodiscard]] std::optional<StemId> find(std::string_view stem) const;
    [[nodiscard]] const std::string &operator[](StemId id) const { return *m_stems[id]; }
    [[nodiscard]] std::size_t size() const { return m_stems.size(); }
    [[nodiscard]] int entriesWith(StemId id) const { return m_entries[id]; }
    [[nodiscard]] std::vector<StemId> beginningWith(std::string_view prefix) const;
    /// Those a word with so many mistyped letters may be; none for short words.
    [[nodiscard]] std::vector<StemId> near(std::string_view stem, std::size_t mistakes) const;

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, StemId, Hash, std::equal_to<>> m_ids;
    std::vector<const std::string *> m_stems;
    std::vector<int> m_entries;
};

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
