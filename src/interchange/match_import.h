// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/event_document.h"
#include "interchange/imported_field.h"
#include "tournament/event/event.h"

namespace interchange {

/// The rounds of a document as rounds of an event: players, tables, sides and results.
[[nodiscard]] std::vector<tournament::Round>
importRounds(const EventDocument &document, const tournament::Profile &profile, Notices &notices);

/// Whether our own record of a match says what the visible part of the document says.
[[nodiscard]] bool saysSame(const tournament::Event &event, tournament::Stage stage,
                            const tournament::Match &ours, const tournament::Match &visible);

} // namespace interchange
