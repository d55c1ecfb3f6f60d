// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that are refused, or are done at another moment than the one that was told.
#pragma once

#include "rules/saying/scene.h"
#include "rules/saying/trial.h"

namespace saying {

/// "Can I break it with Yog": where already the first of its uses is refused, that one is asked
/// about.
void askRefused(Scene &scene, Trial &trial);
/// Of what was told last nobody can say what comes, and it cannot be done there: whether it can is
/// asked then.
void askWhetherTold(Scene &scene, Trial &trial);
/// "Enough to rez Enigma?": ice is rezzed while it is approached, where no run was told.
void askAtApproach(Draft &draft);
/// "Encounters Grim. May she break it?": in the encounter, when all that waits for it is over.
void askInEncounter(Draft &draft);
/// "A successful run on remote 1, NAPD in it. May I steal it?", "he passed the last ice. May I rez
/// Ash?": later in the same step of the run, where already the moment refuses it before.
void askWhereItComes(Draft &draft);
/// What is asked needs a run, or that something happens, and nobody told it.
void doubtUntoldMoment(Scene &scene);
/// Ice was told to be approached, and what is done belongs to another moment of the run: the words
/// are a doubt. So is a card that is told to be rezzed where it should have done something before.
void doubtApproach(Scene &scene);

/// At the approach of the server: a rezzed card there has something happen as all its ice is passed.
[[nodiscard]] bool waitsForPassing(const Draft &draft);

} // namespace saying
