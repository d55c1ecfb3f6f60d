// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/saying/draft.h"

#include <string>
#include <vector>

namespace saying {

/// How often a card has to be made stronger before it breaks that ice, and by which ability.
[[nodiscard]] int boostsFor(const Draft &draft, const std::string &card, const std::string &ice,
                            const rulings::Ability **boost);
/// Of an ability that makes the card stronger itself, how often it is used before it breaks.
[[nodiscard]] int usesBefore(const Draft &draft, const std::string &card, const std::string &ice,
                             const rulings::Ability &ability);
/// Paperclip, which gets stronger by X and breaks X subroutines: one use, for as many credits as it
/// takes to be strong enough and to break all these.
[[nodiscard]] core::Json breaksAtX(const Draft &draft, const std::string &card,
                                   const rulings::Ability &ability, const std::string &ice,
                                   const std::vector<int> &numbers);

} // namespace saying
