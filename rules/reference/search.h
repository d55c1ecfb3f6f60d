// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/excerpt.h"
#include "rules/reference/reference.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace rules {

struct SearchHit {
    std::size_t position = 0; ///< of the entry
    double score = 0;
    std::size_t passage = 0; ///< the one the excerpt is from
    Excerpt excerpt;
};

/// Finds entries by what a judge types. Not for several threads at once.
class Search {
public:
    explicit Search(const Reference &reference);
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;
    ~Search();

    /// The best first. With a version only what holds by it, tournament rules and differences.
    [[nodiscard]] std::vector<SearchHit>
    find(std::string_view text, std::optional<RulesVersion> version, std::size_t most) const;

    /// Cards the text names by title or nickname.
    [[nodiscard]] std::vector<std::string> cardsIn(std::string_view text) const;

private:
    class Index;
    std::unique_ptr<Index> m_index;
};

} // namespace rules
