// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An act for people, and as questions write it.
#pragma once

#include "core/json.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

namespace rulings {

/// "the Corp installs Enigma protecting HQ", "the Runner chooses Corroder". The ice is that whose
/// subroutines are broken, where it is known.
[[nodiscard]] Sentence inWords(const State &state, Side by, const Act &act, ObjectId ice = {});
/// {"install": "i1", "server": "HQ"}, as the reader of questions takes it.
[[nodiscard]] core::Json jsonOf(const State &state, const Act &act);

} // namespace rulings
