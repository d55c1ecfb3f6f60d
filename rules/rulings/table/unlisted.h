// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that a question counts without saying which they are.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <vector>

namespace rulings {

/// How many such cards lie in that zone; none where the question states no number.
[[nodiscard]] int unlisted(const State &state, Zone zone);
/// The number of cards of a zone that are only counted; nullptr where none are.
[[nodiscard]] const Stated *tallyOf(const State &state, Zone zone);
/// Whether the question says how many; true of zones whose cards are always told one by one.
[[nodiscard]] bool isCounted(const State &state, Zone zone);
/// The zone, if a card fits the filter by lying in it and by nothing else.
[[nodiscard]] std::optional<Zone> onlyByZone(const Filter &filter);
/// Throws NotDerivable when such a card might fit the filter.
void requireListed(const Table &table, const Filter &filter);
/// Of cards that an effect looks at, likewise.
void requireListed(const Table &table, const Filter &filter, const Context &context);
/// The filter may mean cards that an effect has looked at or drawn, where those that are only
/// counted lie.
[[nodiscard]] bool isWhereLooked(const Filter &filter, const Context &context);
/// A card fits the filter by having been looked at or drawn and lying there, and by nothing else.
[[nodiscard]] bool isOfLooked(const Filter &filter, const Context &context);
/// Of a card in a deck that was shuffled: it was put on top after that.
[[nodiscard]] bool isOnTopSince(const State &state, ObjectId id);
/// That which card lies where in a shuffled deck is not to be known.
[[nodiscard]] NotDerivable leftToChance();
/// Throws NotDerivable when so many cards from the top of a deck are a matter of chance.
void requireOrder(const State &state, Side side, int count);
/// The topmost cards of a deck, at most so many; those that are only counted are no object. Throws
/// NotDerivable where chance or an untold number decides.
[[nodiscard]] std::vector<ObjectId> fromTop(const State &state, Side side, int count);

/// The same from the bottom of the deck, the lowest first.
[[nodiscard]] std::vector<ObjectId> fromBottom(const State &state, Side side, int count);

} // namespace rulings
