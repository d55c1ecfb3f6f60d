// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/scored_with.h"

#include "core/english.h"
#include "rules/saying/acts_in_words.h"

#include <algorithm>
#include <string>

namespace saying {

using core::Json;

namespace {

/// Tokens that were told to lie on a scored agenda, no fewer than it needs, are those of before:
/// where they were told; empty: there are none.
std::string tokensOfBefore(const Draft &draft, const std::string &agenda)
{
    const std::string path = Draft::objectPath(agenda);
    const auto *model = draft.modelOf(agenda);
    if (!model || draft.textAt(path + "/zone") != "corp-score-area")
        return {};
    for (const std::string_view kind : {"agenda", "advancement"}) {
        std::string counters = path + "/counters/" + std::string(kind);
        const auto tokens = draft.numberAt(counters);
        if (tokens && draft.isTold(counters)
            && *tokens >= model->advancementRequirement.value_or(*tokens + 1))
            return counters;
    }
    return {};
}

} // namespace

void settleScoredWith(Scene &scene)
{
    Draft &draft = scene.draft;
    if (!draft.script().empty())
        return;
    for (const std::string &agenda : draft.objects()) {
        const std::string path = Draft::objectPath(agenda);
        const std::string counters = tokensOfBefore(draft, agenda);
        if (counters.empty())
            continue;
        const int tokens = draft.numberAt(counters).value_or(0);
        const auto scored =
            std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(path); });
        const auto counted =
            std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(counters); });
        if (scored == scene.chips.end() || counted == scene.chips.end())
            continue;
        draft.remove(counters);
        draft.remove(path + "/zone");
        draft.tell(path + "/counters/advancement", tokens);
        draft.play(Json::object({{"score", agenda}}));
        scored->guessed = counted->guessed = true;
        scored->says = scoreInWords(draft, agenda);
        scored->paths.push_back(Draft::actPath(0));
        counted->says = core::English::tr(
            "{card}: {number} {kind}",
            {{"card", draft.nameOf(agenda)}, {"number", tokens}, {"kind", "advancement"}});
        counted->paths = {path + "/counters/advancement"};
        return;
    }
}

} // namespace saying
