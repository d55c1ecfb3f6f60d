// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Archives while its cards are accessed.
#pragma once

#include "rules/rulings/table/table.h"

#include <string>

namespace rulings {

/// While the cards of Archives are accessed they lie faceup.
void turnArchives(Table &table);
/// Of a run that was made on Archives and does not access its cards; `why` in words.
void leaveArchives(Table &table, const std::string &why);

} // namespace rulings
