// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/export.h"

namespace interchange {

/// Standings after the round asked for, in pages like those of the pairings.
[[nodiscard]] std::vector<std::string> markdownStandings(const tournament::Event &event,
                                                         const ExportOptions &options = {});

} // namespace interchange
