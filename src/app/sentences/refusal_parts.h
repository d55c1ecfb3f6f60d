// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/event/refusal.h"

#include <string>

namespace app {

// Parts of sentence(event, refusal) that stand in files of their own.

/// Of the codes about the clock.
[[nodiscard]] std::string clockSentence(const tournament::Refusal &refusal);

/// Of the codes about the cut.
[[nodiscard]] std::string cutSentence(const tournament::Event &event,
                                      const tournament::Refusal &refusal);

/// Of the codes about decklists.
[[nodiscard]] std::string deckSentence(const tournament::Event &event,
                                       const tournament::Refusal &refusal);

/// Of the codes about limits.
[[nodiscard]] std::string limitSentence(const tournament::Refusal &refusal);

/// Of the codes about rulings.
[[nodiscard]] std::string rulingSentence(const tournament::Event &event,
                                         const tournament::Refusal &refusal);

} // namespace app
