// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who knows what: showing, revealing, exposing, searching and shuffling.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Both see it, and it lies as before.
void reveal(Table &table, const std::vector<ObjectId> &ids);
/// All at once, after a chance to prevent; abilities are met afterwards. Returns what was exposed.
std::vector<ObjectId> expose(Table &table, const std::vector<ObjectId> &ids);
/// From now on chance decides which card lies where, and nobody knows one that lies there.
void shuffle(Table &table, Side side);
/// A player must find what is there; the deck is shuffled in any case. Nothing: it is not there.
/// `textShuffles`: the text says itself when the deck is shuffled, if no rule does.
[[nodiscard]] ObjectId search(Table &table, Side by, const Filter &what, const Context &context,
                              bool textShuffles);
/// Any number of them was found, as its player chose: the deck is shuffled.
void closeSearch(Table &table, Side by, const std::vector<ObjectId> &found, bool textShuffles);
/// An effect has chosen an inactive card of the Corp: which one the Runner may know.
void showChosen(Table &table, const Filter &what, ObjectId id);
/// Who knows the face of the card now.
[[nodiscard]] std::vector<Side> whoKnows(const State &state, ObjectId id);

} // namespace rulings
