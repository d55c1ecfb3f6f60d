// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_builder.h"
#include "interchange/decklist_said.h"

namespace interchange {

/// One list of what a text says: its cards, the identity that leads it, its name, and every line
/// that may name a card and is not sure.
[[nodiscard]] DecklistBuilder collected(const std::vector<Said> &said,
                                        const rules::CardLibrary &library);

} // namespace interchange
