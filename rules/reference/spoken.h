// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which language a question is asked in, and what its words mean by the table of the search.
#pragma once

#include "rules/reference/search_words.h"
#include "rules/reference/vocabulary.h"
#include "rules/reference/word.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace rules {

class Spoken {
public:
    using Stems = SearchWords::Stems;
    using Meanings = AliasTable::Meanings;

    Spoken(std::span<const Word> question, const SearchWords &words, const Vocabulary &vocabulary);

    /// Whether it is plainly asked in another language than English.
    [[nodiscard]] bool isForeign() const { return !m_languages.empty(); }
    /// Whether the word says nothing in the language of the question.
    [[nodiscard]] bool isIdle(const Word &word) const;
    /// Whether the word says something by itself: it is one of ours or of the table.
    [[nodiscard]] bool isOurs(const Word &word) const;
    [[nodiscard]] bool isKnown(const Word &word) const { return isIdle(word) || isOurs(word); }
    /// Whether it is a word of the rules or of English questions, whatever cards are called so.
    [[nodiscard]] bool isPlain(const std::string &stem) const;
    /// What the table says of a word or phrase: in the language of the question, else in English,
    /// else, when it is not plainly English and has a word that we do not know, in any.
    [[nodiscard]] Meanings meanings(const Stems &typed) const;
    /// What the word means in any language but English.
    [[nodiscard]] Meanings elsewhere(const std::string &stem) const;
    /// Whether the language of the question, another one than English, has the word.
    [[nodiscard]] bool hasForeign(const Stems &typed) const;
    /// What a word of the table means of which the stem differs by so many letters.
    [[nodiscard]] Meanings near(const std::string &stem, std::size_t mistakes) const;
    /// The same of the word of the table with the longest beginning in common: languages bend words
    /// at their end.
    [[nodiscard]] Meanings bent(const std::string &stem) const;

private:
    [[nodiscard]] bool saysEnglish(const std::string &stem) const;
    /// How much speaks for the language less what speaks for English.
    [[nodiscard]] int evidence(std::span<const Word> question,
                               const SearchWords::Language &language) const;
    /// What `search` finds in the tables of the language, else of English, else, unless the
    /// question is plainly English, of all others.
    template <class Search>
    [[nodiscard]] Meanings inTurn(Search search) const;

    const SearchWords &m_words;
    const Vocabulary &m_vocabulary;
    std::vector<const SearchWords::Language *> m_languages; ///< none: English, or not plain
    bool m_isEnglish = false;
};

} // namespace rules
