// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an act may be done, as a judge says it to the players.
#pragma once

#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

namespace rulings {

/// "No, the Runner may not steal Breaking News."; without the act where there are no words for it.
/// `ofChoice`: with the cards that it names to be chosen.
[[nodiscard]] Sentence legalInWords(const State &state, bool yes, Side by, const Act &act,
                                    bool ofChoice);
/// "No, credits of Cyberfeeder may not be spent to trash PAD Campaign."
[[nodiscard]] Sentence maySpendInWords(const State &state, bool yes, const Question &question);
/// "The Runner may not steal Breaking News.": behind a yes or no of another question.
[[nodiscard]] Sentence mayBeDoneInWords(const State &state, bool yes, Side by, const Act &act);
/// What the number that is asked about comes to: "the Corp takes 2 bad publicity"; empty: it is
/// asked about no number, or there are no words.
[[nodiscard]] Sentence numberMeans(const State &state, const Question &question);
/// "No, the Corp may not choose this: the Corp takes 2 bad publicity."
[[nodiscard]] Sentence mayBeChosenInWords(bool yes, Side by, Sentence what);
/// "No, the Runner may not."
[[nodiscard]] Sentence legalInShort(bool yes, Side by);

/// A card of that player's on the table that installs cards by an ability which waits for
/// something: what may not be done as an action may be done with it. None: nothing exists.
[[nodiscard]] ObjectId installsBesides(const State &state, Side by, const Act &act);

} // namespace rulings
