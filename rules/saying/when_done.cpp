// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/when_done.h"

#include "rules/saying/moments.h"
#include "rules/saying/taking_back.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;

bool comeToBeforeAct(Scene &scene, const std::string &step, std::size_t begin)
{
    constexpr std::array<std::string_view, 7> words{"on",   "at",    "when",  "as",
                                                    "upon", "while", "during"};
    const std::string &said = scene.tokens()[begin].text;
    const bool isWhen = std::ranges::find(words, said.substr(0, said.find(' '))) != words.end();
    const std::size_t act = scene.actsBefore;
    if (!isWhen || !step.starts_with("run/") || act == 0 || act >= scene.draft.script().size())
        return false;
    const Json to = Json::object({{"to", step.substr(step.find('/') + 1)}});
    Json::Array script = scene.draft.script();
    if (script[act - 1] == to) { // "gets in and trashes it while accessing": there already
        scene.addChip(ChipKind::Act, begin, titleOfStep(step), {Draft::actPath(act - 1)});
        return true;
    }
    script.insert(script.begin() + static_cast<std::ptrdiff_t>(act), to);
    moveDown(scene, act, 1);
    scene.draft.tell("question/script", Json(std::move(script)));
    scene.addChip(ChipKind::Act, begin, titleOfStep(step), {Draft::actPath(act)});
    return true;
}

} // namespace saying
