// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "start of turn, ...": of the one named, or of whoever has a card that waits for it.
bool readTurnBegins(Scene &scene);
/// "next turn": what happened in this one is of the last, and the other player's begins.
bool readNextTurn(Scene &scene);
/// "on his turn"
bool readTurnOf(Scene &scene);
/// "before drawing", "before the mandatory draw": the window in which the Corp's turn begins.
bool readBeforeDraw(Scene &scene);
/// "when the turn ends": of the turn that it is.
bool readTurnEnds(Scene &scene);

/// "At the end of his turn with six in hand": whoever asks how many cards are left looks at the
/// discards.
void settleDiscards(Scene &scene);
/// "before my turn has begun": the window in which it begins.
bool readBeforeTurn(Scene &scene);
/// "the Runner passed the turn": the other one's is to begin.
bool readTurnPassed(Scene &scene);
/// What is said of a turn: whose it is, its beginning and its end.
bool readTurn(Scene &scene);

} // namespace saying
