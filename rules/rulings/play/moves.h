// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that change their place, and what follows from it at once.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <string>
#include <vector>

namespace rulings {

/// Leaving play makes it another copy, takes its counters and trashes what it hosts (Rules
/// Reference 1.0, "Uninstall"); a remote without a card ceases to exist. Which way up it lies is up
/// to the caller.
void moveTo(Table &table, ObjectId id, Zone zone);
/// A card has gone from there: a remote server without any card is none.
void leaveServer(Table &table, ServerId left);
/// A card in force that sends what is trashed elsewhere.
struct Elsewhere {
    ObjectId source;
    const Ability *ability = nullptr;
};
/// What its player has that card do; nothing: it goes to the trash pile.
[[nodiscard]] std::optional<Elsewhere> insteadOfPile(Table &table, ObjectId card);
void goInstead(Table &table, ObjectId card, const Elsewhere &instead);
/// All at once, without a chance to prevent. Abilities are met afterwards.
void trashAll(Table &table, const std::vector<ObjectId> &ids);
/// A card has just become active: its recurring credits lie on it, and another unique card of its
/// title is trashed.
void becomeActive(Table &table, ObjectId id);
/// Both change places; one that was not installed is installed now.
void swapCards(Table &table, ObjectId first, ObjectId second);
void derez(Table &table, ObjectId id);
/// To a score area; `as`: Scored, Stolen, or nothing when it is merely added.
void addToScoreArea(Table &table, ObjectId id, Side side, std::optional<EventKind> as);
/// In a situation that is told, the game may be over already.
void lookForWinner(Table &table);
/// Of who came nearer to winning in this turn, and has not won.
void sayPointsShort(const Table &table);
/// The same, and what looks like an end of the game and is none.
void sayNotOver(const Table &table);
/// Ends the game, once: what waits is dropped. `how` is what the fact “won-by” tells.
void win(Table &table, Winner winner, std::string how, RuleName because);

} // namespace rulings
