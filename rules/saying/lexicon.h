// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "rules/saying/term.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace saying {

/// Words and phrases of one or more languages with what they can mean.
class Lexicon {
public:
    /// Folded words with a blank between them.
    void add(std::string phrase, Term term);
    /// What the other says of phrases that are not here yet.
    void addOthers(const Lexicon &other);

    /// nullptr where the phrase is unknown.
    [[nodiscard]] const std::vector<Term> *find(std::string_view phrase) const;
    /// The only word of five letters or more that is one mistake away.
    [[nodiscard]] std::optional<std::string> nearest(std::string_view word) const;
    /// A word of the language, whatever its ending, that is no name for itself.
    [[nodiscard]] bool isPlain(std::string_view stem) const { return m_plain.contains(stem); }
    /// Where nothing else was not understood, nothing is missed with it.
    [[nodiscard]] bool isLight(std::string_view phrase) const { return m_light.contains(phrase); }
    /// Words of the longest phrase.
    [[nodiscard]] std::size_t longest() const { return m_longest; }
    [[nodiscard]] const auto &phrases() const { return m_terms; }

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, std::vector<Term>, Hash, std::equal_to<>> m_terms;
    std::unordered_set<std::string, Hash, std::equal_to<>> m_plain; ///< stems
    std::unordered_set<std::string, Hash, std::equal_to<>> m_light;
    std::size_t m_longest = 1;
};

/// A table of one language: unknown kinds, values and keys are errors.
[[nodiscard]] core::Expected<Lexicon, core::DataError> readLexicon(std::string_view text);

/// English, and of the other languages what is none of its words and no matter of two of them.
/// Throws when the data is wrong, which tests exclude.
[[nodiscard]] const Lexicon &lexicon();

} // namespace saying
