// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <vector>

namespace rulings {

/// A value of a fact as people say it: "yes", "in the heap", "the Runner", the title of a card;
/// what happened, one after the other: "Enigma is rezzed, success, run ends".
[[nodiscard]] Sentence valueInWords(const Fact &fact, const State &state);
/// What happened, told with how many credits were gained; as it is where the gains are those of
/// something else.
[[nodiscard]] Fact withGains(Fact order, const std::vector<Gain> &gains);

} // namespace rulings
