// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// One line of the play summary: what holds in every version of the rules.
struct SummaryPoint {
    std::string subject; ///< "1 click, 2 credits"
    std::string text;
    std::vector<std::string> entries; ///< ids in the knowledge base that say it in full
};

struct SummarySection {
    std::string title;
    std::vector<SummaryPoint> points;
};

/// The game on one page: setup, turns, actions, runs, damage, winning.
using PlaySummary = std::vector<SummarySection>;

[[nodiscard]] core::Expected<PlaySummary, core::DataError> readPlaySummary(std::string_view text);

/// The compiled-in one.
[[nodiscard]] const PlaySummary &playSummary();

} // namespace rules
