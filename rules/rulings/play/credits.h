// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the credits for a cost come from.
#pragma once

#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// What that player could spend on it: of the pool, of the run and of cards. None while a “cannot”
/// forbids spending; throws NotDerivable when the pool is not stated.
[[nodiscard]] int creditsAvailable(const Table &table, Side side, const Purpose &purpose);
/// Credits that lie on that card may be spent on it.
[[nodiscard]] bool mayPayFor(const Table &table, const Bundle &bundle, ObjectId card);
/// From the pool, the run and the cards whose credits may be spent on it.
void spendCredits(Table &table, const Bundle &bundle);
/// "credits of Cyberfeeder, Toolbox": the cards that help to pay where the pool alone is not
/// enough; empty where none does, or where it is.
/// The player's cards in force whose credits are for something else; empty: there are none.
[[nodiscard]] Sentence notForThis(const Table &table, Side side, const Purpose &purpose);
[[nodiscard]] Sentence withWhat(const Table &table, const Bundle &bundle);

/// What that player spends secretly: up to `most`, but no number that a text forbids.
[[nodiscard]] int chooseSecretly(Table &table, Side side, int most);

/// A text wants one of the credits to come from a certain card, and there is none.
[[nodiscard]] bool lacksWantedCredits(const Table &table, const Bundle &bundle);

} // namespace rulings
