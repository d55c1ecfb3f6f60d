// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with clicks.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"

#include <optional>
#include <string>

namespace saying {

/// "clicks jackson howard": the one ability for which a click is paid.
[[nodiscard]] std::optional<SaidAct> takeClicked(Scene &scene);
/// "gets used" behind the name of a card.
bool takeUsed(Scene &scene);
/// The ice that is met, or the only one there is: "clicks through both subs".
[[nodiscard]] std::optional<std::string> clickedIce(const Scene &scene);
/// Where such an ability is used when nobody says where.
[[nodiscard]] std::string usualStepOf(const Draft &draft, const rulings::Ability &ability,
                                      rules::Side side);

/// "(spends) a click for one sub": up to how many of them.
bool takeClicksForSubs(Scene &scene);
/// "spends two clicks on Eli 1.0", "the click on it": so many of its subroutines are broken.
[[nodiscard]] std::optional<SaidAct> takeClicksOnIce(Scene &scene);
/// "use her": the card that was spoken of last, which is called so.
[[nodiscard]] bool isPersonOfCard(const Scene &scene);
[[nodiscard]] std::optional<std::string> takeUsedCard(Scene &scene);
/// Those that the words mean: the ability that is named, or the one that does what is said of it.
[[nodiscard]] Abilities meantOf(Scene &scene, const std::string &card, Abilities abilities);
/// "(paid ability)" behind the name of its card, as acts on offer name it; nullptr for other words.
const rulings::Ability *takeNamed(Scene &scene, const std::string &card,
                                  const Abilities &abilities);
/// A card of the Runner, and not the one that was chosen last: what saves from being trashed would
/// have to save that.
[[nodiscard]] bool isOtherThanChosen(const Draft &draft, const std::string &card);
/// Which of several is meant: nothing is done until somebody says it.
[[nodiscard]] SaidAct askWhich(const Draft &draft, const std::string &card, const Abilities &may);

/// Its id in words: "trash self".
[[nodiscard]] std::string wordsOfAbility(const rulings::Ability &ability);
/// The words of an ability behind the name of its card; nullptr where none follow.
[[nodiscard]] const rulings::Ability *takeAbility(Scene &scene, const Abilities &abilities);

} // namespace saying
