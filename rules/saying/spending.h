// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Credits that somebody spends on a trace or a bid.
#pragma once

#include "rules/saying/acts.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace saying {

/// "3", "everything", "2 into the trace" behind the verb. `usual`: whose they are if neither
/// somebody is named nor the game waits for one; `act` reads what "pays 2 to trash it" is about.
[[nodiscard]] std::optional<SaidAct>
takeSpent(Scene &scene, const std::optional<Who> &who, rules::Side usual,
          const std::function<std::optional<SaidAct>(const std::string &)> &act);
/// "for a click and 2 credits" says what it costs anyway.
void skipPriceOfAction(Scene &scene);
/// "(trashes Ash) first", "(plays it) this turn": where it is told, it is done.
void skipWhenDone(Scene &scene);
/// "(trashes Crisium Grid) for 5": what the act costs is said, too. A doubt where it is not so
/// much.
void takePriceOf(Scene &scene, SaidAct &said);
/// "for 3", "for the 9 credits": what is gained by it, which the text says, too.
void skipGained(Scene &scene);
/// "the trace with" behind "boosts".
void skipTrace(Scene &scene);
/// "I siphoned him, now he has 3 credits": it is over.
[[nodiscard]] bool isToldOfThePast(const Scene &scene);

/// "(spends one) token off Datasucker": that card, which has as many if nobody said how many.
[[nodiscard]] std::vector<std::string> countersFrom(Scene &scene, int times);
/// What that ability costs is not so much; of other acts nothing is known.
[[nodiscard]] bool isOtherCost(const Draft &draft, const SaidAct &said, std::optional<int> number);
/// "(pays 3) on Caldera", "through New Angeles City Hall"
bool takePayingThrough(Scene &scene);

/// "(I) pay 2 and bypass it": the price of what is done then.
[[nodiscard]] bool isPaidToBypass(const Scene &scene);

} // namespace saying
