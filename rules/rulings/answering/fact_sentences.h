// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A fact that was asked for, as a person would say it.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/state.h"
#include "rules/timing/timing.h"

#include <string>

namespace rulings {

/// "The Runner has 4 credits." `over`: by then the game had ended.
[[nodiscard]] Sentence factInWords(const State &state, const std::string &path, const Fact &fact,
                                   bool over);

/// What a step with that window lets be done: "agendas may be scored".
[[nodiscard]] Sentence mayBeDone(rules::Window window);
/// What a step with that trigger sets off: "abilities that wait for the encounter are met".
[[nodiscard]] Sentence isMetThere(rules::Trigger trigger);

} // namespace rulings
