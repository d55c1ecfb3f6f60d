// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_tokens.h"
#include "interchange/decklist_words.h"
#include "rules/cards/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace interchange {

/// A word, phrase, number or sign of a line.
struct Piece {
    enum class Kind : std::uint8_t {
        Title,  ///< of a card
        Called, ///< a part of identities' names that stands for them: base name or subtitle
        Number, ///< a whole number of its own
        Word,   ///< in the dictionary of lists, or a subtype of cards
        Pack,   ///< name or code of a pack, or a cycle
        Code,   ///< of a printing: "01110"
        Times,  ///< "x" beside a number
        Ratio,  ///< "45/15"
        Clock,  ///< a date or time of the day
        Sign,   ///< neither letter nor digit
        Other,
    };
    Kind kind = Kind::Sign;
    Gap gap = Gap::None;
    std::size_t begin = 0; ///< in the text
    std::size_t end = 0;
    std::string key; ///< rules::titleKey; the character of a sign
    std::vector<rules::CardId>
        cards; ///< of a title or code one, of a part of names all it may mean
    int number = 0;
    WordMeaning meaning;
    bool alsoPack = false; ///< "The Source" is a card and a pack

    [[nodiscard]] bool isSign() const { return kind == Kind::Sign; }
    [[nodiscard]] bool isSign(std::string_view sign) const
    {
        return kind == Kind::Sign && key == sign;
    }
    [[nodiscard]] bool is(WordRole role) const { return meaning.is(role); }
};

/// Takes lines apart: the longest phrase that names something goes first, so that "15 Minutes" is
/// no 15 and "Director Haas' Pet Project" no Director Haas.
class PieceReader {
public:
    explicit PieceReader(const rules::CardLibrary &library) : m_library(library) { }

    /// `text` is without markup.
    [[nodiscard]] std::vector<Piece> read(std::string_view text) const;

    [[nodiscard]] const rules::CardLibrary &library() const { return m_library; }

private:
    /// The number of tokens of the longest phrase that begins there; 0 where none does.
    [[nodiscard]] std::size_t phraseFrom(const std::vector<ListToken> &tokens, std::size_t at,
                                         Piece &piece) const;
    /// The same of a number or of several that are one: "4.0", "18:02".
    [[nodiscard]] std::size_t figureFrom(const std::vector<ListToken> &tokens, std::size_t at,
                                         Piece &piece) const;
    [[nodiscard]] bool name(const std::string &key, Piece &piece) const;
    [[nodiscard]] bool mayGrow(std::string_view key) const;

    const rules::CardLibrary &m_library;
};

} // namespace interchange
