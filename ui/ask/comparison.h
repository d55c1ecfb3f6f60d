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
    rulings::Asked asked;
    std::size_t acts = 0;   ///< behind which it is asked
    rulings::PlayedOut out; ///< to the end of its script
};

/// Nothing: there is no question.
[[nodiscard]] std::optional<WorkedOut> workedOut(const Play &play);

/// One of the two tables that are drawn.
struct ComparedTable {
    QString name;    ///< of the line or version
    QString verdict; ///< what it comes to in the end
    rulings::PlayedOut out;
};

struct Comparison {
    std::size_t acts =
        0; ///< after which the tables are drawn; a line that is shorter is at its end
    std::optional<std::size_t> parting; ///< after so many acts; nothing: they do not part
    ComparedTable one, other;
    /// Acts and answers beside each other and where they part; links "both:2" lead to the tables
    /// after so many acts.
    QString html;
};

/// Drawn after so many acts; nothing: where they part.
[[nodiscard]] Comparison compareLines(const WorkedOut &now, const WorkedOut &kept,
                                      std::optional<std::size_t> acts);
[[nodiscard]] Comparison compareVersions(const WorkedOut &now, rules::RulesVersion other,
                                         std::optional<std::size_t> acts);

} // namespace ui
