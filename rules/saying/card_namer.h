// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards by the finder of the rules desk.
#pragma once

#include "rules/cards/card_library.h"
#include "rules/reference/word.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace saying {

struct Named {
    rules::CardId card;
    std::size_t words = 1; ///< that the name takes
    bool guessed = false;
};

/// "priority req": the only card whose title begins with words that begin so, one of them whole.
[[nodiscard]] std::optional<Named> cardShortened(std::span<const rules::Word> words);
/// The card of which exactly so many words are a title, what an identity is called for short, or a
/// nickname.
[[nodiscard]] std::optional<rules::CardId> cardNamed(std::span<const rules::Word> words);
/// The one that words begin with of which one says nothing else: mistyped, begun, written short.
[[nodiscard]] std::optional<Named> cardMeant(std::string_view line,
                                             std::span<const rules::Word> words);
/// The only one whose title begins with these words.
[[nodiscard]] std::optional<rules::CardId> cardBegunBy(std::span<const rules::Word> words);
/// Of a card that was found: how many of the next words are still its title.
[[nodiscard]] std::size_t moreOfTitle(rules::CardId card, std::span<const rules::Word> words);
/// Whom a word that is no name may mean, the likeliest first.
[[nodiscard]] std::vector<rules::CardId> cardsLike(std::string_view word);
/// The word is one of its title.
[[nodiscard]] bool isInTitle(rules::CardId card, std::string_view word);
/// Of "daily casts": "casts".
[[nodiscard]] std::string_view lastWord(std::string_view words);
/// A name with the ending of a verb: "vamped", "boom'd", "Test Ran".
[[nodiscard]] bool isPastOfName(rules::CardId card, std::string_view words);
/// "SYNC: Everything, Everywhere": there is a comma between these two in a title.
[[nodiscard]] bool isOneTitle(const rules::Word &before, const rules::Word &behind);
/// Words of the longest name.
[[nodiscard]] std::size_t longestName();

} // namespace saying
