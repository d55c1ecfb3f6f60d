// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(steals Project Beale with 5 tokens) from a remote", "(stole it) off R&D": where the card lay
/// that was accessed last, or the run of which it was.
bool readFoundIn(Scene &scene);

/// "(a Snare and a Shock) are lying there": in the server that was named before.
bool readLyingThere(Scene &scene);

/// "rezzed", "rezzed there": that is told of the card, and with "there" that it lies in the server
/// named before it.
bool applyFlagThere(Scene &scene, const std::string &object, const std::string &flag);

} // namespace saying
