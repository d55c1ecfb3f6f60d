// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a question most likely asks, where no grammar takes it, and what else it could ask.
#pragma once

#include "rules/saying/asked_clause.h"
#include "rules/saying/scene.h"

#include <vector>

namespace saying {

/// The likeliest question of that clause is asked, as a doubt; the next ones are its offers.
bool askLikeliest(Scene &scene, const AskedClause &clause);
/// The same of a clause of which what it tells was read: `open` is what is left of it.
bool askBehind(Scene &scene, const AskedClause &clause, Span open);
/// What else that clause could ask, beside what `taken` asks, the likeliest first.
[[nodiscard]] std::vector<Offer> otherQuestions(const Scene &before, const AskedClause &clause,
                                                const Draft &taken);

/// The question behind `before` is the one that the line says the clause means. False where it says
/// none.
bool askExplained(Scene &scene, const Scene &before, const AskedClause &clause);
/// What the chip asks stands in brackets in the line.
[[nodiscard]] bool isExplained(const Scene &scene, const Chip &chip);
/// Once all chips have their words: what is offered for a question is put behind them.
void tellMeanings(Scene &scene);

} // namespace saying
