// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <optional>
#include <string_view>
#include <vector>

#include <QString>

namespace ui {

/// "1-20, 30" as ranges of tables, without a look at whether they may follow each other; nothing
/// when it cannot be read. Empty: no limit.
[[nodiscard]] std::optional<std::vector<tournament::TableRange>>
readTableRanges(std::string_view text);

/// The same words for ranges.
[[nodiscard]] QString tableRangesText(const std::vector<tournament::TableRange> &ranges);

} // namespace ui
