// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a player does by an ability, said as if it were an act of its own: "purges with it".
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/saying/acts.h"

#include <optional>
#include <string>
#include <string_view>

namespace saying {

/// That ability of the card is used.
[[nodiscard]] SaidAct usedBy(Scene &scene, const std::string &card,
                             const rulings::Ability &ability);
/// Behind such a verb: "with it", "with Cyberdex". The card whose ability does that is used.
[[nodiscard]] std::optional<SaidAct> takeDoneWith(Scene &scene, const std::string &verb);
/// "to purge", "to end the run" behind the use of a card: by its ability that does so.
[[nodiscard]] std::optional<SaidAct> takeUsedTo(Scene &scene, const std::string &card);
/// "to prevent it" behind the use of what prevents: nothing new is said.
/// "Guru prevents it": what is prevented whoever wants it takes no act.
[[nodiscard]] std::optional<SaidAct> preventsByItself(Scene &scene, const std::string &card,
                                                      const rulings::Ability &ability);
void takeWhatIsPrevented(Scene &scene);

/// "(trashes Deus X) to break it": the ability of that card which it is trashed for, the only one
/// or the one that does this.
[[nodiscard]] std::optional<SaidAct> takeSacrificed(Scene &scene, const std::string &card);

/// "2 credits from Daily Casts", "all credits off Bank Job" behind taking: by the ability that
/// takes them.
[[nodiscard]] std::optional<SaidAct> takeCreditsFrom(Scene &scene);

/// Behind "draws a card", "takes a credit": "for his ID", "off Symmetrical Visage". A card does
/// that, and no action is taken.
[[nodiscard]] bool isByCard(const Scene &scene, std::string_view verb);

} // namespace saying
