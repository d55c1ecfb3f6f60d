// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two lines of play beside each other, and one by two versions of the rules.
#pragma once

#include "rules/rulings/playing_out/parting.h"
#include "ui/ask/play.h"

namespace ui {

/// One line of play, worked out.
struct WorkedOut {
    LineOfPlay line;
    QString verdict;
    rulings::PlayedOut out; ///< to the end of its script
    std::vector<rulings::Act> acts;
};

/// Nothing: there is no question.
[[nodiscard]] std::optional<WorkedOut> workedOut(const Play &play);
/// Acts, tables and answers beside each other; links "moment:2" lead to the line in sight, "kept:2"
/// to the one that was kept.
[[nodiscard]] QString linesHtml(const WorkedOut &now, const WorkedOut &kept);
/// Where two versions part, or that they do not.
[[nodiscard]] QString partingHtml(const Play &play, rules::RulesVersion other);

} // namespace ui
