// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/clock.h"
#include "core/expected.h"
#include "interchange/decklist.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace app {

// What window and command line say of decklists, which have no other door to these.
using interchange::Decklist;
using interchange::DecklistFormat;
using interchange::decklistFormatWords;
using interchange::writeDecklist;

/// How a deck is to be judged, as a person says it.
struct DeckOptions {
    std::optional<std::string> date; ///< "2016-03-05"; today if not given
    std::optional<std::string> list; ///< an id, "none", or "auto": by the date, as if not given
    std::optional<std::string> pool; ///< an id, or "all-released", as if not given
    bool draft = false;
    bool anyRelease = false;
};

/// Names that stand for no list, the list of the date and every released card.
inline constexpr std::string_view noList = "none";
inline constexpr std::string_view listByDate = "auto";
inline constexpr std::string_view allReleased = "all-released";

[[nodiscard]] core::Expected<rules::DeckFormat, Failure>
deckFormat(const rules::DeckRules &rules, const DeckOptions &options, rules::Date today);

/// The decks of a file or paste; `name` is what a message calls it. `format` is a word of
/// decklistFormatWords or "auto".
[[nodiscard]] core::Expected<std::vector<Decklist>, Failure>
readDecks(std::string_view bytes, const std::string &name, const rules::CardLibrary &library,
          const std::optional<std::string> &format = std::nullopt);

/// A deck said title by title.
struct NamedDeck {
    std::optional<std::string> identity;
    std::vector<std::pair<std::string, int>> cards;
};
/// Titles nobody knows become its unknown lines; refused when that is what nearly all are.
[[nodiscard]] core::Expected<Decklist, Failure> deckOf(const NamedDeck &named,
                                                       const rules::CardLibrary &library);
/// Names the cards that begin installed; they leave the deck where it lists them.
[[nodiscard]] core::Expected<void, Failure> setStartingCards(rules::Deck &deck,
                                                             const std::vector<std::string> &titles,
                                                             const rules::CardLibrary &library);

/// A deck, what it was checked against and what came out.
struct CheckedDeck {
    Decklist list;
    rules::DeckFormat format;
    rules::Verdict verdict;
};
[[nodiscard]] CheckedDeck checkDeck(Decklist list, const rules::DeckRules &rules,
                                    const rules::DeckFormat &format);

} // namespace app
