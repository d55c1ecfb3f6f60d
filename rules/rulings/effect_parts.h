// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/costs.h"

namespace rulings {

/// Its player is free not to have it happen: nothing forces it.
[[nodiscard]] bool isChosen(const Effect &effect, const Context &context);
/// Whom an effect happens to, or who decides: the player named, otherwise the card's owner.
[[nodiscard]] Side playerOf(const Effect &effect, const Context &context);
[[nodiscard]] Bundle bundleOf(Table &table, const Effect &effect, const Context &context);
/// An effect of that kind which outlasts the one that makes it.
[[nodiscard]] Lasting lastingOf(const Effect &effect, const Context &context, Lasting::Kind kind);
/// What an effect rests on that lasts longer than its resolution.
[[nodiscard]] RuleName lastingRule(const Table &table, const Context &context);
/// “Must”: with everything that may be spent on it; an option that can be resolved completely.
void mustPay(Table &table, const Effect &effect, Context &context);
void mustOne(Table &table, const Effect &effect, Context &context);
/// The Corp spends, the Runner spends, and the strengths are compared.
void resolveTrace(Table &table, const Effect &effect, Context &context);
/// As many different objects as are there, all chosen before anything happens to one.
[[nodiscard]] std::vector<ObjectId> chosenCards(Table &table, const Effect &effect,
                                                const Context &context);
/// Unrezzed installed cards are, and others where the version lets a text say so.
[[nodiscard]] bool canBeExposed(const Table &table, const Effect &effect, ObjectId id);
/// Which of two cards may not take the other's place, because that would install it; often none.
[[nodiscard]] ObjectId keptFromSwapping(Table &table, ObjectId first, ObjectId second);
/// Where Host may put that card, or any: what is full or hosts it already does not count.
[[nodiscard]] std::vector<ObjectId> hostsOpenTo(const Table &table, const Effect &effect,
                                                const Context &context, ObjectId card = {});
/// Unless the text says otherwise, installed cards only (Rules Reference 1.0, "Choosing Cards").
[[nodiscard]] std::vector<ObjectId> candidates(const Table &table, Filter filter,
                                               const Context &context);

} // namespace rulings
