// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Events and operations, from the hand to the trash pile.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// What the card itself and every “cannot” say to playing it now.
void judgePlaying(Judgement &judgement, const Table &table, Side by, ObjectId card);
/// Pays, makes it active and resolves it; true while the run that it initiated goes on, at whose
/// end finishPlaying() follows.
bool play(Table &table, Side by, ObjectId card, const Bundle &cost);
/// It is resolved, with the run it initiated: it is trashed unless its text keeps it.
void finishPlaying(Table &table, ObjectId card);

} // namespace rulings
