// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"
#include "rules/reference/reference.h"
#include "rules/reference/said.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace rules {

using StemSet = std::vector<StemId>; ///< sorted, without repetition

[[nodiscard]] inline bool has(const StemSet &set, StemId id)
{
    return std::ranges::binary_search(set, id);
}

/// A paragraph or a short answer.
struct Unit {
    std::size_t passage = 0;
    std::size_t number = 0; ///< in Passage::answers or Passage::text
    bool isAnswer = false;
    StemSet stems;
    StemSet question; ///< of an answer
};

/// What an entry says, part by part, as the search compares it.
struct IndexedEntry {
    StemSet title;
    StemSet alias; ///< of its question and cards, too
    StemSet body;
    std::vector<StemSet> phrases; ///< each alias, and its question
    std::vector<Unit> units;
    StemSet names;             ///< of the cards it speaks of
    std::vector<CardId> cards; ///< the same; found by the search, which knows the titles

    IndexedEntry(const Entry &entry, const Said &said);

    /// Of all parts.
    [[nodiscard]] StemSet all() const;
};

} // namespace rules
