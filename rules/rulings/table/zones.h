// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where cards are, whether they are active, and what leaving a place means.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

[[nodiscard]] bool isInstalledIn(Zone zone);
[[nodiscard]] bool isScoreArea(Zone zone);
/// In a score area every card is an agenda, whatever is printed on it.
[[nodiscard]] CardType typeOf(const Object &object);
[[nodiscard]] bool isInstalled(const Object &object);
/// Installed ice, assets and upgrades are; whether it is rezzed already is another matter.
[[nodiscard]] bool isRezzable(const Object &object);
/// An agenda that is installed faceup and inactive for all that: its own text did not install it
/// so, or the version says that even then it is not active.
[[nodiscard]] bool isDormant(const Table &table, ObjectId id);
/// Not every version knows facedown Runner cards: nothing can be said of them in the others.
void requireFacedownCards(const Table &table, Side owner = Side::Runner);
/// A facedown card of the rig: it has no name, type or subtypes (Rules Reference 1.0, "Facedown").
[[nodiscard]] bool isNameless(const Object &object);
/// By its zone and side alone; an agenda may be dormant, and a card blank, all the same.
[[nodiscard]] bool isActive(const State &state, ObjectId id);
/// The cards of a deck that are told, from the top.
[[nodiscard]] std::vector<ObjectId> deckOf(const State &state, Side side);
/// Before one of them takes the place of the other: a deck keeps its order although a card comes
/// into the middle of it.
void numberDecks(State &state, ObjectId first, ObjectId second);
/// On top of the deck of its owner it is already; this puts it below all others.
void putToBottom(State &state, ObjectId id);
/// Of a card that the question puts where cards lie either way.
void assumeFacedown(const Table &table, ObjectId id);
/// Where cards lie that the other player does not see.
[[nodiscard]] bool isHandOrDeck(Zone zone, Side side);
/// Whether the Runner can see the face of this Corp card.
[[nodiscard]] bool isVisible(const Object &object);
void noteSeen(Object &object);
/// Whoever saw a card that lies faceup knows it as long as he can tell which one it is (Rules
/// Reference 1.0, "Information"): to be said before it is turned or moved.
void noteSeen(Object &object);
/// Counters are placed on what lies open: not on cards of a hand, a deck or a trash pile, nor on
/// one that has left the game.
[[nodiscard]] bool takesCounters(const Object &object);
/// The one that is named; none for any other word.
[[nodiscard]] ServerId centralServer(Where where);
[[nodiscard]] Zone trashPileOf(Side side);
[[nodiscard]] Zone deckZoneOf(Side side);
[[nodiscard]] Zone handOf(Side side);
[[nodiscard]] Zone scoreAreaOf(Side side);
/// Cards in hand, told and only counted; the most that may be kept is Value::HandSize.
[[nodiscard]] int handSizeOf(const State &state, Side side);
/// The same of the deck.
[[nodiscard]] int deckSizeOf(const State &state, Side side);
/// Whether a card is installed in it, in its root, or protecting it.
[[nodiscard]] bool hasCards(const State &state, ServerId server);
/// Central servers always do.
[[nodiscard]] bool exists(const State &state, ServerId server);
/// Innermost first.
[[nodiscard]] std::vector<ObjectId> iceProtecting(const State &state, ServerId server);
/// Cards accessed in this run, of the server and by effects.
[[nodiscard]] int allAccessed(const Run &run);
/// What the card has chosen, unless it has become another copy since.
[[nodiscard]] ObjectId chosenBy(const State &state, ObjectId source);
/// Agenda points of a card in that score area, as far as it is told, whatever its text may say
/// there.
[[nodiscard]] int pointsOf(const Object &object, Side side);
/// Of all cards in the score area of that player; throws NotDerivable where one is not modelled.
[[nodiscard]] int agendaPoints(const Table &table, Side side);
/// Whether a card that lies or lay there is in its server; of a root not every version says it.
[[nodiscard]] bool isInsideServer(const Table &table, Zone zone);

} // namespace rulings
