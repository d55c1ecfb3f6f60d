// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards the words of a question name, and how sure that is.
#pragma once

#include "rules/reference/card_finder.h"
#include "rules/reference/spoken.h"
#include "rules/reference/word.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rules {

struct NamedCard {
    CardId card;
    double sure = 1; ///< 0 to 1

    // How sure it is by …
    static constexpr double wordOfRules = 0.5;   ///< "uninstall", a word of the rules first of all
    static constexpr double wordsOfRules = 0.55; ///< "game over"; several are less likely chance
    static constexpr double partOfTitle = 0.6;
    static constexpr double onlyCards = 0.9; ///< a question that says nothing else

    [[nodiscard]] bool isCertain() const { return sure > partOfTitle; }
};

class CardReader {
public:
    CardReader(std::string_view text, const Spoken &spoken, const Vocabulary &vocabulary,
               const CardFinder &cards, const CardSet &discussed)
        : m_text(text)
        , m_spoken(spoken)
        , m_vocabulary(vocabulary)
        , m_cards(cards)
        , m_discussed(discussed)
    {
    }

    [[nodiscard]] const CardLibrary &library() const { return m_cards.library(); }
    /// Words of the longest name.
    [[nodiscard]] std::size_t longest() const { return m_cards.longest(); }

    [[nodiscard]] bool isDiscussed(CardId card) const { return m_discussed.contains(card); }
    /// The card of which these words are title or nickname.
    [[nodiscard]] std::optional<NamedCard> named(std::span<const std::string> stems) const;

    struct Title {
        NamedCard named;
        std::size_t words = 0; ///< that it takes
    };
    /// The title that words begin with of which one is unknown, whatever blanks it has; or one that
    /// begins with several of them, "levy ar", or is nearest to them, "netsheild".
    [[nodiscard]] std::optional<Title> titleAt(std::span<const Word> words) const;
    /// How many of the words behind the name of a card go on with its title: "scorched eart".
    [[nodiscard]] std::size_t moreOf(CardId card, std::span<const Word> words) const;

    // Of a single word that nobody knows.
    [[nodiscard]] std::optional<NamedCard> abbreviated(const Word &word) const;
    [[nodiscard]] std::optional<NamedCard> begun(const Word &word) const;
    [[nodiscard]] std::optional<NamedCard> partOfTitle(const Word &word) const;
    [[nodiscard]] std::optional<NamedCard> nearNickname(const Word &word) const;

private:
    [[nodiscard]] std::optional<Title> writtenTitle(std::span<const Word> words) const;
    [[nodiscard]] std::optional<Title> begunTitle(std::span<const Word> words) const;
    [[nodiscard]] std::optional<Title> mistypedTitle(std::span<const Word> words) const;
    [[nodiscard]] double sureOf(CardId card, std::span<const std::string> stems) const;

    std::string_view m_text;
    const Spoken &m_spoken;
    const Vocabulary &m_vocabulary;
    const CardFinder &m_cards;
    const CardSet &m_discussed;
};

/// How far a correction is trusted: a letter counts for more in a short word.
[[nodiscard]] double trustIn(std::size_t mistakes, std::size_t letters);

} // namespace rules
