// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/card_library.h"

#include "core/text.h"
#include "rules/cards/title_key.h"

#include <tuple>

namespace rules {

namespace {

constexpr std::size_t shortestPart = 5;   ///< shorter titles are part of too many words
constexpr std::size_t longestTitle = 200; ///< no line with a title in it is longer

CardId idAt(std::size_t position) { return {static_cast<std::uint16_t>(position)}; }

std::string_view baseNameOf(std::string_view title) { return title.substr(0, title.find(':')); }

template <class Index>
std::optional<CardId> lookUp(const Index &index, std::string_view key)
{
    const auto found = std::ranges::lower_bound(
        index, key, {}, [](const auto &entry) { return std::string_view(entry.first); });
    if (found == index.end() || found->first != key)
        return std::nullopt;
    return found->second;
}

} // namespace

CardLibrary::CardLibrary(CardData data) : m_data(std::move(data)), m_names(m_data)
{
    const auto release = [&](const Printing &printing) {
        const auto &released = m_data.packs[printing.pack].released;
        return std::tuple(!released.has_value(), released.value_or(Date{}));
    };
    m_keys.reserve(m_data.cards.size());
    for (std::size_t i = 0; i < m_data.cards.size(); ++i) {
        Card &card = m_data.cards[i];
        std::ranges::stable_sort(card.printings, {}, release);
        if (!card.printings.empty())
            card.released = m_data.packs[card.printings.front().pack].released;
        m_keys.push_back(titleKey(card.title));
        m_letters.push_back(lettersOf(m_keys.back()));
        m_byKey.push_back(idAt(i));
        m_bySlug.emplace_back(card.slug, idAt(i));
        for (const Printing &printing : card.printings)
            m_byCode.emplace_back(printing.code, idAt(i));
        if (card.type == CardType::Identity)
            m_identities.emplace_back(titleKey(baseNameOf(card.title)), idAt(i));
    }
    std::ranges::sort(m_byKey, {}, [&](CardId id) { return keyOf(id); });
    for (Index *index : {&m_byCode, &m_bySlug, &m_identities})
        std::ranges::sort(*index);
}

std::optional<CardId> CardLibrary::findTitle(std::string_view title) const
{
    const std::string key = titleKey(title);
    const auto found = std::ranges::lower_bound(m_byKey, std::string_view(key), {},
                                                [&](CardId id) { return keyOf(id); });
    if (key.empty() || found == m_byKey.end() || keyOf(*found) != key)
        return std::nullopt;
    return *found;
}

std::optional<CardId> CardLibrary::findCode(std::string_view code) const
{
    return lookUp(m_byCode, code);
}

std::optional<CardId> CardLibrary::findSlug(std::string_view slug) const
{
    return lookUp(m_bySlug, slug);
}

const Pack *CardLibrary::findPack(std::string_view name) const
{
    const std::string key = titleKey(name);
    for (const Pack &pack : m_data.packs)
        if (pack.code == name || (!key.empty() && titleKey(pack.name) == key))
            return &pack;
    return nullptr;
}

bool CardLibrary::isIn(CardId id, const Pack &pack) const
{
    return std::ranges::any_of((*this)[id].printings, [&](const Printing &printing) {
        return &m_data.packs[printing.pack] == &pack;
    });
}

std::vector<CardId> CardLibrary::identitiesNamed(std::string_view baseName, const Pack *pack) const
{
    std::vector<CardId> found;
    const std::string key = titleKey(baseName);
    for (const auto &[base, id] : m_identities)
        if (base == key && (!pack || isIn(id, *pack)))
            found.push_back(id);
    return found;
}

CardLibrary::Letters CardLibrary::lettersOf(std::string_view key)
{
    Letters letters{};
    for (const char c : key) {
        const int at = c >= 'a' ? c - 'a' : 26 + (c - '0');
        std::uint8_t &count = letters[static_cast<std::size_t>(at)];
        count = static_cast<std::uint8_t>(count + (count < 255 ? 1 : 0));
    }
    return letters;
}

std::size_t CardLibrary::leastEdits(const Letters &a, const Letters &b)
{
    int more = 0;
    int fewer = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        more += std::max(0, a[i] - b[i]);
        fewer += std::max(0, b[i] - a[i]);
    }
    return static_cast<std::size_t>(std::max(more, fewer));
}

std::optional<std::size_t> CardLibrary::distance(std::string_view wanted, const Letters &letters,
                                                 CardId id) const
{
    constexpr std::size_t lengthStep = 8;
    const std::string_view key = keyOf(id);
    if (key.starts_with(wanted))
        return (key.size() - wanted.size()) / (2 * lengthStep);
    if (key.find(wanted) != std::string_view::npos)
        return 1 + (key.size() - wanted.size()) / lengthStep;
    if (key.size() >= shortestPart && wanted.find(key) != std::string_view::npos)
        return 1 + (wanted.size() - key.size()) / lengthStep;
    const std::size_t most = 1 + wanted.size() / 3;
    if (key.size() > wanted.size() + most || wanted.size() > key.size() + most
        || leastEdits(letters, m_letters[id.value]) > most)
        return std::nullopt;
    const std::size_t edits = core::editDistance(wanted, key);
    return edits <= most ? std::optional(edits) : std::nullopt;
}

std::vector<CardId> CardLibrary::suggestions(std::string_view text, std::size_t limit) const
{
    const std::string wanted = titleKey(text);
    if (wanted.empty() || wanted.size() > longestTitle)
        return {};
    const Letters letters = lettersOf(wanted);
    std::vector<std::pair<std::size_t, CardId>> near;
    for (const CardId id : m_byKey)
        if (const auto edits = distance(wanted, letters, id))
            near.emplace_back(*edits, id);
    std::ranges::stable_sort(near, {}, [](const auto &entry) { return entry.first; });
    std::vector<CardId> best;
    for (std::size_t i = 0; i < std::min(limit, near.size()); ++i)
        best.push_back(near[i].second);
    return best;
}

std::vector<CardId> CardLibrary::find(std::string_view text, std::size_t limit) const
{
    std::vector<CardId> found;
    for (const auto &exact : {findTitle(text), findCode(text), findSlug(text)})
        if (exact && std::ranges::find(found, *exact) == found.end())
            found.push_back(*exact);
    for (const CardId id : suggestions(text, limit))
        if (found.size() < limit && std::ranges::find(found, id) == found.end())
            found.push_back(id);
    return found;
}

} // namespace rules
