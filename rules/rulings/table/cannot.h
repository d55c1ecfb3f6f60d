// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a “cannot” in force stops.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Whether a “cannot” in force stops that player, as far as it concerns that card; none: what is
/// forbidden is about no card.
[[nodiscard]] bool isForbidden(const Table &table, Forbidden what, Side side, ObjectId object);
/// A text says that the card hosts none.
[[nodiscard]] bool cannotHost(const Table &table, ObjectId card);
/// What keeps the Runner from a run on that server; nothing: he may make one.
[[nodiscard]] std::optional<Sentence> whyNoRunOn(const Table &table, ServerId server);
[[nodiscard]] bool cannotBeTrashed(const Table &table, ObjectId id);
/// An effect says so, or the question does: whether the step lets the Runner is another matter.
[[nodiscard]] bool cannotJackOut(const Table &table);

/// Whether that is forbidden by way of a certain card.
[[nodiscard]] bool isForbiddenWith(const Table &table, Forbidden what, Side side, ObjectId object,
                                   ObjectId with);
/// "Ice Wall cannot be rezzed", "the Runner cannot make a run".
[[nodiscard]] Sentence cannotInWords(Forbidden what, Side side, ObjectId object);
/// "Blackmail: Ice Wall cannot be rezzed": of what is forbidden.
[[nodiscard]] Sentence whyForbidden(const Table &table, Forbidden what, Side side, ObjectId object,
                                    ObjectId with = {});

/// Programs on that host that are not kept from being trashed.
[[nodiscard]] std::vector<ObjectId> programsToTrashOn(const Table &table, ObjectId host);
/// What cannot be done to the card by way of that one, where something else is done with it.
void noteOnlyForbids(const Table &table, Forbidden what, Side side, ObjectId object, ObjectId with);

} // namespace rulings
