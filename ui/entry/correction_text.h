// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/preview.h"

#include <QString>

namespace ui {

/// Whether the table has a result already and this is another one, not merely its next game.
[[nodiscard]] bool isCorrection(const tournament::Event &event,
                                const tournament::ReportResult &report);

/// What the correction would do to points, places and later pairings, a line each. Only where
/// isCorrection(): the table must have a result.
[[nodiscard]] QString correctionText(const tournament::Event &event,
                                     const tournament::ReportResult &report,
                                     const app::Preview &preview);

} // namespace ui
