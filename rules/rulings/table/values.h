// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The values of cards and of players: what is printed or basic, and what modifies it.
#pragma once

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rulings {

/// What the card itself shows; none: it shows no such number.
[[nodiscard]] std::optional<int> printedOn(const CardModel &card, Value kind);

/// Whether the trace tells how a number comes about: if anything modifies it, or anyway.
enum class Told : std::uint8_t { No, IfModified, Anyway };

/// Printed, with every modifier. Only strength may be below zero. Throws NotDerivable where the
/// card has no such number.
[[nodiscard]] int value(const Table &table, Value kind, ObjectId id, Told told = Told::No);
/// Of the numbers that belong to a player and no card: memory limit, hand size, link, clicks. Below
/// zero where modifiers make it so.
[[nodiscard]] int playerValue(const Table &table, Value kind, Side side, Told told = Told::No);
/// What constant abilities in force make of such a number of the card, which begins with that.
[[nodiscard]] int modified(const Table &table, Value kind, ObjectId card, int base);
/// How many cards the Runner accesses where that is not all: of what may be used for it he decides.
[[nodiscard]] int decideAccesses(Table &table);
/// The same of an effect that has so many cards of that server accessed.
[[nodiscard]] int decideAccessesOf(Table &table, ServerId server, int number);
/// Which types of cards can have one, versions tell differently.
[[nodiscard]] bool hasTrashCost(const Table &table, ObjectId id);

/// Memory units, by installed programs; without those that are about to leave, and with one that
/// comes. What is for some programs alone is taken off.
[[nodiscard]] int memoryUsed(const Table &table, const std::vector<ObjectId> &without = {},
                             ObjectId with = {});
/// The same without regard to what is for some programs alone: it is taken, too.
[[nodiscard]] int memoryTaken(const Table &table, const std::vector<ObjectId> &without = {});

} // namespace rulings
