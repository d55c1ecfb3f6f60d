// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Abilities that count now, and what of a card is modelled.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Every ability that is in force now: of active cards, and of others where the ability says so.
/// An active card that is not modelled ends the derivation.
void forEachAbility(const Table &table, core::FunctionRef<void(ObjectId, const Ability &)> visit);
/// Whether one of them fulfils it. All are visited: an active card that is not modelled still ends
/// the derivation.
[[nodiscard]] bool anyAbility(const Table &table,
                              core::FunctionRef<bool(ObjectId, const Ability &)> fulfils);
/// Throws NotDerivable when what the question needs of the card is not modelled.
void requireModelled(const Table &table, ObjectId id, Uncovered question = Uncovered::Anything);
/// The same for every active card: what is asked concerns the whole table.
void requireAllModelled(const Table &table, Uncovered question);
/// Whether it is installed and a click may be spent to advance it: agendas, and cards that say so.
[[nodiscard]] bool canBeAdvanced(const Table &table, ObjectId id);
/// Whether a conditional ability of the card is met by such events.
[[nodiscard]] bool waitsFor(const CardModel &card, EventKind event);
/// The card that has taken its text; none: it has its text.
[[nodiscard]] ObjectId blankedBy(const Table &table, ObjectId id);
[[nodiscard]] bool isBlank(const Table &table, ObjectId id);
/// Whether there is anything at all that may take the text of a card: most tables have nothing.
[[nodiscard]] bool anyBlanksText(const State &state);

/// The card in force that has such a procedure go another way, as far as it concerns that card;
/// often none.
[[nodiscard]] ObjectId whatAlters(const Table &table, Altered what, ObjectId card = {});

} // namespace rulings
