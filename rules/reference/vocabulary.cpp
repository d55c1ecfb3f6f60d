// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/vocabulary.h"

#include "core/text.h"

#include <algorithm>

namespace rules {

StemId Vocabulary::add(const std::string &stem)
{
    const auto [at, isNew] = m_ids.try_emplace(stem, static_cast<StemId>(m_stems.size()));
    if (isNew) {
        m_stems.push_back(&at->first);
        m_entries.push_back(0);
    }
    return at->second;
}

std::optional<StemId> Vocabulary::find(std::string_view stem) const
{
    const auto found = m_ids.find(stem);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::vector<StemId> Vocabulary::beginningWith(std::string_view prefix) const
{
    std::vector<StemId> ids;
    for (StemId id = 0; id < m_stems.size(); ++id)
        if (m_stems[id]->starts_with(prefix))
            ids.push_back(id);
    return ids;
}

std::vector<StemId> Vocabulary::near(std::string_view stem, std::size_t mistakes) const
{
    constexpr std::size_t shortest = 4;
    constexpr std::size_t longEnoughForTwo = 5;
    if (stem.size() < (mistakes > 1 ? longEnoughForTwo : shortest))
        return {};
    std::vector<StemId> ids;
    for (StemId id = 0; id < m_stems.size(); ++id) {
        const std::string &candidate = *m_stems[id];
        const bool otherLength = candidate.size() + 1 < stem.size() || candidate.size() > stem.size() + 1;
        if (candidate.size() < shortest
            || (mistakes > 1 && otherLength && candidate.front() != stem.front()))
            continue;
        if (areApart(candidate, stem, mistakes))
            ids.push_back(id);
    }
    return ids;
}

std::size_t mistakesBetween(std::string_view a, std::string_view b)
{
    const std::size_t distance = core::editDistance(a, b);
    if (distance != 2 || a.size() != b.size())
        return distance;
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    return at + 1 < a.size() && a[at] == b[at + 1] && a[at + 1] == b[at] ? 1 : distance;
}

bool areApart(std::string_view a, std::string_view b, std::size_t mistakes)
{
    const std::size_t longer = std::max(a.size(), b.size());
    return longer - std::min(a.size(), b.size()) <= mistakes && mistakesBetween(a, b) == mistakes;
}

} // namespace rules
