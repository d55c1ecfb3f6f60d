// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "uses femme", "crypsis breaks ice wall", "prevents 2 damage with plascrete", "declines femme",
/// "pays for snare". Which of several abilities is meant is asked.
[[nodiscard]] std::optional<SaidAct> takeUse(Scene &scene);
/// What that card is used for is not said: its only ability, or the only one for that verb.
[[nodiscard]] std::optional<SaidAct> takeUseOf(Scene &scene, const std::string &card,
                                               const std::string &verb = "use");
/// Whatever bypasses ice, where it is the only card that does.
[[nodiscard]] std::optional<SaidAct> takeByTheOnly(Scene &scene, const std::string &verb);

} // namespace saying
