// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The moment at which a line begins, and how it goes on from there.
#pragma once

#include "rules/saying/scene.h"

#include <string>
#include <string_view>

namespace saying {

/// "run on remote 1", "runner runs hq"
bool readRun(Scene &scene);
/// "encounters data raven", "approaches the server", "passes ice wall"
bool readMeeting(Scene &scene);
/// "rez window", "start of the corp turn", "before access"; "next turn"
bool readMoment(Scene &scene);

/// The title of a step in the newest version that has it.
[[nodiscard]] std::string titleOfStep(std::string_view step);
/// The game comes to that step: it begins there, or a script that has begun goes on to it.
void comeTo(Scene &scene, std::string_view step);
/// Ice that the Runner meets lies before the attacked server, behind what was met before.
void meet(Scene &scene, const std::string &ice);

/// The ice that was met is encountered or approached; `verb`: "encounter" or "approach".
void comeToIce(Scene &scene, const std::string &ice, const std::string &verb);
/// `verb`: one of them, or "pass".
[[nodiscard]] std::string meetsInWords(std::string_view verb, const std::string &name);

} // namespace saying
