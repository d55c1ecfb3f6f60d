// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What comes off: "siphon lands", "the trace sticks", "feeds two cards to faust".
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// An event or operation that does what it is for: it is played, and its run is successful.
bool readLanding(Scene &scene);
/// "I get in": the run that is going on is successful.
bool readGettingIn(Scene &scene);
/// "(I check his remote,) it's a rezzed Jackson": what is found there is accessed.
bool readFound(Scene &scene);
/// "(the run on R&D) goes through": behind the server.
bool takeWellRun(Scene &scene);
/// The trace that is going on is successful: nobody spends more than that takes.
bool readTraceSucceeds(Scene &scene);
/// "he wins the Punitive trace", "SEA Source's trace sticks": it is played, too.
bool readTraceOf(Scene &scene);

} // namespace saying
