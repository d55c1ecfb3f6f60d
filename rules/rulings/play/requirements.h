// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Requirements that several kinds of acts have: a side, a window, a cost, an effect of any use.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Refuses what a “cannot” in force stops, and says which card stops it.
void requireNotForbidden(Judgement &judgement, const Table &table, Forbidden what, Side by,
                         ObjectId object, ObjectId with = {});
/// The same of paid abilities; one that is worded otherwise is none to such a text.
void requirePaidNotForbidden(Judgement &judgement, const Table &table, Side by, ObjectId card,
                             const PaidAbility &paid);

/// The present step in words.
[[nodiscard]] Sentence here(const Table &table);
/// What only one of the players can do at all: forbids it to the other, and says nothing else.
void requireSide(Judgement &judgement, Side by, Side side, RuleName rule);
/// That the present step has the window, in words that tell what it is for.
void requireWindow(Judgement &judgement, const Table &table, Side by, rules::Window window,
                   RuleName rule);
/// Of what is used instead of a rez: the ice that the Runner approaches may be rezzed now.
void requireRezOfApproached(Judgement &judgement, const Table &table, const PaidAbility &paid);
/// Of what lasts for an encounter, where a text forbids that the card is used: on which ice it is.
void sayUsedOnIce(const Table &table, Side by, ObjectId card, const Ability &ability);
/// That a restriction is met: `what` it finds.
void noteTextAllows(Judgement &judgement, ObjectId card, const Condition &restriction,
                    const Sentence &what);
/// Where the version asks for it: whether the effect has anything to change; if not, `missing` says
/// what is not there, if it can.
void requireUseful(Judgement &judgement, bool useful, ObjectId card, bool severalParts,
                   core::FunctionRef<Sentence()> missing);
/// `few`: a part of the effect asks for more than there is; empty: it does not. Another part that
/// can resolve is enough where the version says so.
void requireEnough(Judgement &judgement, ObjectId card, const Sentence &few, const Table &table);
/// What it costs, and why that cannot be paid.
[[nodiscard]] Sentence notPayable(const Bundle &bundle, const Sentence &why);
/// Adds no check where nothing is to be paid.
void requireCost(Judgement &judgement, const Table &table, const Bundle &bundle);

} // namespace rulings
