// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "made a successful run on hq last turn", "stole an agenda this turn": what happened before.
bool readPast(Scene &scene);
/// Behind a "not" the same: nothing of the kind happened. The chip begins at `begin`.
bool readNoPast(Scene &scene, std::size_t begin);

/// "R&D first click, HQ second": runs of this turn that are over.
bool readClickedRun(Scene &scene);
/// "for the first time this turn": nothing of the kind happened before.
bool readFirstTime(Scene &scene);
/// A run on another server is asked about: the one that was told is over.
void settleRunBefore(Scene &scene);
/// The same, where a draft asks about that act.
void leaveRunBefore(Draft &draft, const core::Json *asked);
/// Another run is told: the one that was told before it is over.
void endRunBefore(Draft &draft, const std::string &server);

/// "Successful run on HQ, plays Emergency Shutdown": an action is taken when that run is over, and
/// the Corp takes it in the turn behind.
void settleActionBehindRun(Scene &scene);

/// A run that was told as a successful one where a card stands that lets none be so: it is taken
/// not to have stood there then.
void settleToldSuccess(Scene &scene);

} // namespace saying
