// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"
#include "rules/reference/search_words.h"
#include "rules/reference/vocabulary.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rules {

using CardSet = std::set<CardId>;

/// Which card a judge means: by title, nickname, a part of the title, initials, with letters wrong.
/// Words are compared by their stems. Where several cards come into question, those of which the
/// knowledge base speaks (`discussed`) come first; where it stays open, none is found.
class CardFinder {
public:
    CardFinder(const CardLibrary &library, const SearchWords &words);

    [[nodiscard]] const CardLibrary &library() const { return m_library; }
    /// Words of the longest name.
    [[nodiscard]] std::size_t longest() const { return m_longest; }

    /// By the title, by what identities are called for short – what stands before or behind the
    /// colon – and by nickname.
    [[nodiscard]] std::optional<CardId> named(std::span<const std::string> stems,
                                              const CardSet &discussed) const;

    struct Near {
        CardId card;
        std::size_t mistakes = 0;
    };
    /// The card whose title has the fewest mistakes against the letters, whatever blanks it has,
    /// but fewer than `limit`.
    [[nodiscard]] std::optional<Near> nearest(std::string_view letters, std::size_t limit,
                                              const CardSet &discussed) const;

    /// "aggsec", "sfss": the only card whose title is written so for short.
    [[nodiscard]] std::optional<CardId> abbreviated(std::string_view typed,
                                                    const CardSet &discussed) const;
    /// "sublim": the only card with a word that begins so.
    [[nodiscard]] std::optional<CardId> begun(std::string_view typed,
                                              const CardSet &discussed) const;
    /// "levy ar": the only card of which the title begins so.
    [[nodiscard]] std::optional<CardId> beginning(std::span<const std::string> stems,
                                                  const CardSet &discussed) const;
    /// "carapace": the only card with this word in its title.
    [[nodiscard]] std::optional<CardId> withWord(const std::string &stem,
                                                 const CardSet &discussed) const;
    /// Of a nickname of one word with a letter wrong.
    [[nodiscard]] std::optional<CardId> nearNickname(std::string_view stem) const;

    /// The stems of its title.
    [[nodiscard]] std::span<const std::string> titleOf(CardId card) const
    {
        return m_names[m_titles[card.value]].stems;
    }
    /// Whether the word, with a letter wrong at most, is one of the card's title.
    [[nodiscard]] bool isInTitle(CardId card, std::string_view stem) const;

private:
    /// A title, or what an identity is called for short.
    struct Name {
        CardId card;
        std::vector<std::string> stems;
        std::string letters; ///< without blanks
        LetterSet set = 0;   ///< of them
    };

    void addName(CardId card, std::string_view name);
    template <class Fits>
    [[nodiscard]] std::optional<CardId> onlyOne(const CardSet &discussed, Fits fits) const;

    const CardLibrary &m_library;
    std::vector<Name> m_names;                        ///< each card's title first
    std::vector<std::size_t> m_titles;                ///< by CardId: the title's place in m_names
    std::unordered_map<std::string, CardId> m_byName; ///< stems with a blank between them
    std::map<std::string, CardId> m_nicknames;
    std::size_t m_longest = 1;
};

/// Of the cards compiled in, made when first asked for.
[[nodiscard]] const CardFinder &cardFinder();

} // namespace rules
