// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "core/random.h"
#include "rules/decks/check_deck.h"

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

inline const std::string engineering = "Haas-Bioroid: Engineering the Future";
inline const std::string noise = "Noise: Hacker Extraordinaire";

/// Fails the test when there is no such title.
[[nodiscard]] rules::CardId cardOf(std::string_view title);
[[nodiscard]] const rules::Card &factsOf(rules::CardId id);
/// The format of that day, with a list and pool of these ids where given ("none": no list).
[[nodiscard]] rules::DeckFormat formatOf(std::string_view day, std::string_view list = "auto",
                                         std::string_view pool = "");

/// Titles, each with how many of it.
using Copies = std::vector<std::pair<std::string, int>>;
[[nodiscard]] rules::Deck deckOf(std::string_view identity, const Copies &lines = {});

using Filter = std::function<bool(const rules::Card &)>;

/// Fills the deck with cards that cost no influence, stand on no list and are legal in the format,
/// up to `size` cards (0: the identity's minimum), agendas included: the result is legal when what
/// was there before is. `filter` keeps fillers out that would disturb a condition under test.
void complete(rules::Deck &deck, const rules::DeckFormat &format, core::Random &random,
              int size = 0, const Filter &filter = {});
[[nodiscard]] rules::Deck completed(std::string_view identity, const Copies &lines,
                                    const rules::DeckFormat &format, int size = 0,
                                    const Filter &filter = {});

/// Identities with which a deck of this format can be legal.
[[nodiscard]] std::vector<rules::CardId> identitiesIn(const rules::DeckFormat &format);
/// Within influence, limits, list and pool; spends what it can.
[[nodiscard]] rules::Deck randomLegalDeck(rules::CardId identity, const rules::DeckFormat &format,
                                          core::Random &random);

/// A title that costs this identity nothing and is legal, for exchanges in tests.
[[nodiscard]] bool isFiller(const rules::Card &card, rules::CardId id, const rules::Card &identity,
                            const rules::DeckFormat &format);

/// The same deck with another number of copies of one card; none removes it.
[[nodiscard]] rules::Deck withCopies(const rules::Deck &deck, rules::CardId card, int copies);

[[nodiscard]] rules::Verdict checked(const rules::Deck &deck, const rules::DeckFormat &format);
/// "INFLUENCE AGENDA_POINTS", in the order told.
[[nodiscard]] std::string codesOf(const rules::Verdict &verdict);
/// "Hedge Fund, Eli 1.0" of one problem; "" where the deck does not have it.
[[nodiscard]] std::string cardsOf(const rules::Verdict &verdict, rules::ProblemCode code);
/// A file of card facts among the reference material; null where there is none.
[[nodiscard]] core::Json cardFactsIn(const std::string &name);
/// For INFO: what is in a deck.
[[nodiscard]] std::string shown(const rules::Deck &deck);
