// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Archives while its cards are accessed.
#pragma once

#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// While the cards of Archives are accessed they lie faceup.
void turnArchives(Table &table);
/// Of a run that was made on Archives and does not access its cards.
void leaveArchives(Table &table, Sentence why);

} // namespace rulings
