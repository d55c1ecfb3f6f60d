// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What players do. One place decides whether they may, for questions and for scripts alike.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Every check of that act by that player, now. Throws NotAllowed when it lacks its card, and
/// NotDerivable when it is of a kind that nothing judges.
[[nodiscard]] Judgement judge(const Table &table, Side by, const Act &act);
/// The X of the cost of what is played, as the act states it.
void declareX(Table &table, const Act &act);
/// That costs clicks and is done in the own action phase.
[[nodiscard]] bool isAction(ActKind kind);
/// Who can do such a thing at all. Throws NotAllowed when it lacks its card.
[[nodiscard]] Side actorOf(const Table &table, const Act &act);
/// Whether the present step lets that player use it now: the chance is his, and no action is open.
[[nodiscard]] bool isOpen(const Table &table, Side side, rules::Window window);

} // namespace rulings
