// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"
#include "rules/saying/draft.h"

#include <cstddef>
#include <string>
#include <vector>

namespace saying {

/// Who asks whether somebody survives does not ask about one who forgets what he has: where nobody
/// says what is prevented, the Runner is taken to prevent what he can.
struct Prevented {
    std::size_t act = 0; ///< its place in the script
    std::string card;
};

[[nodiscard]] std::vector<Prevented> preventWhatCanBe(Draft &draft);
/// That nobody told these acts.
void notePrevented(Draft &draft, const std::vector<Prevented> &acts);

/// "(I prevent) all 4 damage (with Plascrete)": how often a card is used that prevents 1 each time,
/// by the words from `begin` to the cursor; 1 where they tell no number. "The damage" is a doubt.
[[nodiscard]] int timesToPrevent(Scene &scene, const SaidAct &said, std::size_t begin);

} // namespace saying
