// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/where_done.h"

#include "core/english.h"
#include "rules/saying/moments.h"

#include <algorithm>
#include <string>

namespace saying {

using core::English;
using core::Json;

void askRefused(Scene &scene, Trial &trial)
{
    const auto &script = scene.draft.script();
    const std::string path = "question/script/" + std::to_string(trial.played);
    const bool isTold = trial.played < scene.knownActs
        || std::ranges::any_of(scene.chips, [&](const Chip &chip) { return chip.tells(path); });
    // Nothing is broken any more where subroutines resolve, whatever comes of them.
    const bool isTooLate = !trial.isDerived && scene.draft.isTold("state/at")
        && scene.draft.textAt("state/at") == "run/subroutines";
    if (!trial.isReadable || !(trial.isRefused || isTooLate) || trial.isOver
        || trial.played >= script.size() || isTold || scene.draft.textAt("question/ask") != "legal")
        return;
    const auto first = script.begin() + static_cast<std::ptrdiff_t>(trial.played);
    const Json refused = *first;
    scene.draft.tell("question/script", Json(Json::Array(script.begin(), first)));
    scene.draft.tell("question/act", refused);
    trial = trialOf(scene.draft);
}

void doubtApproach(Scene &scene)
{
    const std::string ice = scene.draft.textAt("state/run/ice");
    const std::string now = scene.draft.textAt("state/at");
    if (ice.empty() || now.starts_with("run/approach-") || scene.draft.isTold("state/at"))
        return;
    const std::string name = scene.draft.nameOf(ice);
    for (Chip &chip : scene.chips)
        if (chip.says == meetsInWords("approach", name)) {
            chip.guessed = true;
            chip.offers = {{meetsInWords("encounter", name), "Runner encounters " + name},
                           {English::tr("leave this out"), {}}};
            scene.open.push_back({chip.span,
                                  English::tr("What is done there is done later: {moment}",
                                              {{"moment", titleOfStep(now)}}),
                                  {}});
            return;
        }
}

} // namespace saying
