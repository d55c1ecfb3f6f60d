// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

namespace interchange {

/// A table whose first record names a column of quantities and one of titles, as our own export
/// does.
[[nodiscard]] bool isDecklistCsv(std::string_view text);

[[nodiscard]] std::string writeDecklistCsv(const Decklist &list, const rules::DeckRules &rules,
                                           const rules::DeckFormat &event);

} // namespace interchange
