// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/query.h"

#include <algorithm>

namespace rules {

bool Query::asksForCards() const
{
    return !cards.empty() && std::ranges::all_of(terms, &Term::namesCard);
}

std::vector<StemId> Query::stems() const
{
    std::vector<StemId> all;
    for (const Term &term : terms)
        for (const Meaning &meaning : term.meanings)
            all.insert(all.end(), meaning.stems.begin(), meaning.stems.end());
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    return all;
}

StemWeights Query::weights(std::size_t vocabulary) const
{
    StemWeights weights(vocabulary);
    for (const Term &term : terms)
        for (const Meaning &meaning : term.meanings)
            for (const StemId id : meaning.stems)
                weights[id] = std::max(weights[id], meaning.weight);
    return weights;
}

} // namespace rules
