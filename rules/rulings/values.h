// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of objects, numbers that depend on the table, and what modifies them.
#pragma once

#include "rules/rulings/table.h"

#include <functional>

namespace rulings {

[[nodiscard]] Side sideOf(Who who, Side controller);
[[nodiscard]] ObjectId object(const Table &table, Ref ref, const Context &context);
[[nodiscard]] bool matches(const Table &table, const Filter &filter, ObjectId id,
                           const Context &context);
[[nodiscard]] std::vector<ObjectId> all(const Table &table, const Filter &filter,
                                        const Context &context);
[[nodiscard]] int number(Table &table, const Amount &amount, const Context &context);
[[nodiscard]] bool holds(Table &table, const Condition &condition, const Context &context);
/// The same, and looking at it leaves the table as it is.
/// ", which asks for …", if there are short words for it.
[[nodiscard]] std::string askingFor(const Condition &condition);
[[nodiscard]] bool wouldHold(const Table &table, const Condition &condition,
                             const Context &context);

/// Printed or basic, with every modifier; `traced` writes the sum down.
[[nodiscard]] int value(Table &table, Value kind, ObjectId id, bool traced = false);
/// Of the numbers that belong to a player and no card: memory limit, hand size, link, clicks.
[[nodiscard]] int playerValue(Table &table, Value kind, Side side, bool traced = false);
[[nodiscard]] bool hasSubtype(const Table &table, ObjectId id, std::string_view subtype);
[[nodiscard]] int subroutineCount(const Object &object);
[[nodiscard]] bool allBroken(const Table &table);
/// In an encounter that the question begins in, subroutines count as unbroken unless it says more.
void assumeUnbroken(const Table &table);
/// Which types of cards can have one, versions tell differently.
[[nodiscard]] bool hasTrashCost(const Table &table, ObjectId id);
/// By installed programs; without those that are about to leave.
[[nodiscard]] int memoryUsed(Table &table, const std::vector<ObjectId> &without = {});

/// Every ability that is in force now: of active cards, and of others where the ability says so.
/// An active card that is not modelled ends the derivation.
void forEachAbility(const Table &table,
                    const std::function<void(ObjectId, const Ability &)> &visit);
/// Whether one of them fulfils it. All are visited: an active card that is not modelled still ends
/// the derivation.
[[nodiscard]] bool anyAbility(const Table &table,
                              const std::function<bool(ObjectId, const Ability &)> &fulfils);
/// Throws NotDerivable when what the question needs of the card is not modelled.
void requireModelled(const Table &table, ObjectId id, Uncovered question = Uncovered::Anything);
/// The same for every active card: what is asked concerns the whole table.
void requireAllModelled(const Table &table, Uncovered question);
[[nodiscard]] bool canBeAdvanced(const Table &table, ObjectId id);
/// A card says that this one has no text.
[[nodiscard]] bool isBlank(const Table &table, ObjectId id);
[[nodiscard]] Context contextOf(const Table &table, ObjectId source);

} // namespace rulings
