// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of sentences that the sentences of a derivation share.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <string_view>
#include <vector>

namespace rulings {

/// "the Corp", "the Runner"; `form` as Sentence tells: "of", "to".
[[nodiscard]] Sentence nameOf(Side side, std::string_view form = {});
/// "HQ", "the grip"; `form`: "in", "to", "from".
[[nodiscard]] Sentence nameOf(Zone zone, std::string_view form = {});
/// "strength", "rez cost"
[[nodiscard]] Sentence nameOf(Value value);
/// "Snare!", or "Femme Fatale (conditional ability)" where it has several, "Enigma: subroutine 2".
[[nodiscard]] Sentence nameOf(const AbilityOf &ability, const Names &names);
/// "agenda", "ice"
[[nodiscard]] Sentence nameOf(CardType type);
/// "1 power counter", "2 credits", "1 advancement token"
[[nodiscard]] Sentence counted(int number, Counter counter);
/// "net damage"
[[nodiscard]] Sentence nameOf(Damage kind);
/// "1 net damage"
[[nodiscard]] Sentence counted(int number, Damage kind);
/// "2 credits"
[[nodiscard]] Sentence credits(int number);
[[nodiscard]] Sentence clicks(int number);
[[nodiscard]] Sentence cards(int number);
/// "removing 2 cards from the game": of a cost.
[[nodiscard]] Sentence removedFromGame(int number);
/// "Enigma, Ice Wall"
[[nodiscard]] Sentence listOf(const std::vector<ObjectId> &cards);
/// "use Corroder to break subroutines 1, 3 of Enigma": from 1, and of which ice where it is known.
[[nodiscard]] Sentence toBreak(Sentence use, const std::vector<int> &subroutines,
                               ObjectId ice = {});
/// The names of those that have one, and how many they are with those that are only counted.
[[nodiscard]] Sentence cards(const std::vector<ObjectId> &named, int number);

/// "for the rest of this run"
[[nodiscard]] Sentence howLong(Duration until);
/// `whose`: the player whose next turn it may be until.
[[nodiscard]] Sentence howLong(Duration until, Side whose);
/// "which card is the host": of a decision.
[[nodiscard]] Sentence whichIsHost();
/// "no card is chosen for Test Run"
[[nodiscard]] Sentence noCardChosenFor(ObjectId source);
/// What is taken to be so of an accessed card, and of a run.
[[nodiscard]] Sentence notTrashedForCost(ObjectId card);
[[nodiscard]] Sentence noBadPublicityCredits();
[[nodiscard]] Sentence nothingFollowsFromAccess();
/// "the Runner cannot lose all of it, so nothing is lost"
[[nodiscard]] Sentence notAllLost(Side side);
/// "Parasite is hosted on Enigma"
[[nodiscard]] Sentence isHostedOn(ObjectId card, ObjectId host);
/// "Parasite is not hosted"
[[nodiscard]] Sentence notHosted(ObjectId card);
/// "when this run ends": what waits until then comes there.
[[nodiscard]] Sentence whenItEnds(Duration until);
/// "Sneakdoor Beta goes to the grip"
[[nodiscard]] Sentence goesTo(ObjectId card, Zone zone);
/// Of a card that adds to damage, and not to this.
[[nodiscard]] Sentence addsOnlyFor(ObjectId card, Side player);
[[nodiscard]] Sentence addsNothingTo(ObjectId card, Damage kind);
/// "R&D is shuffled"
[[nodiscard]] Sentence isShuffled(Zone deck);
/// "Snare! goes on top of R&D": until that deck is shuffled.
[[nodiscard]] Sentence goesOnTop(ObjectId card, Zone deck);

} // namespace rulings
