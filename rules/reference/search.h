// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"
#include "rules/reference/excerpt.h"
#include "rules/reference/reference.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace rules {

/// An entry, or a card itself.
struct SearchHit {
    std::optional<CardId> card; ///< none: an entry, which the rest is about
    std::size_t position = 0;
    double score = 0;
    std::size_t passage = 0; ///< the one the excerpt is from
    Excerpt excerpt;
};

/// Finds entries and cards by what a judge types. Not for several threads at once.
class Search {
public:
    /// The library must outlive the search; none is the one compiled in.
    explicit Search(const Reference &reference, const CardLibrary *library = nullptr);
    Search(const Search &) = delete;
    Search &operator=(const Search &) = delete;
    ~Search();

    /// The best first. With a version only what holds by it, tournament rules and differences.
    [[nodiscard]] std::vector<SearchHit>
    find(std::string_view text, std::optional<RulesVersion> version, std::size_t most) const;

private:
    class Index;
    std::unique_ptr<Index> m_index;
};

} // namespace rules
