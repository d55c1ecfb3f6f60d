// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A run that was told, where what is told or asked behind it comes after that run.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <string>
#include <vector>

namespace saying {

/// A run on another server is asked about: the one that was told is over.
void settleRunBefore(Scene &scene);
/// The same, where a draft asks about that act.
void leaveRunBefore(Draft &draft, const core::Json *asked);
/// Another run is told: the one that was told before it is over.
void endRunBefore(Draft &draft, const std::string &server);

/// "(ran HQ.) Later that turn he gets into HQ again": a second run, not once more the same.
/// `begin`: the token at which it is told.
[[nodiscard]] bool isRunAnew(const Scene &scene, std::size_t begin);

/// The acts of a run on that server behind what was told: a run that is on then ends first.
[[nodiscard]] std::vector<core::Json> runBehind(const Draft &draft, const std::string &server);

/// "Successful run on HQ, plays Emergency Shutdown": an action is taken when that run is over, and
/// the Corp takes it in the turn behind.
void settleActionBehindRun(Scene &scene);

/// "Ran Archives and jacked out, next click he runs a remote": the same of a run that he left.
void settleJackedOut(Scene &scene);

/// A run that was told as a successful one where a card stands that lets none be so: it is taken
/// not to have stood there then.
void settleToldSuccess(Scene &scene);

} // namespace saying
