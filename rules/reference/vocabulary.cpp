// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/vocabulary.h"

#include "core/text.h"

#include <algorithm>
#include <bit>

namespace rules {

namespace {

/// One letter added, left out or mistaken, or two neighbours in the wrong order. Thousands of words
/// are compared at every key stroke.
bool isOneMistake(std::string_view a, std::string_view b)
{
    const auto begin = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    a.remove_prefix(begin);
    b.remove_prefix(begin);
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    if (a.size() == 2 && b.size() == 2)
        return a[0] == b[1] && a[1] == b[0];
    return a.size() <= 1 && b.size() <= 1 && a.size() + b.size() > 0;
}

} // namespace

StemId Vocabulary::add(const std::string &stem)
{
    const auto [at, isNew] = m_ids.try_emplace(stem, static_cast<StemId>(m_stems.size()));
    if (isNew) {
        m_stems.push_back(&at->first);
        m_entries.push_back(0);
        m_plain.push_back(0);
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
        const bool otherLength =
            candidate.size() + 1 < stem.size() || candidate.size() > stem.size() + 1;
        if (candidate.size() < shortest
            || (mistakes > 1 && otherLength && candidate.front() != stem.front()))
            continue;
        if (areApart(candidate, stem, mistakes))
            ids.push_back(id);
    }
    return ids;
}

LetterSet lettersOf(std::string_view word)
{
    LetterSet set = 0;
    for (const char letter : word)
        set |= LetterSet(1) << (static_cast<unsigned char>(letter) % 32U);
    return set;
}

bool mayBeApart(LetterSet a, LetterSet b, std::size_t mistakes)
{
    return static_cast<std::size_t>(std::popcount(a ^ b)) <= 2 * mistakes;
}

std::size_t mistakesBetween(std::string_view a, std::string_view b)
{
    const std::size_t distance = core::editDistance(a, b);
    return distance == 2 && isOneMistake(a, b) ? 1 : distance;
}

bool areApart(std::string_view a, std::string_view b, std::size_t mistakes)
{
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer - std::min(a.size(), b.size()) > mistakes)
        return false;
    if (mistakes == 1)
        return isOneMistake(a, b);
    return mayBeApart(lettersOf(a), lettersOf(b), mistakes) && mistakesBetween(a, b) == mistakes;
}

} // namespace rules
