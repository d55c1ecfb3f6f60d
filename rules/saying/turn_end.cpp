// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/turn_end.h"

#include "rules/saying/moments.h"

#include <string>

namespace saying {

using core::Json;

bool readTurnEnds(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Time, "turn-ends"))
        return false;
    attempt.keep();
    Draft &draft = scene.draft;
    const std::string at = draft.textAt("state/at");
    const bool corp = at.starts_with("corp-turn/")
        || (!at.starts_with("runner-turn/") && scene.player == rules::Side::Corp);
    const std::string step = corp ? "corp-turn/turn-ends" : "runner-turn/turn-ends";
    const bool goesOn = !draft.script().empty();
    if (goesOn)
        draft.play(Json::object({{"to", "turn-ends"}}));
    else
        draft.tell("state/at", step);
    scene.addChip(goesOn ? ChipKind::Act : ChipKind::Moment, attempt.begin(), titleOfStep(step),
                  {goesOn ? "question/script/" + std::to_string(draft.script().size() - 1)
                          : std::string("state/at")});
    return true;
}

} // namespace saying
