// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cards a question names stand among the entries that were found, and which entries are
// about them.
#pragma once

#include "rules/reference/indexed_entry.h"
#include "rules/reference/query.h"
#include "rules/reference/search.h"

#include <span>
#include <vector>

namespace rules {

/// How much the entry is about the cards asked for: 0 to 1; less where it speaks of others, too.
[[nodiscard]] double cardsShared(const IndexedEntry &entry, const Query &query);

class CardPlaces {
public:
    CardPlaces(const Query &query, std::span<const IndexedEntry> indexed,
               const Reference &reference)
        : m_query(query), m_indexed(indexed), m_reference(reference)
    {
    }

    /// Puts the cards themselves among the entries, which come with the best first. Where nothing
    /// but cards is asked for, entries about all of them come first, then those about some.
    void place(std::vector<SearchHit> &hits) const;
    /// Below the first answers: cards that may be meant where the question names none.
    static void suggest(std::vector<SearchHit> &hits, std::span<const CardId> cards);

private:
    [[nodiscard]] bool speaksOf(const SearchHit &hit, CardId card) const;
    [[nodiscard]] std::size_t shared(const SearchHit &hit) const;
    [[nodiscard]] bool rulesOn(const SearchHit &hit, CardId card) const;
    void placeAsked(std::vector<SearchHit> &hits) const;
    void placeBeside(std::vector<SearchHit> &hits) const;

    const Query &m_query;
    std::span<const IndexedEntry> m_indexed;
    const Reference &m_reference;
};

} // namespace rules
