// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which objects a filter of the card language means.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <string>
#include <string_view>
#include <vector>

namespace rulings {

/// Cards of HQ, R&D and Archives are in those servers; others are where they are installed.
[[nodiscard]] ServerId serverHolding(const Object &object);
/// The type or subtype that this resolution named, or this copy of the card before.
[[nodiscard]] const std::string &namedBy(const Table &table, const Context &context);
/// The object meant; none where there is no such object now.
[[nodiscard]] ObjectId object(const Table &table, Ref ref, const Context &context);
/// Whether the card fulfils all of it; no card is no match. What is assumed for it is told.
[[nodiscard]] bool matches(const Table &table, const Filter &filter, ObjectId id,
                           const Context &context);
/// All that match, as the question tells them: cards that are only counted are none of them, see
/// requireListed().
[[nodiscard]] std::vector<ObjectId> all(const Table &table, const Filter &filter,
                                        const Context &context);
/// How often a subtype is printed, and how often abilities add it and take it away.
struct SubtypeCount {
    int printed = 0, added = 0, taken = 0;
    ObjectId adding = {}, taking = {};      ///< the last of the cards that do
    const Ability *addingAbility = nullptr; ///< none: an effect that lasts
    ObjectId copied = {};                   ///< one that it has it from
    ObjectId idle = {}; ///< a card that does either to others, or would if what it asks for were so
    const Ability *idleAbility = nullptr;
};
[[nodiscard]] SubtypeCount countSubtype(const Table &table, ObjectId id, std::string_view subtype);
/// To find words: the type or subtype itself instead of that it was named.
[[nodiscard]] Filter withNamed(const Table &table, Filter filter, const Context &context);
/// As abilities have it now: what is printed, and what was gained and lost.
[[nodiscard]] bool hasSubtype(const Table &table, ObjectId id, std::string_view subtype);
/// Of an ability of that card which no event has met: its owner controls it.
[[nodiscard]] Context contextOf(const Table &table, ObjectId source);

} // namespace rulings
