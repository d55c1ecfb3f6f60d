// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two tables that are drawn beside each other: what is not the same is marked in both.
#pragma once

#include "ui/ask/table_boxes.h"

#include <vector>

namespace ui {

struct TablePair {
    std::vector<BoxRow> one, other;
    int unlike = 0; ///< boxes that are marked, each counted once though it stands in both
};

/// Marks what is not the same, and leaves out what says nothing in either: numbers nobody stated,
/// places without cards.
[[nodiscard]] TablePair pairOf(std::vector<BoxRow> one, std::vector<BoxRow> other);

/// Marks what is not as it was at that table.
void markChanged(std::vector<BoxRow> &now, const std::vector<BoxRow> &before);

} // namespace ui
