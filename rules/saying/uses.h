// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "uses femme", "crypsis breaks ice wall", "prevents 2 damage with plascrete", "declines femme",
/// "pays for snare". Which of several abilities is meant is asked.
[[nodiscard]] std::optional<SaidAct> takeUse(Scene &scene);
/// The ability of that card for it: "break", "prevent", "sacrifice" (which it is trashed for);
/// where that is not said its only one.
[[nodiscard]] std::optional<SaidAct> takeUseOf(Scene &scene, const std::string &card,
                                               const std::string &verb = "use");
/// Whatever bypasses ice, where it is the only card that does.
[[nodiscard]] std::optional<SaidAct> takeByTheOnly(Scene &scene, const std::string &verb);

} // namespace saying
