// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <string_view>

namespace saying {

/// "made a successful run on hq last turn", "stole an agenda this turn": what happened before.
bool readPast(Scene &scene);
/// Behind a "not" the same: nothing of the kind happened. The chip begins at `begin`.
bool readNoPast(Scene &scene, std::size_t begin);

/// "R&D first click, HQ second": runs of this turn that are over.
bool readClickedRun(Scene &scene);
/// "for the first time this turn": nothing of the kind happened before.
bool readFirstTime(Scene &scene);
/// Where the document tells what happened in this turn, or in the last.
[[nodiscard]] std::string_view happenedPath(bool last);
void addHappened(Draft &draft, bool last, core::Json event);

} // namespace saying
