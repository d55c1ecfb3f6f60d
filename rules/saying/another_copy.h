// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "rules/saying/acts.h"
#include "rules/saying/draft.h"
#include "rules/saying/scene.h"

#include <cstddef>
#include <string>

namespace saying {

/// The same act once more: what it played, installed or used up is another copy then.
[[nodiscard]] core::Json anotherTime(Draft &draft, const core::Json &act, const std::string &card);

/// "(plays Scorched Earth,) plays Scorched Earth again", "plays another one": what was played
/// before is another copy. `begin`: the token at which the card is named.
void takeAnotherCopy(Scene &scene, SaidAct &said, const std::string &card, std::size_t begin);

/// "Rabbit Hole, Rabbit Hole": the same name stands directly before it in a list.
[[nodiscard]] bool isNamedTwice(const Scene &scene);

} // namespace saying
