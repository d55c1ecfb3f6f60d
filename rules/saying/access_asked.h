// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/asked_clause.h"
#include "rules/saying/scene.h"

namespace saying {

/// "How many cards does he see off R&D?": of a run there that is successful, where none was told.
void settleAccessAsked(Scene &scene);

/// "accessed the first of two cards", "looked at one of my 3 cards": in the middle of the accesses.
bool readAccessedSome(Scene &scene);
/// "So I still get to see it?": an access that the clause tells and asks about has not been yet.
bool askWhetherAccessed(Scene &scene, const AskedClause &clause);

} // namespace saying
