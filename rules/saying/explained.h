// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// "Does it? [how many credits has the Runner]": in brackets behind a question stands what it means.
// The words before them are read as without.
#pragma once

#include "rules/saying/token.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

class Scene;

struct Explained {
    Span span;        ///< with its brackets
    std::string text; ///< without
};

[[nodiscard]] std::vector<Explained> explainedIn(std::string_view line);
/// The line with blanks where they stand.
[[nodiscard]] std::string withoutExplained(std::string_view line);
/// That of the clause from `begin` to `end`: behind it, or behind the mark that ends it. nullptr:
/// there is none.
[[nodiscard]] const Explained *explainedAt(const Scene &scene, std::size_t begin, std::size_t end);
/// The words with that meaning behind them.
[[nodiscard]] std::string explainedBy(std::string_view words, std::string_view meaning);

} // namespace saying
