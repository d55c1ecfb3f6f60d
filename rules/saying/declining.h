// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an ability that triggers has to be used: "may he decline Security Testing".
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// Behind "may" or "must": "he leave X out", "he not use X", "he access instead of using X".
[[nodiscard]] std::optional<SaidAct> takeDeclining(Scene &scene);
/// Behind "must": "he steal X", whether he can decline.
[[nodiscard]] std::optional<SaidAct> takeHavingToSteal(Scene &scene);
/// Behind "must": "he use X", which asks the same.
[[nodiscard]] std::optional<SaidAct> takeHavingToUse(Scene &scene);

} // namespace saying
