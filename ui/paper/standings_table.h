// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings/standings.h"
#include "ui/paper/table_sheets.h"

namespace ui {

/// The columns of the Standings page that this event needs, as a table on paper.
[[nodiscard]] PaperSection standingsTable(const tournament::Event &event,
                                          const tournament::Standings &standings);
/// What is missing, empty when the standings are sure.
[[nodiscard]] QString provisionalText(const tournament::Event &event,
                                      const tournament::Standings &standings);

} // namespace ui
