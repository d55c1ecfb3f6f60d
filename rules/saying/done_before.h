// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was done before the moment that is asked about: it is told as the state it left.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "already used Net Shield this turn"; "lost a click to Qianju PT": done as the turn began
bool readUsedBefore(Scene &scene);
/// "after Apocalypse": it was played and lies in its player's discard pile.
bool readAfterPlayed(Scene &scene);
/// "breaks two subs on Spiderweb", and no card is there that could.
bool readBrokenBefore(Scene &scene);
/// "spends his first click on Peace in Our Time"
bool readClickOn(Scene &scene);
/// "while accessing Snare! in HQ"
bool readWhileAccessing(Scene &scene);

} // namespace saying
