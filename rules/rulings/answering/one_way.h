// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A question played once, in one way through the decisions that it leaves open.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/table.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

/// What was found.
struct Finding {
    Verdict verdict;
    Confidence confidence = Confidence::NotDerivable;
    Sentence why;
    std::vector<std::pair<Sentence, Verdict>> sides; ///< of Conflict: what prevails, what follows
    bool misnamed = false;         ///< what the script names does not fit this way
    bool impossible = false;       ///< the script does what the rules do not allow
    std::string_view open;         ///< NotDerivable::open
    const Rule *missing = nullptr; ///< NotDerivable::missing
    bool byChance = false;         ///< NotDerivable::byChance
    bool unstated = false;         ///< NotDerivable::unstated
};

/// The same with the table as it ended, and what was said and decided on the way. Nothing is played
/// on it any more.
struct Play : Finding {
    Table table;
};

/// Whether it asks where the game stands, and not what lies on the table.
[[nodiscard]] bool isAboutCourse(const Question &question);

/// `path`: which option each decision takes, in their order.
[[nodiscard]] Play playOnce(const Rulebook &book, const Case &one, const Question &question,
                            std::span<const std::size_t> path);

} // namespace rulings
