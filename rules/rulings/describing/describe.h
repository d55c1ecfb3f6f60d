// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card says, in words made of its model: how the engine reads it, for who compares that with
// the card. No table is asked, so all that it counts and looks for is told, not what it comes to.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <optional>
#include <vector>

namespace rulings {

// `owner`: the side of the card, which its text calls “you”.

/// "this card", "its host"
[[nodiscard]] Sentence describe(Ref ref);
/// "ice, rezzed, at the attacked server"; empty: any card. Whatever `filter.ref` says.
[[nodiscard]] Sentence describeKind(const Filter &filter, Side owner);
/// "this card", or "every card (ice, rezzed)"
[[nodiscard]] Sentence describe(const Filter &filter, Side owner);
/// "this card", or "cards (ice, rezzed)": some of them, or whichever there are.
[[nodiscard]] Sentence describeAny(const Filter &filter, Side owner);
/// "a successful run at HQ", "trashing a program": an event, where and to what.
[[nodiscard]] Sentence describeHappening(const Condition &condition, Side owner);
/// "this card", or "a card (ice, rezzed)"
[[nodiscard]] Sentence describeOne(const Filter &filter, Side owner);
/// "3", "2 × the number of cards (ice, rezzed)"
[[nodiscard]] Sentence describe(const Amount &amount, Side owner);
/// "1 click, 2 credits"; empty: nothing.
[[nodiscard]] Sentence describe(const Cost &cost, Side owner);
/// "the Runner is tagged"; empty: always.
[[nodiscard]] Sentence describe(const Condition &condition, Side owner);
/// That such an event happened or did not, and when: "the Runner made no run in the turn before".
[[nodiscard]] Sentence describeHistory(const Condition &condition, Side owner);
/// The same of cards of a kind, behind it: "rezzed in this run"; empty: it is no such condition.
[[nodiscard]] Sentence describeDoneToSuch(const Condition &condition);
/// The same of one card that the text means and nothing more: "PAD Campaign was not accessed in
/// this turn"; empty: it is no such condition.
[[nodiscard]] Sentence describeDoneTo(const Condition &condition, ObjectId card);
/// What it is and to what it happens: "accessing an agenda".
[[nodiscard]] Sentence describeEvent(const TriggerCondition &when, Side owner);
/// "a successful run at HQ"
[[nodiscard]] Sentence describe(const TriggerCondition &when, Side owner);
/// What cannot be done, to such cards: "the Corp cannot rez cards (ice)". Nobody named: both.
[[nodiscard]] Sentence describeCannot(Forbidden what, std::optional<Side> side, const Filter &of,
                                      Side owner);
/// "to rez", "to steal"
[[nodiscard]] Sentence describe(Initiated what);
/// "in this server", "in HQ"; empty: anywhere.
[[nodiscard]] Sentence describe(Where where);

// Of numbers of something: "3 credits", or "as many credits as …".
[[nodiscard]] Sentence describeCredits(const Amount &amount, Side owner);
[[nodiscard]] Sentence describeClicks(const Amount &amount, Side owner);
[[nodiscard]] Sentence describeCards(const Amount &amount, Side owner);
[[nodiscard]] Sentence describeTags(const Amount &amount, Side owner);
[[nodiscard]] Sentence describeDamage(const Amount &amount, Damage kind, Side owner);
[[nodiscard]] Sentence describeCounters(const Amount &amount, Counter counter, Side owner);
[[nodiscard]] Sentence describeSubroutines(const Amount &amount, Side owner);
/// "any number of cards"
[[nodiscard]] Sentence anyNumberOf(Sentence things);
/// "up to 2 cards"; of so many that nobody counts them: "any number of cards".
[[nodiscard]] Sentence describeUpTo(const Amount &amount, Sentence counted, Sentence unit);
/// More than there could ever be: all of them.
[[nodiscard]] bool isEveryOne(const Amount &amount);
/// By how much: "+1", "−2", "+ the number of …".
[[nodiscard]] Sentence describeChange(const Amount &amount, Side owner);

/// Its text lets its player leave it: he may.
[[nodiscard]] bool leavesFree(const Ability &ability);

/// Whom it happens to, or who decides.
[[nodiscard]] Side playerMeant(const Effect &effect, Side owner);
/// The cards that an effect takes, `n` of them where it says a kind: "up to 2 cards (ice)".
[[nodiscard]] Sentence describeTaken(const Effect &effect, Side owner);
/// What one does; registry.cpp knows which operation it is.
[[nodiscard]] Sentence describe(const Effect &effect, Side owner);
/// One after the other: "the Corp gains 2 credits; then the run ends".
[[nodiscard]] Sentence describe(const std::vector<Effect> &effects, Side owner);
/// "if the trace is successful: …; if not: …"; what is empty is not told.
[[nodiscard]] Sentence describeBoth(Sentence first, Sentence second);

/// How often an ability does what it does, and while what.
[[nodiscard]] std::vector<Sentence> limitsOf(const Ability &ability, Side owner);
[[nodiscard]] Sentence describe(const Ability &ability, Side owner);

} // namespace rulings
