// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/event_document.h"
#include "interchange/imported_field.h"
#include "tournament/standings/standings.h"

namespace interchange {

/// Standings with strength of schedule as the exchanged files record it: always the average, also
/// under a profile whose own tie-break is the sum.
[[nodiscard]] tournament::Standings averagedStandings(const tournament::Event &event);

/// Whether `recorded`, a decimal as some program wrote it, is this fraction to the digits written.
[[nodiscard]] bool sameFigure(const core::Fraction &computed, const std::string &recorded);

/// One sentence for everything the file records that its own rounds contradict.
void compareRecorded(const EventDocument &document, const tournament::Event &event,
                     Notices &notices);

} // namespace interchange
