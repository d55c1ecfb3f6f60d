// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/schedule.h"

#include <optional>
#include <vector>

#include <QString>

namespace ui {

/// "3: 45, 5: 20" – 45 minutes after round 3. Nothing when it cannot be read; empty for no break.
[[nodiscard]] std::optional<std::vector<tournament::Break>> readBreaks(const QString &text);
[[nodiscard]] QString breaksText(const std::vector<tournament::Break> &breaks);

} // namespace ui
