// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/reading.h"
#include "ui/ask/table_boxes.h"

#include <vector>

namespace ui {

/// Numbers that nobody said, or that go back to one nobody said, look other than those that were.
void markAssumed(std::vector<BoxRow> &rows, const std::vector<saying::Assumed> &assumed);

} // namespace ui
