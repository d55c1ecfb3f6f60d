// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the text of a card does, told in its words: the card is used.
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "takes the extra click", "arranges the top five cards", "Indexing replaces access", "removes
/// Jackson Howard from the game": the only card on the table that does so. What was used for it
/// already is not used again: no acts.
[[nodiscard]] std::optional<SaidAct> takeEffectTold(Scene &scene);
/// "instead of accessing" behind a use says what it replaces.
void skipInsteadOfAccess(Scene &scene);

} // namespace saying
