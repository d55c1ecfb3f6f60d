// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at once the whole line was read: which chips are doubts, and what they offer.
#pragma once

#include "rules/saying/asked_clause.h"
#include "rules/saying/scene.h"

#include <span>

namespace saying {

/// `notUnderstood`: words that nothing took.
void finish(Scene &scene, std::span<const Span> notUnderstood);

/// Of words that nobody knows: cards that are called much like them.
[[nodiscard]] std::vector<Offer> cardsLikeThem(const Scene &scene, std::size_t begin,
                                               std::size_t end);

/// The pieces as they stand in the line, each once; what was not understood of acts and questions
/// before what else was not.
void putInOrder(Scene &scene);

/// A sentence that ends with the "?" there asks something, whatever its words are.
void askAtMark(Scene &scene, std::size_t at);
/// "I say he can, he says he cannot": who is right is asked, though nobody asks it.
void askOfClaims(Scene &scene, std::span<const AskedClause> claims);
/// Who tells a dispute and asks nothing means something all the same: it is asked as a doubt.
void askOfStory(Scene &scene);

} // namespace saying
