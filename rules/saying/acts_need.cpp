// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/acts_need.h"

#include "core/english.h"
#include "rules/saying/assuming_numbers.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

/// What both spend, on a trace or a bid, they have.
void assumeEnoughForBoth(Draft &draft, Trial &best, int enough)
{
    if (best.isDerived || draft.at("state/runner/credits") || draft.at("state/corp/credits"))
        return;
    for (const int credits : {enough, 2 * enough}) {
        Draft other = draft;
        for (const Side side : {Side::Runner, Side::Corp})
            other.assume(Draft::playerPath(side, "credits"), credits,
                         enoughInWords(draft, side, credits));
        Trial trial = trialOf(other);
        if (!trial.isReadable || trial.isRefused || !trial.isDerived)
            continue;
        draft = std::move(other);
        best = std::move(trial);
        return;
    }
}

} // namespace

void assumeWhatActsNeed(Draft &draft, Trial &best)
{
    const auto attempt = [&](std::string_view path, Json value, std::string says) {
        if (draft.isTold(path) && draft.at(path))
            return;
        Draft other = draft;
        other.remove(path);
        other.assume(path, std::move(value), std::move(says));
        Trial trial = trialOf(other);
        const bool isAllowed = best.isRefused && !trial.isRefused;
        if (!trial.isReadable || trial.played < best.played
            || (trial.played == best.played && trial.isDerived <= best.isDerived && !isAllowed))
            return;
        draft = std::move(other);
        best = std::move(trial);
    };
    if (draft.script().empty() || !best.isReadable)
        return;
    if (best.isRefused)
        for (const Json &act : Json::Array(draft.script()))
            if (const Json *chosen = act.find("choose"); chosen && chosen->asArray())
                for (const Json &one : *chosen->asArray()) {
                    const std::string card = one.asString() ? *one.asString() : std::string();
                    const bool corp = draft.sideOf(card) == Side::Corp;
                    attempt(Draft::objectPath(card) + "/zone", corp ? "hq" : "grip",
                            corp ? English::tr("{card} is in HQ", {{"card", draft.nameOf(card)}})
                                 : English::tr("{card} is in the grip",
                                               {{"card", draft.nameOf(card)}}));
                }
    if (best.isRefused) {
        attempt("state/tags", 1, English::tr("the Runner has 1 tag"));
        attempt("state/bad_publicity", 1,
                English::tr("the Corp has {n} bad publicity", {{"n", 1}}));
        attempt("state/happened_last_turn",
                Json(Json::Array{Json::object({{"event", "run-successful"}})}),
                English::tr("last turn: {what}", {{"what", English::tr("a successful run")}}));
        attempt("state/happened_last_turn", Json(Json::Array{Json::object({{"event", "stolen"}})}),
                English::tr("last turn: {what}", {{"what", English::tr("an agenda was stolen")}}));
    }
    constexpr int most = 4; // a turn ends when they are spent
    for (int clicks = 0; best.isRefused && clicks < most; ++clicks)
        for (const Side side : {Side::Runner, Side::Corp})
            if (const std::string path = Draft::playerPath(side, "clicks"); draft.at(path))
                attempt(path, clicks,
                        English::tr("{n} click is left", "{n} clicks are left", clicks));
    constexpr int enough = 10;
    if (best.isRefused || best.isDerived)
        return;
    if (const std::string at = draft.textAt("state/at");
        at.ends_with("-turn/begin-window") || at.ends_with("-turn/turn-begins")) {
        const bool corp = at.starts_with("corp");
        attempt(corp ? "state/corp/clicks" : "state/runner/clicks", corp ? 3 : 4,
                English::tr("no click of the turn is spent yet"));
    }
    for (const Side side : {Side::Runner, Side::Corp})
        attempt(Draft::playerPath(side, "credits"), enough, enoughInWords(draft, side, enough));
    assumeEnoughForBoth(draft, best, enough);
}

} // namespace saying
