// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"
#include "tournament/standings/statistics.h"

namespace app {

/// The event's statistics with the faction of every identity that the library knows: forms and
/// other programs often leave it out. Identities nobody knows keep the faction that was entered.
[[nodiscard]] tournament::Statistics
eventStatistics(const tournament::Event &event,
                const rules::CardLibrary &library = rules::cardLibrary());

} // namespace app
