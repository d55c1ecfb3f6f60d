// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/card_names.h"

#include "rules/cards/card_library.h"
#include "rules/cards/title_key.h"

#include <algorithm>

namespace rules {

namespace {

constexpr std::size_t shortestPack = 2; ///< pack codes are short: "om"

} // namespace

CardNames::CardNames(const CardData &data)
{
    std::unordered_set<std::string_view> seen; // few subtypes, on many cards
    for (std::size_t i = 0; i < data.cards.size(); ++i) {
        const Card &card = data.cards[i];
        for (const std::string &subtype : card.subtypes)
            if (seen.insert(subtype).second)
                add(m_subtypes, titleKey(subtype));
        const auto colon = card.title.find(':');
        if (card.type != CardType::Identity || colon == std::string::npos)
            continue;
        call(std::string_view(card.title).substr(0, colon), {static_cast<std::uint16_t>(i)});
        call(std::string_view(card.title).substr(colon + 1), {static_cast<std::uint16_t>(i)});
    }
    for (const Cycle &cycle : data.cycles)
        add(m_packs, titleKey(cycle.name));
    for (const Pack &pack : data.packs) {
        add(m_packs, titleKey(pack.name));
        if (pack.code.size() >= shortestPack)
            add(m_packs, pack.code);
    }
}

void CardNames::add(Keys &keys, std::string key)
{
    m_longest = std::max(m_longest, key.size());
    keys.insert(std::move(key));
}

void CardNames::call(std::string_view part, CardId id)
{
    const std::string key = titleKey(part);
    if (key.empty())
        return;
    m_longest = std::max(m_longest, key.size());
    auto &called = m_identities[key];
    if (std::ranges::find(called, id) == called.end())
        called.push_back(id);
}

std::span<const CardId> CardNames::identities(std::string_view key) const
{
    const auto found = m_identities.find(key);
    return found == m_identities.end() ? std::span<const CardId>() : found->second;
}

} // namespace rules
