// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "rules/saying/draft.h"
#include "rules/saying/scene.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// What is asked for of a table: facts of the question language.
struct AskedFacts {
    std::vector<std::string> facts;
    std::string says;
    core::Json whether = {}; ///< what is asked to be so of one of them; null: how they are
};

/// A new question of that kind, of the script as it is.
void setQuestion(Draft &draft, std::string_view ask);
/// These facts as well, of what comes of it.
void addReport(Draft &draft, const std::vector<std::string> &facts);
/// The same, answered with yes or no where the words from `begin` on ask so and nothing else is
/// asked: "is he dead", and not "is he dead or alive".
void askFor(Scene &scene, const AskedFacts &asked, std::size_t begin);

/// The facts that are asked for; none where something else is asked.
[[nodiscard]] std::vector<std::string> reportOf(const Draft &draft);
/// That one is among them.
[[nodiscard]] bool reports(const Draft &draft, const std::string &fact);

/// "whether" of a question: the fact is that. `how`: "is", "is_not", "at_least".
[[nodiscard]] core::Json claimOf(const std::string &fact, core::Json value,
                                 std::string_view how = "is");

} // namespace saying
