// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/turn_window.h"

#include "rules/saying/acts_in_words.h"
#include "rules/saying/moments.h"
#include "rules/saying/settling.h"

#include <algorithm>
#include <string>
#include <utility>

namespace saying {

using core::Json;

namespace {

std::string windowBefore(const std::string &turnBegins)
{
    return turnBegins.substr(0, turnBegins.find('/') + 1) + "begin-window";
}

/// Nothing of it may be done as the turn begins, and before that it may.
std::optional<Draft> whereAllowedBefore(const Draft &unsettled)
{
    const std::string at = unsettled.textAt("state/at");
    if (unsettled.textAt("question/ask") != "legal"
        || allowedIn(settledAt(unsettled, at)).value_or(false))
        return std::nullopt;
    Draft other = settledAt(unsettled, windowBefore(at));
    return allowedIn(other).value_or(false) ? std::optional(std::move(other)) : std::nullopt;
}

} // namespace

Draft settledAt(Draft draft, std::string_view step)
{
    draft.remove("state/at");
    draft.assume("state/at", step, momentInWords(step));
    settle(draft);
    return draft;
}

std::optional<Draft> otherMomentOfTurn(const Draft &unsettled, const Trial &best)
{
    const std::string at = unsettled.textAt("state/at");
    if (!at.ends_with("/take-actions") && !at.ends_with("/turn-begins"))
        return std::nullopt;
    const std::string turn = at.substr(0, at.find('/') + 1);
    for (const std::string_view step : {"begin-window", "after-action", "turn-begins"}) {
        Draft other = settledAt(unsettled, turn + std::string(step));
        if (trialOf(other).isBetterThan(best))
            return other;
    }
    return std::nullopt;
}

std::optional<Draft> inWindowBeforeTurn(const Draft &unsettled)
{
    const std::string at = unsettled.textAt("state/at");
    const auto &script = unsettled.script();
    if (!at.ends_with("/turn-begins"))
        return std::nullopt;
    if (script.empty())
        return whereAllowedBefore(unsettled);
    const bool isScored = script.front().find("score") != nullptr;
    if (!isScored && !script.front().find("rez"))
        return std::nullopt;
    Draft other = settledAt(unsettled, windowBefore(at));
    const std::string ask = other.textAt("question/ask");
    const bool goesOn = std::ranges::any_of(script, [](const Json &act) { return act.find("to"); });
    if (!isScored && !goesOn && (ask == "outcome" || ask == "order"))
        other.assumePlayed(Json::object({{"to", "turn-begins"}}), titleOfStep(at));
    return trialOf(other).isRefused ? std::nullopt : std::optional(std::move(other));
}

} // namespace saying
