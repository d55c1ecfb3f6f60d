// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/bids.h"

#include "rules/saying/acts_in_words.h"
#include "rules/saying/taking_back.h"

#include <algorithm>
#include <string>
#include <vector>

namespace saying {

using core::Json;

namespace {

Chip *chipThatTells(Scene &scene, const std::vector<std::string> &paths)
{
    const auto chip = std::ranges::find(scene.chips, paths, &Chip::paths);
    return chip == scene.chips.end() ? nullptr : &*chip;
}

} // namespace

void settleBids(Scene &scene)
{
    for (std::size_t act = 0; act + 2 < scene.draft.script().size(); ++act) {
        Json::Array script = scene.draft.script();
        const Json *own = script[act + 1].find("spend");
        const Json *told = script[act + 2].find("spend");
        Chip *first = chipThatTells(scene, {Draft::actPath(act), Draft::actPath(act + 1)});
        Chip *second = chipThatTells(scene, {Draft::actPath(act + 2)});
        if (script[act] != Json::object({{"spend", 0}}) || !own || !told || !first || !second
            || !first->of || !second->of || first->of == second->of || !own->asInteger())
            continue;
        first->says = spendInWords(*first->of, static_cast<int>(*own->asInteger()));
        first->paths = {Draft::actPath(act + 1)};
        first->guessed = false;
        script[act] = script[act + 2];
        script.erase(script.begin() + static_cast<std::ptrdiff_t>(act + 2));
        scene.draft.tell("question/script", Json(std::move(script)));
        moveUp(scene, act + 2, 1);
        second->paths = {Draft::actPath(act)};
    }
}

} // namespace saying
