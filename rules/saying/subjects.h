// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whom each word of a line is about, and who "I" and "he" are: nothing else tells a reader.
#pragma once

#include "rules/cards/card.h"
#include "rules/saying/token.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

enum class Manner : std::uint8_t {
    None,    ///< of nobody
    Said,    ///< there stands who it is: "the Runner", "I"
    Carried, ///< in a clause before it in the sentence: "he has 1 link and pays 6"
    Before,  ///< in a sentence before
};

/// The grammatical subject of a word.
struct Subject {
    std::optional<rules::Side> side;
    Manner manner = Manner::None;
    bool isPerson = false; ///< a pronoun: who it is is derived
    bool isMe = false;
    bool isSure = true;
    std::size_t word = 0; ///< the token that names them
};

/// Who a pronoun is, by what only one of the players can do or own.
struct Derived {
    std::optional<rules::Side> side;
    bool isSure = false;  ///< something says so, and nothing says otherwise
    std::string because;  ///< the words that say so
    std::size_t word = 0; ///< where the pronoun stands first
    bool isThere = false;
};

class Subjects {
public:
    Subjects() = default;
    explicit Subjects(std::span<const Token> line);

    /// Of the clause that this token is of.
    [[nodiscard]] Subject at(std::size_t token) const;
    /// Of the pronoun that stands there; it need not be a subject.
    [[nodiscard]] Subject person(std::size_t token) const;
    [[nodiscard]] const Derived &me() const { return m_me; }
    [[nodiscard]] const Derived &other() const { return m_other; }

private:
    void mark(std::span<const Token> line);
    void derive(std::span<const Token> line);
    void nameAll(std::span<const Token> line);
    [[nodiscard]] Subject spokenOf(std::span<const Token> line, std::size_t at,
                                   std::optional<rules::Side> last, bool areBoth) const;

    std::vector<Subject> m_of;
    std::vector<Subject> m_persons;
    Derived m_me, m_other;
};

/// "him", "me": never who does it.
[[nodiscard]] bool isObjectForm(std::string_view text);
/// What only one of the players can do with the cards and words there.
[[nodiscard]] std::optional<rules::Side> ownerOf(const Token &token);

} // namespace saying
