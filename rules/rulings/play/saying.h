// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What acts and steps are told by.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// "the Runner plays Modded"; empty of what is no act of its own, a decision or a prevention.
[[nodiscard]] Sentence actInWords(Side by, const Act &act);
/// The line that an act begins with: "the Runner plays Modded". What the rules ask of it and what
/// follows stand behind.
void sayAct(const Table &table, Side by, const Act &act);

/// Of a card that is picked; `otherwise`: what is decided.
[[nodiscard]] Sentence mayBeChosen(const Act &act, const Sentence &otherwise);
/// Tags that were removed, and how many are left.
[[nodiscard]] Sentence tagsLost(int number, int left);
/// "[3] Encounter with ice"
[[nodiscard]] Sentence stepInWords(const rules::TimingStep &step);
/// The line that a step begins with.
void sayStep(const Table &table);
/// How many cards of HQ or R&D are accessed, and how many of its root.
void sayAccesses(const Table &table, ServerId server, int inside, int root);
/// The credits of a run; `byTexts`: of bad publicity that only the text of a card adds.
void sayBadPublicityCredits(const Table &table, int all, int byTexts);

} // namespace rulings
