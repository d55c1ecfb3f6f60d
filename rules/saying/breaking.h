// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/saying/acts.h"

#include <optional>
#include <string>

namespace saying {

/// Behind "crypsis breaks": what, and which of its subroutines; all of them where none is named.
/// What a breaker lacks of the ice's strength it gets before, as the table stands.
[[nodiscard]] std::optional<SaidAct> breaks(Scene &scene, const std::string &card,
                                            const rulings::Ability &ability);

/// "gets past", "(goes) through": the ice is behind the Runner then.
[[nodiscard]] bool isGettingPast(const Token &token);
/// "with Corroder", "using Femme": a card that can break or bypass stands there.
[[nodiscard]] bool isDoneWithCard(const Scene &scene);
/// "with", "using" in front of a card.
bool takeWith(Scene &scene);
/// What a card may be used to do: "breaks (it with Crypsis)", also "gets past (it with Crypsis)".
[[nodiscard]] std::string takeVerbOfUse(Scene &scene);

/// "one subroutine of" in front of the ice, which breaks() looks back at.
void skipCounted(Scene &scene);

} // namespace saying
