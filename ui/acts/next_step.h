// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/acts/next_step.h"

#include <QString>

namespace ui {

/// "Next: pair round 3"
[[nodiscard]] QString nextStepText(const tournament::NextStep &next);
/// The action that does it, or leads to where it is done.
[[nodiscard]] QLatin1StringView nextStepAction(tournament::Step step);

} // namespace ui
