// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "the Corp chooses HQ", "it moves to HQ", "it went in front of HQ": where the game waits for a
/// server to be chosen.
bool readServerChosen(Scene &scene);
/// "named HQ for Security Testing": what that card chose before.
bool readServerNamed(Scene &scene);

} // namespace saying
