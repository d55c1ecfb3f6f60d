// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was read, held against the engine.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// What is taken for granted is added (settle()), so that the acts can be played; a moment that
/// nobody told is one at which they can. An act that cannot be done even so is told; what no
/// question can say is taken back to what stood `before` the line.
void settleAndTry(Scene &scene, const Draft &before);
/// What was told so far as a question, with what is taken for granted; nothing: none can be made.
[[nodiscard]] std::optional<rulings::Asked> askedOf(const Draft &draft);
/// The table behind what was told so far, with what is taken for granted; nothing where such a
/// table cannot be or an act of it is refused.
[[nodiscard]] std::optional<rulings::PlayedOut> presentOf(const Draft &draft);
/// What that fact is behind the script, the table being settled: "imp.trashed", "trace.strength";
/// nothing where the engine cannot say.
[[nodiscard]] std::optional<rulings::Fact> factBehind(const Draft &draft, const std::string &fact);
/// How many acts of the script can be played one behind the other, the table being settled.
[[nodiscard]] std::size_t playedOf(const Draft &draft);
/// The rules allow that act behind the script, with just what it chooses.
[[nodiscard]] bool isAllowed(const Draft &draft, const core::Json &act, rules::Side by);
/// The acts can all be played with these behind them, at a moment that may be looked for.
[[nodiscard]] bool canBePlayed(const Draft &draft, const std::vector<core::Json> &more);

} // namespace saying
