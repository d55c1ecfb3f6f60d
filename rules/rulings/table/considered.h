// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a player or a card is considered to have besides what lies there.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// The tags there are, and those that the Runner is considered to have besides.
[[nodiscard]] int countedTags(const Table &table);
/// The bad publicity of the Corp, and what it is considered to have besides.
[[nodiscard]] int countedBadPublicity(const Table &table);
/// Advancement tokens that the card is considered to have besides those on it.
[[nodiscard]] int tokensConsidered(const Table &table, ObjectId card);
/// By tags, or because a card says so.
[[nodiscard]] bool isTagged(const Table &table);
/// Of a Runner without a tag whom a text gives one while it is in force.
void sayWhyTagged(const Table &table);

} // namespace rulings
