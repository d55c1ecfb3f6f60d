// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing.h"
#include "ui/paper/sheet.h"

namespace ui {

/// The charts of a run and of both turns with what each player may do there, on one page.
[[nodiscard]] Printout timingSheet(rules::RulesVersion version, app::PaperSize paper);
/// The game on one page, as every version of the rules has it.
[[nodiscard]] Printout playSummarySheet(app::PaperSize paper);

} // namespace ui
