// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What in a line says of which side somebody is: what only one of the players can do or own.
#pragma once

#include "rules/cards/card.h"
#include "rules/saying/token.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace saying {

/// "my Tollbooth", "his grip".
struct Ownership {
    rules::Side side = rules::Side::Corp;
    bool isMine = false;
    std::string words;
};
[[nodiscard]] std::optional<Ownership> ownership(std::span<const Token> line, std::size_t at);

/// Of whoever is the subject (which stands at `subject`) of the word there. `isCarried`: in a
/// clause before.
[[nodiscard]] std::optional<rules::Side> doneAt(std::span<const Token> line, std::size_t at,
                                                std::size_t subject, bool isCarried);

/// "scorches me", "had me tagged": the word beside it tells the side; that word.
[[nodiscard]] std::optional<std::pair<rules::Side, std::string>>
sufferedAt(std::span<const Token> line, std::size_t at);

/// "me (Runner)": a player stands in brackets behind it.
[[nodiscard]] bool isExplainedAt(std::span<const Token> line, std::size_t at);
/// "I'm the Runner", "he (corp)".
[[nodiscard]] std::optional<rules::Side> declaredAt(std::span<const Token> line, std::size_t at);

/// Who alone does what that verb says.
[[nodiscard]] std::optional<rules::Side> doneByOne(const Token &token);

/// Of which all cards of the line are.
[[nodiscard]] std::optional<rules::Side> sideOfAllCards(std::span<const Token> line);

/// Nothing but ice is named, and it is encountered: whoever tells it stands before it.
[[nodiscard]] bool isUnderIce(std::span<const Token> line);

/// The only player that the line names; nothing where it names none or both.
[[nodiscard]] std::optional<rules::Side> onlyNamed(std::span<const Token> line);

} // namespace saying
