// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace rules {

struct CardData;

/// What beside whole titles stands for cards in lists: parts of identities' names, packs and
/// cycles, subtypes. All of it is asked for by titleKey().
class CardNames {
public:
    explicit CardNames(const CardData &data);

    /// The identities that have this before or behind the colon of their title.
    [[nodiscard]] std::span<const CardId> identities(std::string_view key) const;
    /// Whether it is the name or code of a pack, or a cycle.
    [[nodiscard]] bool isPack(std::string_view key) const { return m_packs.contains(key); }
    [[nodiscard]] bool isSubtype(std::string_view key) const { return m_subtypes.contains(key); }
    /// Letters of the longest of all of them.
    [[nodiscard]] std::size_t longest() const { return m_longest; }

private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    using Keys = std::unordered_set<std::string, Hash, std::equal_to<>>;

    void add(Keys &keys, std::string key);
    void call(std::string_view part, CardId id);

    std::unordered_map<std::string, std::vector<CardId>, Hash, std::equal_to<>> m_identities;
    Keys m_packs;
    Keys m_subtypes;
    std::size_t m_longest = 0;
};

} // namespace rules
