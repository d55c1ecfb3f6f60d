// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"
#include "rules/saying/reading.h"
#include "rules/saying/term.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// A word or phrase of the line with all it can mean, or a mark between two.
struct Token {
    Span span;
    std::string text; ///< folded; of a mark itself: "," ";" "." "?" ":"
    std::vector<Term> terms;
    std::optional<rules::CardId> card;
    bool guessed = false;             ///< mistyped, or a part of a title
    std::vector<rules::CardId> mayBe; ///< of a word that nobody knows
    std::optional<int> number;        ///< in digits
    bool isMark = false;

    /// The first value of that kind, nullptr when it has none.
    [[nodiscard]] const std::string *value(TermKind kind) const;
    [[nodiscard]] bool is(TermKind kind, std::string_view value) const;
    /// In digits or in words: "2", "two", "no".
    [[nodiscard]] std::optional<int> count() const;
    /// It says nothing that a table knows, whatever it says.
    [[nodiscard]] bool isPlain() const { return value(TermKind::Plain) && terms.size() == 1; }
    [[nodiscard]] bool isIdle() const { return is(TermKind::Idle, "idle"); }
    /// The end of a sentence: nothing reaches over it.
    [[nodiscard]] bool ends() const
    {
        return isMark && (text == "." || text == "?" || text == ";");
    }
    [[nodiscard]] bool isKnown() const { return isMark || card || number || !terms.empty(); }
};

/// "my", "their".
[[nodiscard]] bool isPossessive(std::string_view text);
/// Small words that need no mark where nobody understood them.
[[nodiscard]] bool sayNothing(std::span<const Token> words);
/// The longest phrases, names and numbers from left to right.
[[nodiscard]] std::vector<Token> tokensOf(std::string_view line);

} // namespace saying
