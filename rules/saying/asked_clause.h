// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a line asks something, and how far the question reaches.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>

namespace saying {

/// The tokens of a question: from, and behind the last.
struct AskedClause {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The clause that begins there, up to what only tells of the table: "if …", "when …".
[[nodiscard]] AskedClause clauseAt(const Scene &scene, std::size_t begin);
/// "can he use her again": that word stands in it, from there on.
[[nodiscard]] bool saysAgain(const Scene &scene, std::size_t begin);
/// It is a question by its first word.
[[nodiscard]] bool asksAt(const Scene &scene, std::size_t begin);
/// "which he rezzed", "who has 2 credits": behind what it is about, and no question.
[[nodiscard]] bool isRelative(const Scene &scene, std::size_t at);
/// "Djinn, which has …", "had 2 counters till the Corp purged": what follows that word tells on.
[[nodiscard]] bool isJoint(const Scene &scene);
/// "after that" behind "and", "so" before what asks: it only leads on.
[[nodiscard]] bool onlyLeadsOn(const Scene &scene, bool isBehindAnd);
/// What was told just before it: its sentence up to there, or the sentence before.
[[nodiscard]] AskedClause toldBefore(const Scene &scene, std::size_t begin);
/// Where a line goes on whose first sentence is its only question and names nothing: "Who wins? …";
/// 0 where it begins otherwise.
[[nodiscard]] std::size_t behindBareQuestion(const Scene &scene);
/// Somebody claims something in a sentence behind that: what is asked there is not all.
[[nodiscard]] bool isDisputedLater(const Scene &scene, std::size_t at);
/// "it's playing an event": what something is, and nothing that is done.
[[nodiscard]] bool isOnlyNamed(const Scene &scene);
/// The mark that ends the sentence there: "." where there is none.
[[nodiscard]] char endOfSentence(const Scene &scene, std::size_t at);

/// "The run goes on, okay, but …": nothing is asked so between two things that are told.
[[nodiscard]] bool isAgreedOn(const Scene &scene);

} // namespace saying
